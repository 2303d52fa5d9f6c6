import { mkdirSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { copyProduct } from "#scripts/lib/copy-product.mjs"
import { cache, root } from "#scripts/lib/paths.mjs"
import { must } from "#scripts/lib/processes.mjs"

/** Two builds of the portal side by side, as on a machine during a release. */
export type TwoBuilds = { folder: string; present: string; next: string }

/**
 * In the next release the list of meetings has another title, and the chunk that all pages import exposes the release: its file name
 * changes, and so do those of all importers.
 */
const changes: [file: string, from: RegExp, to: string][] = [
  ["app/i18n/en/meeting.json", /("meeting\.list\.title": )"[^"]*"/, '$1"Meetings of the next release"'],
  ["app/ui/class-names.ts", /$/, '\nObject.assign(globalThis, { portalRelease: "next" })\n'],
]

/** Builds the next release from a copy of the sources. */
export async function twoBuilds(): Promise<TwoBuilds> {
  const copy = copyProduct("next-release")
  for (const [file, from, to] of changes) {
    const text = readFileSync(join(copy, file), "utf8")
    if (!from.test(text)) throw new Error(`${file} has nothing to change`)
    writeFileSync(join(copy, file), text.replace(from, to))
  }
  await must("The build of the next release", "next-release", ["scripts/build.mjs"], { cwd: copy })
  const folder = join(cache, "scale-out", "builds")
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const [present, next] = [join(folder, "present"), join(folder, "next")]
  symlinkSync(realpathSync(join(root, "build")), present)
  symlinkSync(realpathSync(join(copy, "build")), next)
  return { folder, present, next }
}
