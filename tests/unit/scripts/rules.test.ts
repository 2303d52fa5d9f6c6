import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { ESLint } from "eslint"
import { describe, expect, test } from "vitest"
import { command, root } from "#scripts/lib/paths.mjs"
import { run } from "#scripts/lib/processes.mjs"
import { isQuick } from "#tests/support/extent.ts"

const eslint = new ESLint()

/** ESLint messages for a source text at a path of the portal. */
async function complaints(filePath: string, source: string): Promise<string[]> {
  const [result] = await eslint.lintText(source, { filePath })
  return (result?.messages ?? []).map(({ ruleId, message }) => `${ruleId}: ${message}`)
}

/** Things allowed in one folder only: the source, a file where it is allowed, and another file. */
const reserved: [what: string, source: string, room: string, elsewhere: string][] = [
  ["process.env", "const port = process.env.PORT\nport?.at(0)\n", "app/server/environment.ts", "app/server/main.ts"],
  ["fetch", 'await fetch("/api")\n', "app/api/transport.server.ts", "app/lib/paths.ts"],
  ["openapi-fetch", 'import "openapi-fetch"\n', "app/api/client.server.ts", "app/features/thanks/thanks.server.ts"],
  ["primereact", 'import "primereact/calendar"\n', "app/ui/widgets/calendar.tsx", "app/features/kit/kit.route.tsx"],
  ["React's lazy", 'import { lazy } from "react"\nlazy.name.at(0)\n', "app/ui/lazy-part.tsx", "app/ui/time.tsx"],
  ["Temporal", 'import "temporal-polyfill"\n', "app/lib/time.server.ts", "app/lib/paths.ts"],
  [
    "dangerouslySetInnerHTML",
    "const page = <div dangerouslySetInnerHTML={{ __html: text }} />\npage.key?.at(0)\n",
    "app/parts/rich-text/rich-text.tsx",
    "app/ui/feedback/note.tsx",
  ],
]

describe.skipIf(isQuick)("the rules about folders", () => {
  test.each(reserved)("%s is allowed only in its own folder", async (_what, source, room, elsewhere) => {
    expect(await complaints(room, source)).toEqual([])
    expect(await complaints(elsewhere, source)).toEqual([expect.stringMatching(/^no-restricted-(syntax|imports): /)])
  })

  test.each([
    ["a style attribute", "app/ui/layout/a.tsx", 'const page = <p style={{ color: "red" }} />\npage.key?.at(0)\n'],
    ["a date that is formatted in the browser", "app/ui/a.ts", "const day = intl.formatDate(now)\nday.at(0)\n"],
    ["a barrel", "app/lib/index.ts", 'export * from "./paths.ts"\n'],
    ["a redirect to a variable", "app/session/a.server.ts", "throw redirect(address)\n"],
    ["a redirect to an address from a form", "app/session/a.server.ts", "throw redirect(form.address)\n"],
  ])("%s is refused", async (_what, file, source) => {
    expect(await complaints(file, source)).toEqual([expect.stringContaining("no-restricted-syntax")])
  })

  test("a component that formats a date in the browser is refused", async () => {
    const source = 'import { FormattedDate } from "react-intl"\nFormattedDate.name.at(0)\n'
    expect(await complaints("app/ui/a.ts", source)).toEqual([expect.stringContaining("no-restricted-imports")])
  })

  test.each(["redirect(paths.login(alliance))", 'redirect("/")', "redirect(safe(returnAddress))"])(
    "%s is allowed",
    async (call) => {
      expect(await complaints("app/session/a.server.ts", `throw ${call}\n`)).toEqual([])
    },
  )

  test("an exported function needs a docstring in a shared folder, but not in a feature", async () => {
    const undocumented = "export function twice(text: string): string {\n  return text + text\n}\n"
    expect(await complaints("app/lib/a.ts", undocumented)).toEqual([expect.stringContaining("jsdoc/require-jsdoc")])
    expect(await complaints("app/lib/a.ts", `/** A text, twice. */\n${undocumented}`)).toEqual([])
    expect(await complaints("app/features/a/a.ts", undocumented)).toEqual([])
  })

  test("a comment cannot switch a rule off", async () => {
    const source = "// eslint-disable-next-line\nawait fetch(address)\n"
    expect(await complaints("app/lib/a.ts", source)).toContainEqual(expect.stringContaining("no-restricted-syntax"))
  })

  test("a comment that switches a rule of React off is refused", async () => {
    const source = "// oxlint-disable-next-line react/refs\nexport {}\n"
    expect(await complaints("app/features/a/a.ts", source)).toEqual([expect.stringContaining("no-warning-comments")])
  })
})

/** A component or hook that breaks one rule of React. */
const broken: Record<string, string> = {
  "rules-of-hooks": "if (given) useState(0); return null",
  "exhaustive-deps": "useEffect(() => { document.title = given }, []); return null",
  refs: "const ref = useRef(0); ref.current = 1; return null",
  "set-state-in-render": "const [held, hold] = useState(0); hold(1); return held",
  "set-state-in-effect": "const [held, hold] = useState(''); useEffect(() => hold(given), [given]); return held",
  purity: "const now = Date.now(); return <p>{now}</p>",
  globals: "count += 1; return <p>{count}</p>",
  "static-components": "const Inner = () => <p>{given}</p>; return <Inner />",
  "error-boundaries": "try { return <p>{given}</p> } catch { return null }",
}

describe.skipIf(isQuick)("the rules of React", () => {
  test.each(Object.entries(broken))("%s: a violation is refused", async (rule, body) => {
    const folder = mkdtempSync(join(tmpdir(), "rules-"))
    const file = join(folder, "part.tsx")
    const imports = 'import { useEffect, useRef, useState } from "react"'
    writeFileSync(file, `${imports}\nlet count = 0\nexport function Part({ given }: { given: string }) { ${body} }\n`)
    try {
      const args = [command("oxlint/bin/oxlint"), "-c", join(root, ".oxlintrc.json"), "-f", "unix", file]
      const { ok, output } = await run(`rules-${rule}`, args)
      expect([ok, output]).toEqual([false, expect.stringContaining(`(${rule})`)])
    } finally {
      rmSync(folder, { recursive: true })
    }
  })
})
