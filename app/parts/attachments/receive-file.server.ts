import { createHash } from "node:crypto"
import type { Readable } from "node:stream"
import type { Failure } from "#app/lib/failure.ts"
import { cleanFileName } from "#app/lib/file-name.ts"
import { messageCode } from "#app/lib/message-code.ts"
import { withLocalizedMessage } from "#app/parts/refusal-text.server.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"
import { isImageName, largestImage } from "#app/parts/rich-text/image.ts"
import { largestAttachment, megabyte, type Attachment } from "./attachment.ts"
import { bytesOfKind, isWhatItSays } from "./file-kind.server.ts"

/**
 * Leading bytes that go into the idempotency key: most text files completely. For longer files the key covers these bytes and the form's
 * length.
 */
const bytesOfKey = 64 * 1024

/** Result of one file: accepted by the backend, or a message code for the refusal; `isSignedOut`: the session has ended (SES-07). */
export type FileOutcome = { file: Attachment } | { error: string; isSignedOut?: boolean }

/** One file part of a form that is being read. */
export type FilePart = {
  name: string
  /** the content; even a refused file is read to the end, because other fields follow */
  stream: Readable
  /** the contract's module; with the suffix `.logo` or `.image` the file is a logo or an image of a text */
  module: string
  /** input of the idempotency key (FORM-07), besides the file's name and first bytes; it includes the form's length */
  seed?: string | undefined
}

type Sender = Pick<RequestContext, "sendFile" | "locale" | "zone" | "report">

/** Reads from a stream until there are enough bytes to detect the file's type and build its key, or until it ends. */
async function headOf(chunks: AsyncIterator<Uint8Array>, enough: number): Promise<Uint8Array> {
  const head: Uint8Array[] = []
  let size = 0
  while (size < enough) {
    const next = await chunks.next()
    if (next.done) break
    head.push(next.value)
    size += next.value.byteLength
  }
  return Buffer.concat(head)
}

/** The bytes sent to the backend; throws above the maximum size (quality row 45). */
class BoundedBytes {
  isTooLarge = false
  readonly #head: Uint8Array
  readonly #rest: AsyncIterator<Uint8Array>

  constructor(
    head: Uint8Array,
    rest: AsyncIterator<Uint8Array>,
    readonly limit: number,
  ) {
    this.#head = head
    this.#rest = rest
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<Uint8Array> {
    let size = 0
    for (let bytes: Uint8Array | undefined = this.#head; bytes; bytes = await this.#next()) {
      size += bytes.byteLength
      this.isTooLarge = size > this.limit
      if (this.isTooLarge) throw new Error("longer than the file may be")
      yield bytes
    }
  }

  async #next(): Promise<Uint8Array | undefined> {
    const next = await this.#rest.next()
    return next.done ? undefined : next.value
  }
}

/** The idempotency key; it does not depend on how the bytes were split into chunks. */
function keyOf({ seed }: FilePart, name: string, head: Uint8Array): string | undefined {
  if (seed === undefined) return undefined
  return createHash("sha256")
    .update(JSON.stringify([seed, name]))
    .update(head.subarray(0, bytesOfKey))
    .digest("hex")
}

function refusalCode(failure: Failure, name: string, sender: Sender): string {
  if (failure.kind === "timeout") return messageCode("file.refused.timeout", { name })
  if (failure.kind !== "refused") return messageCode("file.refused.failed", { name })
  const limit = Number(failure.details.limit ?? largestAttachment / megabyte)
  if (failure.code === "file_too_large") return messageCode("file.refused.too-large", { name, limit })
  if (failure.code === "file_empty") return messageCode("file.refused.empty", { name })
  return messageCode("file.refused.other", { name, text: withLocalizedMessage(failure, sender).message ?? "" })
}

const isImage = (module: string) => module.endsWith(".image")
const isUse = (use: string | undefined) => use === "logo" || use === "image"

/** The reason why a file is not sent to the backend at all (ERR-05). */
async function refusalAtOnce({ module }: FilePart, name: string, head: Uint8Array) {
  if (head.byteLength === 0) return "file.refused.empty"
  if (isImage(module) && !isImageName(name)) return "file.refused.not-image"
  return (await isWhatItSays(name, head.subarray(0, bytesOfKind))) ? undefined : "file.refused.kind"
}

async function send(sender: Sender, part: FilePart, chunks: AsyncIterator<Uint8Array>): Promise<FileOutcome> {
  const name = cleanFileName(part.name)
  const head = await headOf(chunks, part.seed === undefined ? bytesOfKind : bytesOfKey)
  const refusal = await refusalAtOnce(part, name, head)
  if (refusal) return { error: messageCode(refusal, { name }) }
  const bytes = new BoundedBytes(head, chunks, isImage(part.module) ? largestImage : largestAttachment)
  const [module = "", use] = part.module.split(".")
  const idempotencyKey = keyOf(part, name, head)
  const sent = await sender.sendFile({ name, module, ...(isUse(use) && { use }), idempotencyKey, bytes })
  if (bytes.isTooLarge) return { error: messageCode("file.refused.too-large", { name, limit: bytes.limit / megabyte }) }
  if (sent.ok) return { file: { id: sent.value.id, name: sent.value.name, size: sent.value.size } }
  return { error: refusalCode(sent.failure, name, sender), isSignedOut: sent.failure.kind === "unauthorized" }
}

/**
 * Streams one file to the backend while it arrives (FORM-03), unless it is empty, too large or does not fit its name. Never throws because
 * of the file's content or the backend's response.
 */
export async function receiveFile(sender: Sender, part: FilePart): Promise<FileOutcome> {
  const { stream } = part
  stream.on("error", () => undefined) // an aborted form is handled by the form's reader
  const chunks = stream.iterator({ destroyOnReturn: false }) as AsyncIterator<Uint8Array>
  try {
    return await send(sender, part, chunks)
  } catch (error) {
    if (!stream.errored) sender.report(error)
    return { error: messageCode("file.refused.failed", { name: cleanFileName(part.name) }) }
  } finally {
    void Promise.resolve(chunks.return?.()).then(
      () => stream.resume(),
      () => undefined,
    )
  }
}
