import { Transform, type TransformCallback } from "node:stream"

/**
 * Removes NUL bytes from a page. React 18 passes on its whole 2 KB buffer when the next multi-byte character does not fit, and the
 * unused one or two bytes are NULs: in the middle of a Chinese name or of the data for scripts. HTML itself contains no NUL.
 */
export class WithoutNulls extends Transform {
  override _transform(chunk: Uint8Array, _encoding: string, done: TransformCallback): void {
    done(null, chunk.includes(0) ? chunk.filter((byte) => byte !== 0) : chunk)
  }
}
