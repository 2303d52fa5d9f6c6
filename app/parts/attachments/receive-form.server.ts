import busboy, { type Busboy, type FieldInfo } from "busboy"
import { ApiFailure } from "#app/lib/failure.ts"
import { idempotencyField } from "#app/forms/schema/form-field-names.ts"
import { checkField, checkIntent, largestForm, readForm, refuseForm } from "#app/forms/schema/read-form.server.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"
import { checkOwner, isOfSomebodyElse, type OwnerContext } from "#app/session/session-answer.server.ts"
import type { ReceivedForm } from "#app/forms/submit/submission.server.ts"
import { attachmentValue } from "./attachment.ts"
import { textOfImageField, uploadModule } from "#app/parts/rich-text/image.ts"
import { type FileOutcome, type FilePart, receiveFile } from "./receive-file.server.ts"

/** More parts than any form of the portal has: a checkbox for every member of an alliance, plus files. */
const limits = { parts: 5_000, fields: 5_000, files: 60, fieldNameSize: 200, fieldSize: largestForm }

type Context = Pick<RequestContext, "sendFile" | "locale" | "zone" | "report" | "signal" | "typed"> & OwnerContext
/** Handles a file while it arrives; the file is read to its end in any case. */
type FileHandler = (part: FilePart) => Promise<FileOutcome>
/** The contract's module for the files, or a function that returns it for a field. */
export type ModuleOf = string | ((field: string) => string)
/** Images of rich texts are files of their own kind. */
function moduleOf(module: ModuleOf, field: string): string {
  if (typeof module !== "string") return module(field)
  return textOfImageField(field) === undefined ? module : uploadModule(module)
}
type Pending = { field: string; outcome: Promise<FileOutcome> }

/** State of a form while it is read: text fields, uploads in progress, and the refusal of the whole form if there is one. */
class Reading {
  readonly form = new FormData()
  readonly files: Pending[] = []
  refusal: ReturnType<typeof refuseForm> | undefined
  readonly #module: ModuleOf
  readonly #take: FileHandler
  readonly #context: OwnerContext
  readonly #length: string | null
  #size = 0

  constructor(context: OwnerContext, length: string | null, module: ModuleOf, take: FileHandler) {
    this.#context = context
    this.#length = length
    this.#module = module
    this.#take = take
  }

  listen(parser: Busboy): void {
    const tooMuch = () => this.#refuse(413)
    parser.on("partsLimit", tooMuch).on("filesLimit", tooMuch).on("fieldsLimit", tooMuch)
    parser.on("error", () => this.#refuse(400))
    parser.on("field", (name, value, info) => this.#takeText(name, value, info))
    parser.on("file", (name, stream, { filename }) => {
      const isUnused = this.refusal !== undefined || !filename || !this.#accepts(name, "")
      if (isUnused || isOfSomebodyElse(this.#context, this.form))
        return void stream.on("error", () => undefined).resume()
      const seed = this.#seedOf(name)
      const part = {
        name: filename.replaceAll("%22", '"'),
        stream,
        module: moduleOf(this.#module, name),
        seed,
      }
      this.files.push({ field: name, outcome: this.#take(part) })
    })
  }

  /** A part may have no name, although the parser's types say otherwise. */
  #takeText(name: string | undefined, value: string, { nameTruncated, valueTruncated }: FieldInfo): void {
    this.#size += Buffer.byteLength(value) + Buffer.byteLength(name ?? "")
    if (valueTruncated || this.#size > largestForm) this.#refuse(413)
    if (name === undefined || nameTruncated) return this.#refuse(400)
    if (this.refusal === undefined && this.#accepts(name, value)) this.form.append(name, value)
  }

  #accepts(name: string, value: string): boolean {
    try {
      checkField(name, value)
      return true
    } catch {
      this.#refuse(400)
      return false
    }
  }

  /** If the form has an idempotency key, derives one for each file from its index in the field and the length of the whole form. */
  #seedOf(field: string): string | undefined {
    const key = this.form.get(idempotencyField)
    if (typeof key !== "string" || key === "") return undefined
    const index = this.form.getAll(field).length + this.files.filter((file) => file.field === field).length
    return JSON.stringify([key, field, index, this.#length])
  }

  #refuse(status: 400 | 413): void {
    this.refusal ??= refuseForm(status)
  }
}

function parserOf(request: Request): Busboy {
  try {
    const headers = { "content-type": request.headers.get("content-type") ?? "" }
    return busboy({ headers, defParamCharset: "utf8", limits: { ...limits, fileSize: Infinity } })
  } catch {
    throw refuseForm(400)
  }
}

/**
 * Feeds the parser one chunk at a time, each after the previous one is processed, so that the backend's backpressure reaches the client.
 * After an error the rest is read and discarded, so that the client gets the response.
 */
async function feed(parser: Busboy, { body }: Request, isBroken: () => boolean): Promise<void> {
  const reader = body?.getReader()
  const closed = new Promise((resolve) => parser.once("close", resolve))
  for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
    const { value } = part
    if (!isBroken()) await Promise.race([new Promise((resolve) => parser.write(value, resolve)), closed])
  }
  if (!parser.destroyed) parser.end()
  await closed
}

/**
 * Reads a form with files (FORM-03). Each file is streamed to the backend while it arrives and is added to the form as the text
 * `{"id","name","size"}` under its field's name, after the values already there. A refused file becomes an error of its field; everything
 * else stays. No file is ever buffered completely.
 * @param module the contract's module for the files
 * @param take handles a file instead of sending it to the backend
 * @throws 400 or 413 for bodies that no form of the portal sends; ApiFailure if the session has ended (the entered data is kept, SES-07)
 */
export async function receiveForm(
  context: Context,
  request: Request,
  module: ModuleOf,
  take: FileHandler = (part) => receiveFile(context, part),
): Promise<ReceivedForm> {
  const isMultipart = /^multipart\/form-data\b/i.test(request.headers.get("content-type") ?? "")
  if (!isMultipart) {
    const form = await readForm(request)
    checkOwner(context, form)
    context.typed.form = form
    return { form, fileErrors: {} }
  }
  const reading = new Reading(context, request.headers.get("content-length"), module, take)
  const parser = parserOf(request)
  reading.listen(parser)
  await feed(parser, request, () => reading.refusal !== undefined || parser.destroyed)
  const outcomes = await Promise.all(reading.files.map(({ outcome }) => outcome))
  if (reading.refusal) throw reading.refusal
  const { form } = reading
  checkIntent(form)
  checkOwner(context, form)
  const fileErrors: Record<string, string[]> = {}
  outcomes.forEach((outcome, index) => {
    const field = reading.files[index]?.field ?? ""
    if ("file" in outcome) form.append(field, attachmentValue(outcome.file))
    else (fileErrors[field] ??= []).push(outcome.error)
  })
  context.typed.form = form
  if (outcomes.some((outcome) => "error" in outcome && outcome.isSignedOut))
    throw new ApiFailure({ kind: "unauthorized" })
  return { form, fileErrors }
}
