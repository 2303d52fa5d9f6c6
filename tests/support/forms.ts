import { text as textIn } from "./texts.ts"

/**
 * One control of a form on its page; a select has one per option. A button is sent only when it is pressed; a file control has no
 * value.
 */
export type Control = {
  name: string
  value: string
  kind: string
  isSent: boolean
  isEditable: boolean
  /** the page marks it as invalid */
  isWrong: boolean
  /** what is typed into it, as its markup says */
  entry?: "day" | "time" | "number"
}

/** A form of a page: its action (empty: the page's own URL), method and encoding, and its controls in order. */
export type PageForm = { action: string; method: string; isMultipart: boolean; controls: Control[] }

const tokens =
  /<(form|input|button|select|option|textarea)\b((?:\s+[^\s=>"'/]+(?:="[^"]*")?)*)\s*\/?>|<\/(form|select|option)>/g

/** Decodes HTML to plain text, as a browser shows it. */
export function plainText(html: string): string {
  return html
    .replace(/&#x([\da-f]+);/gi, (_match, code: string) => String.fromCodePoint(parseInt(code, 16)))
    .replace(/&#(\d+);/g, (_match, code: string) => String.fromCodePoint(Number(code)))
    .replaceAll("&quot;", '"')
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&")
}

function attributesOf(text: string): Map<string, string> {
  const found = text.matchAll(/([^\s=>"'/]+)(?:="([^"]*)")?/g)
  return new Map([...found].map(([, name = "", value = ""]) => [name.toLowerCase(), plainText(value)]))
}

const checkable = new Set(["checkbox", "radio"])
const unsent = new Set(["button", "submit", "image", "reset", "file"])

function inputOf(attributes: Map<string, string>): Control {
  const { type: kind = "text", name = "", value: given } = Object.fromEntries(attributes)
  const isOn = !checkable.has(kind) || attributes.has("checked")
  const value = given ?? (checkable.has(kind) ? "on" : "")
  const isFree = !attributes.has("disabled")
  const isEditable = isFree && kind !== "hidden" && !attributes.has("readonly")
  const isSent = isOn && isFree && !unsent.has(kind)
  const isWrong = attributes.get("aria-invalid") === "true"
  return { name, value, kind, isSent, isEditable, isWrong, entry: entryOf(attributes) }
}

const dayExamples = (["en", "zh"] as const).map((language) => textIn(language, "ui.date.example"))

function entryOf(attributes: Map<string, string>): Control["entry"] {
  const example = attributes.get("placeholder") ?? ""
  if (attributes.get("type") === "date" || dayExamples.includes(example)) return "day"
  if (example === "00:00") return "time"
  return attributes.get("inputmode") === "numeric" ? "number" : undefined
}

/** Parses the forms of a page rendered by React. */
class FormReader {
  readonly #html: string
  readonly #forms: PageForm[] = []
  readonly #byId = new Map<string, PageForm>()
  readonly #later: [form: string, control: Control][] = []
  #open: PageForm | undefined
  #select: { attributes: Map<string, string>; options: Control[] } | undefined

  constructor(html: string) {
    this.#html = html.replace(/<script\b[\s\S]*?<\/script>/g, "")
  }

  read(): PageForm[] {
    for (const match of this.#html.matchAll(tokens)) {
      const [whole, opened, text = "", closed] = match
      if (closed === "form") this.#open = undefined
      if (closed === "select") this.#endSelect()
      if (opened) this.#begin(opened, attributesOf(text), match.index + whole.length)
    }
    for (const [id, control] of this.#later) this.#byId.get(id)?.controls.push(control)
    return this.#forms
  }

  #begin(tag: string, attributes: Map<string, string>, end: number): void {
    if (tag === "form") return this.#beginForm(attributes)
    if (tag === "select") return void (this.#select = { attributes, options: [] })
    if (tag === "option") return void this.#select?.options.push(this.#optionOf(attributes, end))
    if (tag === "textarea") return this.#add(attributes, { ...inputOf(attributes), value: this.#contentAt(end) })
    const kind = tag === "button" ? "submit" : undefined
    this.#add(attributes, inputOf(kind ? new Map([...attributes, ["type", kind]]) : attributes))
  }

  #beginForm(attributes: Map<string, string>): void {
    const isMultipart = attributes.get("enctype") === "multipart/form-data"
    const method = attributes.get("method") ?? "get"
    this.#open = { action: attributes.get("action") ?? "", method, isMultipart, controls: [] }
    this.#forms.push(this.#open)
    const id = attributes.get("id")
    if (id !== undefined) this.#byId.set(id, this.#open)
  }

  #optionOf(attributes: Map<string, string>, end: number): Control {
    const value = attributes.get("value") ?? this.#contentAt(end).trim()
    return { name: "", value, kind: "select", isSent: attributes.has("selected"), isEditable: true, isWrong: false }
  }

  #contentAt(end: number): string {
    return plainText(this.#html.slice(end, this.#html.indexOf("<", end))).replace(/^\r?\n/, "")
  }

  /** Like a browser, a single select submits its first option if none is selected. */
  #endSelect(): void {
    if (!this.#select) return
    const { attributes, options } = this.#select
    const isChosen = attributes.has("multiple") || options.some(({ isSent }) => isSent)
    const name = attributes.get("name") ?? ""
    options.forEach((option, at) => {
      const isSent = (isChosen ? option.isSent : at === 0) && !attributes.has("disabled")
      this.#add(attributes, { ...option, name, isSent })
    })
    this.#select = undefined
  }

  #add(attributes: Map<string, string>, control: Control): void {
    if (control.name === "") return
    const elsewhere = attributes.get("form")
    if (elsewhere !== undefined) this.#later.push([elsewhere, control])
    else this.#open?.controls.push(control)
  }
}

/** The forms of a page. */
export const formsOf = (html: string): PageForm[] => new FormReader(html).read()

/** The names and values that a browser submits for a form, in order, without a button. */
export const sentOf = ({ controls }: PageForm): [string, string][] =>
  controls.filter(({ isSent }) => isSent).map(({ name, value }) => [name, value])
