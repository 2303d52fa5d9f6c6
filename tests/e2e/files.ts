import { mkdtempSync, truncateSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { fileOf } from "#tests/support/multipart.ts"

const folder = mkdtempSync(join(tmpdir(), "chosen-"))

/** Creates a file on disk and returns its path. @param size padded with zeros, which take no disk space */
function onDisk(name: string, bytes: Uint8Array | string, size?: number): string {
  const path = join(folder, name)
  writeFileSync(path, bytes)
  if (size !== undefined) truncateSync(path, size)
  return path
}

/** A picture that browsers can show: 48 × 32 pixels. */
export const pictureBytes = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAADAAAAAgAQAAAAB8r8axAAAAD0lEQVR42mP4AAYMw5UCAMVytAF+vzEqAAAAAElFTkSuQmCC",
  "base64",
)

/** Files to choose in a form; the first one's name is `agendaName`. */
export const files = {
  agenda: onDisk("议程 agenda.pdf", fileOf("pdf", 300_000)),
  minutes: onDisk("minutes.txt", "Everybody was there."),
  empty: onDisk("empty.txt", ""),
  picture: onDisk("叠层 stack-up.png", pictureBytes),
  disguised: onDisk("picture.png", "no picture"),
  tooLarge: onDisk("recording.mp4", Buffer.from("\0\0\0\u0018ftypmp42", "latin1"), 25 * 1024 * 1024 + 1),
}

export const agendaName = "议程 agenda.pdf"

/** Selector of the file field of attachments. Another one on the page may add images to a text. */
export const attachmentInput = "input[type=file]:not([accept*=png])"
