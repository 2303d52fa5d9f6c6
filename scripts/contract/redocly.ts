import { spawnSync } from "node:child_process"
import { existsSync } from "node:fs"
import { join } from "node:path"
import type { ContractDocument } from "./document.ts"
import { readWrittenStates } from "./states/written.ts"

const environment = {
  ...process.env,
  REDOCLY_TELEMETRY: "off",
  REDOCLY_SUPPRESS_UPDATE_NOTICE: "true",
  NO_COLOR: "1",
  FORCE_COLOR: undefined,
}

interface Outcome {
  ok: boolean
  stdout: string
  stderr: string
}

function run(root: string, args: string[]): Outcome {
  const cli = join(root, "node_modules/@redocly/cli/bin/cli.js")
  const { status, stdout, stderr, error } = spawnSync(process.execPath, [cli, ...args], {
    cwd: root,
    env: environment,
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
  })
  if (error) throw error
  return { ok: status === 0, stdout, stderr }
}

/** Lints the contract. Returns the linter's findings, or null if there are none. */
export function lintContract(root: string): string | null {
  const result = run(root, ["lint", "openapi/openapi.yaml", "--config", "openapi/redocly.yaml", "--format", "stylish"])
  return result.ok ? null : `${result.stdout}\n${result.stderr}`.trim()
}

/** Bundles the contract and its state tables into one document with internal references only. @throws Error with the linter's message */
export function bundleContract(root: string): ContractDocument {
  const result = run(root, ["bundle", "openapi/openapi.yaml", "--config", "openapi/redocly.yaml", "--ext", "json"])
  if (!result.ok) throw new Error(`the contract cannot be bundled\n${result.stderr}`)
  const document = withOwnExamples(JSON.parse(result.stdout) as Bundle)
  const states = join(root, "openapi/states")
  return existsSync(states) ? { ...document, "x-states": readWrittenStates(states) } : document
}

type Bundle = ContractDocument & { components: { examples?: Record<string, unknown> } }

/** The document with a copy of each shared example where it is used, so that its readers need not resolve them. */
function withOwnExamples(bundle: Bundle): ContractDocument {
  const { examples = {}, ...components } = bundle.components
  const prefix = "#/components/examples/"
  const text = JSON.stringify({ ...bundle, components }, (_key, value: unknown) => {
    const ref = typeof value === "object" && value !== null && "$ref" in value ? value.$ref : undefined
    return typeof ref === "string" && ref.startsWith(prefix) ? examples[ref.slice(prefix.length)] : value
  })
  return JSON.parse(text) as ContractDocument
}
