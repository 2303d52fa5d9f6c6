import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { copyProduct } from "../lib/copy-product.mjs"
import { run } from "../lib/processes.mjs"
import { edited, type Edit } from "./mutant.ts"

/** An edit of a file of the product. */
export type FileEdit = Edit & { file: string }

/** A copy of the product in which mutants are put and from which they are removed. */
export type Tree = {
  folder: string
  /** Puts edits into the copy, does the work, and removes them. */
  withEdits: <Result>(edits: readonly FileEdit[], work: () => Promise<Result>) => Promise<Result>
  /** Generates the files that depend on the contract and the texts, if those changed. Returns the output of a failure. */
  generate: () => Promise<string | undefined>
  /** Puts back the generated files of the product without edits; takes no time. */
  restore: () => void
  /** Builds the portal, if its sources changed. Returns the output of a failure. */
  build: () => Promise<string | undefined>
}

/** Files that are generated from the contract and the texts, and the notes of what they were generated from. */
const generated = ["openapi/generated", "app/i18n/generated", ".cache/stamps"]

/** Copies the generated files that exist to another folder. */
function copyGenerated(from: string, to: string): void {
  for (const path of generated.filter((one) => existsSync(join(from, one))))
    cpSync(join(from, path), join(to, path), { recursive: true })
}

const generating = "import { ensureGenerated } from './scripts/lib/prepare.mjs'; await ensureGenerated()"

/** Makes a fresh copy of the product. */
export function createTree(name = "kill-matrix/tree"): Tree {
  const folder = copyProduct(name)
  const sound = `${folder}-generated`
  copyGenerated(folder, sound)
  const step = async (log: string, args: string[]) => {
    const { ok, output } = await run(log, args, { cwd: folder, deadline: 1_800_000 })
    return ok ? undefined : output
  }
  return {
    folder,
    async withEdits(edits, work) {
      const files = [...new Set(edits.map(({ file }) => file))].map((file) => ({
        file,
        path: join(folder, file),
        text: readFileSync(join(folder, file), "utf8"),
      }))
      const own = (file: string) => edits.filter((one) => one.file === file)
      for (const { file, path, text } of files) writeFileSync(path, edited(text, own(file)))
      try {
        return await work()
      } finally {
        for (const { path, text } of files) writeFileSync(path, text)
      }
    },
    generate: () => step("kill-matrix-generate", ["--input-type=module", "-e", generating]),
    restore() {
      rmSync(join(folder, ".cache/stamps"), { recursive: true, force: true })
      copyGenerated(sound, folder)
    },
    build: () => step("kill-matrix-build", ["scripts/build.mjs"]),
  }
}
