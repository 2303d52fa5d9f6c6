import { readdirSync, readFileSync, writeFileSync } from "node:fs"
import { extname, join } from "node:path"
import { promisify } from "node:util"
import { brotliCompress, constants, gzip } from "node:zlib"

/** Extensions to compress; other formats are already compressed. */
const TEXT = new Set([".js", ".css", ".json", ".svg", ".html", ".txt", ".xml", ".webmanifest"])

/** In bytes; a smaller file fits into one packet anyway. */
const SMALLEST = 1024

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/**
 * Writes a `.br` and a `.gz` next to every text file of a folder, so that the server never compresses assets during a request.
 * @param {string} folder absolute
 * @returns {Promise<number>} how many files were compressed
 */
export async function precompress(folder) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && TEXT.has(extname(entry.name)))
    .map((entry) => join(entry.parentPath, entry.name))
  const done = await Promise.all(files.map(compress))
  return done.filter(Boolean).length
}

/** @param {string} file */
async function compress(file) {
  const content = readFileSync(file)
  if (content.length < SMALLEST) return false
  const [br, gz] = await Promise.all([
    brotli(content, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
    }),
    zip(content, { level: 9 }),
  ])
  writeFileSync(`${file}.br`, br)
  writeFileSync(`${file}.gz`, gz)
  return true
}
