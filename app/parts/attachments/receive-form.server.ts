import busboy, { type Busboy, type FieldInfo } from "busboy"
import { ApiFailure } from "#app/lib/failure.ts"
import { idempotencyField } from "#app/lib/form-field-names.ts"
import { checkField, largestForm, readForm, refuseForm } from "#app/lib/read-form.server.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"
import { checkOwner, isOfSomebodyElse, type OwnerContext } from "#app/session/session-answer.server.ts"
import type { ReceivedForm } from "#app/ui/form/submission.server.ts"
import { attachmentValue } from "./attachment.ts"
import { type FileOutcome, type FilePart, receiveFile } from "./receive-file.server.ts"

/** More parts than any form of ours has: every member of an alliance as a check box, and files. */
const limits = { parts: 5_000, fields: 5_000, files: 60, fieldNameSize: 200, fieldSize: largestForm }

type Context = Pick<RequestContext, "sendFile" | "locale" | "zone" | "signal" | "typed"> & OwnerContext
/** What is done with a file while it arrives; it is read to its end in any case. */
type Take = (part: FilePart) => Promise<FileOutcome>
/** The module of the contract for which files are, or that of each field. */
export type ModuleOf = string | ((field: string) => string)
type Pending = { field: string; outcome: Promise<FileOutcome> }

/** A form while it is read: its texts, its files under way, and what refuses it as a whole. */
class Reading {
  readonly form = new FormData()
  readonly files: Pending[] = []
  refusal: ReturnType<typeof refuseForm> | undefined
  readonly #module: ModuleOf
  readonly #take: Take
  readonly #context: OwnerContext
  readonly #length: string | null
  #size = 0

  constructor(context: OwnerContext, length: string | null, module: ModuleOf, take: Take) {
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
        module: typeof this.#module === "string" ? this.#module : this.#module(name),
        seed,
      }
      this.files.push({ field: name, outcome: this.#take(part) })
    })
  }

  /** A part may come without a name, whatever the types of the parser say. */
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

  /** Of a form with a key each file has one as well: by its place among those of its field, and by the length of the whole form. */
  #seedOf(field: string): string | undefined {
    const key = this.form.get(idempotencyField)
    if (typeof key !== "string" || key === "") return undefined
    const place = this.form.getAll(field).length + this.files.filter((file) => file.field === field).length
    return JSON.stringify([key, field, place, this.#length])
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
 * Gives the parser one piece after the other, each when it has done with the one before: that is how the backend's pace
 * reaches the person. What follows after something broken is read and forgotten, so that whoever sends it sees the answer.
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
 * Reads a form with files (FORM-03): each file is passed on to the backend while it arrives and stands in the form as the
 * text `{"id","name","size"}` under the name of its field, after those that were there before. A file that is refused is an
 * error of its field, everything else stays. Nothing is ever held as a whole.
 * @param module of the contract, for which the files are
 * @param take what is done with a file instead
 * @throws the 400 or 413 of what no form of ours is, ApiFailure when the session is over (what was typed is kept, SES-07)
 */
export async function receiveForm(
  context: Context,
  request: Request,
  module: ModuleOf,
  take: Take = (part) => receiveFile(context, part),
): Promise<ReceivedForm> {
  const isMultipart = /^multipart\/form-data\b/i.test(request.headers.get("content-type") ?? "")
  if (!isMultipart) return { form: await readForm(request), fileErrors: {} }
  const reading = new Reading(context, request.headers.get("content-length"), module, take)
  const parser = parserOf(request)
  reading.listen(parser)
  await feed(parser, request, () => reading.refusal !== undefined || parser.destroyed)
  const outcomes = await Promise.all(reading.files.map(({ outcome }) => outcome))
  if (reading.refusal) throw reading.refusal
  const { form } = reading
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
