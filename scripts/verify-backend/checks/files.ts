import { expectDone, expectRefused, Finding, LeftOut, resultOf } from "../client/answers.ts"
import type { Operation } from "../client/contract.ts"
import { digestOf } from "../client/send.ts"
import { unique } from "../subjects/bodies.ts"
import { validCall } from "../subjects/calls.ts"
import { newFile } from "../subjects/new-file.ts"
import { readCall, sendAs, type Verification } from "../subjects/subject.ts"

/** Checks that files keep bytes, type and name and can be read in parts, and that localised files are in the requested language. */
export async function checkFiles(v: Verification): Promise<void> {
  await uploaded(v)
  await inInvitations(v)
  for (const operation of v.contract.operations.filter((one) => one.method === "get")) await inLanguages(v, operation)
}

async function uploaded(v: Verification): Promise<void> {
  const who = "alliance_admin"
  const content = `Line 1 第一行\nverify-backend ${unique()}\n`
  const read = () =>
    v.records.shared("file read again", async () => {
      const as = await v.people.get(who)
      const id = await newFile(v, "meeting", content)
      const exchange = await v.target.send("file.get", { as, path: { id } })
      expectDone(exchange)
      return { id, exchange }
    })
  await v.check("file.get", "file", "the bytes that were uploaded", async () => {
    const { exchange } = await read()
    if (exchange.digest !== digestOf(content)) throw new Finding("other bytes came", exchange)
  })
  await v.check("file.get", "file", "the type of the file", async () => {
    const { exchange } = await read()
    if (!exchange.contentType?.startsWith("application/octet-stream"))
      throw new Finding(`it came as ${exchange.contentType ?? "nothing"}, and is no image`, exchange)
  })
  await v.check("file.get", "file", "the name of the file", async () => {
    const { exchange } = await read()
    const header = exchange.answerHeaders["content-disposition"] ?? ""
    const [, encoded = ""] = /filename\*=utf-8''([^;]+)/i.exec(header) ?? []
    if (decodeURIComponent(encoded) !== "verify-backend 测试.txt")
      throw new Finding(`content-disposition is ${header || "missing"}`, exchange)
  })
  await v.check("file.get", "file", "a part of the bytes", async () => {
    const { id } = await read()
    const headers = { Range: "bytes=0-5" }
    const exchange = await sendAs(v, who, "file.get", { path: { id }, headers })
    if (exchange.status !== 206 || exchange.digest !== digestOf("Line 1"))
      throw new Finding("bytes 0 to 5 did not come as 206", exchange)
  })
  await v.check("file.get", "file", "its last bytes", async () => {
    const { id } = await read()
    const exchange = await sendAs(v, who, "file.get", { path: { id }, headers: { Range: "bytes=-6" } })
    if (exchange.status !== 206 || exchange.digest !== digestOf(content.slice(-6)))
      throw new Finding("the last 6 bytes did not come as 206", exchange)
  })
  await v.check("file.get", "file", "a range beyond its end is refused", async () => {
    const { id } = await read()
    const headers = { Range: "bytes=1000000-" }
    expectRefused(await sendAs(v, who, "file.get", { path: { id }, headers }), [416], ["range_not_satisfiable"])
  })
}

async function inLanguages(v: Verification, operation: Operation): Promise<void> {
  const { operationId, parameters, responses } = operation
  const language = parameters.find(({ name, in: place }) => name === "language" && place === "query")
  if (!language || "application/json" in (responses["200"]?.content ?? {})) return
  await v.check(operationId, "file", "another language is another file", async () => {
    const values = v.contract.resolve(language.schema).enum ?? []
    const digests = new Set<string>()
    for (const value of values.map(String)) {
      const call = await readCall(v, operation, { query: { language: value } })
      const exchange = await v.target.send(operationId, call)
      expectDone(exchange)
      if (digests.has(exchange.digest)) throw new Finding(`${value} is the same file`, exchange)
      digests.add(exchange.digest)
    }
    if (values.length < 2) throw new LeftOut("there is one language")
  })
}

/** An invitation of new members may name the files of the guidelines, which another person uploaded for another module. */
async function inInvitations(v: Verification): Promise<void> {
  const operationId = "member-invitation.create"
  if (!v.writeOf(operationId)) return
  await v.check(operationId, "file", "a file of the guidelines", async () => {
    const guidelines = await sendAs(v, "alliance_admin", "membership-application.guideline.get", {})
    const [file] = resultOf(guidelines).attachments as { id: string }[]
    if (!file) throw new LeftOut("the guidelines have no file")
    const { call } = await validCall(v, operationId)
    const body = { ...(call.body as object), attachment_ids: [file.id] }
    const sent = await v.target.send(operationId, { ...call, body })
    const kept = resultOf(sent).attachments as { id: string }[]
    if (!kept.some(({ id }) => id === file.id)) throw new Finding("the invitation does not have the file", sent)
  })
}
