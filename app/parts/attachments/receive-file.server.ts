import { createHash } from "node:crypto"
import type { Readable } from "node:stream"
import type { Failure } from "#app/lib/failure.ts"
import { cleanFileName } from "#app/lib/file-name.ts"
import { messageCode } from "#app/lib/message-code.ts"
import { inWords } from "#app/parts/refusal-text.server.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"
import { largestAttachment, type Attachment } from "./attachment.ts"
import { bytesOfKind, isWhatItSays } from "./file-kind.server.ts"

const megabyte = 1024 * 1024

/** Bytes that are held until the key is made: the whole of most texts. Of a longer file the key covers these and its form's length. */
const bytesOfKey = 64 * 1024

/** What became of one file: taken by the backend, or why not as a message code; `isSignedOut`: the session is over (SES-07). */
export type FileOutcome = { file: Attachment } | { error: string; isSignedOut?: boolean }

/** One file as it stands in a form that is being read. */
export type FilePart = {
  name: string
  /** its bytes; whatever is not wanted is still read to the end, because other fields follow */
  stream: Readable
  /** of the contract; with `.logo` behind it the file is a logo */
  module: string
  /** makes the key under which the backend takes this file once (FORM-07), from its name and first bytes; it holds the length of the form */
  seed?: string | undefined
}

type Sender = Pick<RequestContext, "sendFile" | "locale" | "zone">

/** Takes bytes off a stream until there are enough to tell the file's kind and to make its key, or no more. */
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

/** The bytes on their way to the backend: no more than an attachment may have (quality row 45). */
class BoundedBytes {
  isTooLarge = false
  readonly #head: Uint8Array
  readonly #rest: AsyncIterator<Uint8Array>

  constructor(head: Uint8Array, rest: AsyncIterator<Uint8Array>) {
    this.#head = head
    this.#rest = rest
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<Uint8Array> {
    let size = 0
    for (let bytes: Uint8Array | undefined = this.#head; bytes; bytes = await this.#next()) {
      size += bytes.byteLength
      this.isTooLarge = size > largestAttachment
      if (this.isTooLarge) throw new Error("longer than an attachment may be")
      yield bytes
    }
  }

  async #next(): Promise<Uint8Array | undefined> {
    const next = await this.#rest.next()
    return next.done ? undefined : next.value
  }
}

/** Of the same first bytes however they were cut into pieces on their way. */
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
  return messageCode("file.refused.other", { name, text: inWords(failure, sender).message ?? "" })
}

async function send(sender: Sender, part: FilePart, chunks: AsyncIterator<Uint8Array>): Promise<FileOutcome> {
  const name = cleanFileName(part.name)
  const head = await headOf(chunks, part.seed === undefined ? bytesOfKind : bytesOfKey)
  if (head.byteLength === 0) return { error: messageCode("file.refused.empty", { name }) }
  if (!(await isWhatItSays(name, head.subarray(0, bytesOfKind))))
    return { error: messageCode("file.refused.kind", { name }) }
  const bytes = new BoundedBytes(head, chunks)
  const [module = "", use] = part.module.split(".")
  const isLogo = use === "logo"
  const idempotencyKey = keyOf(part, name, head)
  const sent = await sender.sendFile({ name, module, ...(isLogo && { use: "logo" }), idempotencyKey, bytes })
  if (bytes.isTooLarge)
    return { error: messageCode("file.refused.too-large", { name, limit: largestAttachment / megabyte }) }
  if (sent.ok) return { file: { id: sent.value.id, name: sent.value.name, size: sent.value.size } }
  return { error: refusalCode(sent.failure, name, sender), isSignedOut: sent.failure.kind === "unauthorized" }
}

/**
 * Passes one file on to the backend while it arrives (FORM-03), unless it is empty, too long, or not what its name says.
 * Never throws for what the file is or for what the backend says.
 */
export async function receiveFile(sender: Sender, part: FilePart): Promise<FileOutcome> {
  const { stream } = part
  stream.on("error", () => undefined) // a form that is cut off: told by the form
  const chunks = stream.iterator({ destroyOnReturn: false }) as AsyncIterator<Uint8Array>
  try {
    return await send(sender, part, chunks)
  } catch {
    return { error: messageCode("file.refused.failed", { name: cleanFileName(part.name) }) }
  } finally {
    void Promise.resolve(chunks.return?.()).then(
      () => stream.resume(),
      () => undefined,
    )
  }
}
