import { Transform, type TransformCallback } from "node:stream"

/**
 * A page without NUL bytes. React 18 hands its buffer of 2 KB over with what is left of it, one or two NULs, where the next
 * character takes several bytes and does not fit: in the middle of a Chinese name, and of the data for the scripts. HTML has
 * no NUL of its own.
 */
export class WithoutNulls extends Transform {
  override _transform(chunk: Uint8Array, _encoding: string, done: TransformCallback): void {
    done(null, chunk.includes(0) ? chunk.filter((byte) => byte !== 0) : chunk)
  }
}
