import type { Answer, MediaType, ResolvedOperation, Schema } from "../document.ts"
import { escape, inline } from "./markup.ts"

/** Session headers with shell variables as values, so that a sample can be run unchanged. */
const variables: Record<string, string> = {
  token: '"token: $TOKEN"',
  "alliance-id": '"alliance-id: $ALLIANCE_ID"',
  "member-id": '"member-id: $MEMBER_ID"',
  username: '"username: $USERNAME"',
  "applicant-key": '"applicant-key: $APPLICANT_KEY"',
}

const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`

function headersOf({ parameters, security, requestBody }: ResolvedOperation): string[] {
  const schemes = (security ?? [{ token: [] }]).flatMap((scheme) => Object.keys(scheme))
  const scheme = { token: ["token"], applicantKey: ["applicant-key"] }[schemes[0] ?? ""] ?? []
  const isPublic = schemes.length === 0
  const sent = parameters
    .filter((one) => one.in === "header" && (one.required || (!isPublic && one.name !== "x-request-id")))
    .map(({ name, example }) => variables[name] ?? quoted(`${name}: ${String(example)}`))
  const isJson = "application/json" in (requestBody?.content ?? {})
  return [
    ...scheme.map((name) => variables[name] ?? ""),
    ...sent,
    ...(isJson ? ["'content-type: application/json'"] : []),
  ]
}

/** The URL of a sample: path and required query parameters from the examples; lists start at their first page. */
function addressOf({ path, parameters }: ResolvedOperation): string {
  const named = (name: string) => parameters.find((one) => one.in === "path" && one.name === name)
  const filled = path.replaceAll(/\{([^}]+)\}/g, (_, name: string) => encodeURIComponent(String(named(name)?.example)))
  const query = new URLSearchParams(
    parameters
      .filter((one) => one.in === "query" && (one.required || one.name === "page" || one.name === "size"))
      .flatMap(({ name, example }) => [example].flat().map((value) => [name, String(value)])),
  )
  return `"$BACKEND"${quoted(`/api${filled}${query.size > 0 ? `?${query.toString()}` : ""}`)}`
}

function bodyOf([type, { examples }]: [string, MediaType], fields: Record<string, Schema>): string[] {
  const value = Object.values(examples ?? {})[0]?.value
  if (type === "application/json") return [`--data ${quoted(JSON.stringify(value, null, 2))}`]
  return Object.entries(value as Record<string, string>).map(([name, given]) =>
    fields[name]?.contentMediaType ? `--form '${name}=@agenda.pdf'` : `--form ${quoted(`${name}=${given}`)}`,
  )
}

const isText = (type: string): boolean => type.includes("json") || type.startsWith("text/")

/** An operation as a curl command with the values of its examples. `fields`: the fields of a form. */
export function curlOf(operation: ResolvedOperation, fields: Record<string, Schema> = {}): string {
  const { method, requestBody, responses } = operation
  const good = Object.keys((responses["200"] ?? responses["201"])?.content ?? {})
  const parts = [
    `curl ${method === "get" ? "" : `--request ${method.toUpperCase()} `}${addressOf(operation)}`,
    ...headersOf(operation).map((header) => `--header ${header}`),
    ...Object.entries(requestBody?.content ?? {})
      .slice(0, 1)
      .flatMap((content) => bodyOf(content, fields)),
    ...(good.every(isText) ? [] : ["--output answer"]),
  ]
  return parts.join(" \\\n  ")
}

/** The examples of a body, each with its summary. */
export function examplesOf({ examples }: MediaType): string {
  return Object.values(examples ?? {})
    .map(({ summary, value }) => {
      const [english = "", chinese = ""] = summary.split(" / ")
      const text = typeof value === "string" ? value : JSON.stringify(value, null, 2)
      return `<figure><figcaption>${escape(english)} <span lang="zh">${escape(chinese)}</span></figcaption><pre tabindex="0">${escape(text)}</pre></figure>`
    })
    .join("\n")
}

/** The response for one status with its examples; a successful one is expanded. */
export function answerSample(status: string, { description, content }: Answer): string {
  const bodies = Object.entries(content ?? {}).map(
    ([type, body]) => `${type === "application/json" ? "" : `<p class="type">${escape(type)}</p>`}${examplesOf(body)}`,
  )
  const isOpen = status.startsWith("2") ? " open" : ""
  return `<details${isOpen}><summary><b class="status">${status}</b> ${inline(description)}</summary>${bodies.join("\n")}</details>`
}

/** Explains which variables the samples need. */
export function samplesIntroduction(): string {
  const setting = `export BACKEND=http://127.0.0.1:4010   # the mock of \`npm run mock\`, or your backend
export TOKEN=… ALLIANCE_ID=… MEMBER_ID=…   # token, alliance_id and user_id of the answer to ticket.exchange
export USERNAME=…                          # its username, percent-encoded as UTF-8`
  return `<section><h2 id="samples">How to try the samples</h2>
<p>Each operation has a curl command and an example of each answer. Set these variables first; ids in the samples are those of the examples.</p>
<pre tabindex="0">${escape(setting)}</pre>
<p>No call has a language header. Chinese and English text travel together (<code>name</code> and <code>name_english</code>), <code>message</code> of a refusal is English,
and the portal shows a text of its own for the code in the language of the interface. Where the language of an answer can be chosen, the operation has a <code>language</code> parameter
or the record has a language field.</p></section>`
}
