import { randomBytes } from "node:crypto"
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs"
import { join } from "node:path"
import { hashOf, whenChanged } from "./hashes.mjs"
import { cache, command, root } from "./paths.mjs"
import { precompress } from "./precompress.mjs"
import { must } from "./processes.mjs"
import { say, seconds } from "./say.mjs"
import { slimManifest } from "./slim-manifest.mjs"

/** Inputs of every generated file besides its own sources: the versions of the tools. */
const TOOLS = ["package.json", "package-lock.json"]

/** Number of builds kept on disk: the current one, and older ones that a running server may still be serving. */
const KEPT_BUILDS = 3

/** Arguments for `node` to run a TypeScript file in the same process. */
export const typescript = ["--import", "tsx"]

/** Larger young generation for processes with many short-lived objects: garbage collection took a seventh of the build time. */
export const withRoom = ["--max-semi-space-size=64"]

/**
 * Generates the bundled contract with its types, and the compiled texts.
 * @param {{ force?: boolean }} [options] force: even if the inputs did not change
 */
export async function ensureGenerated({ force = false } = {}) {
  if (force) rmSync(join(cache, "stamps"), { recursive: true, force: true })
  await Promise.all([
    step("Contract bundled and typed", {
      name: "contract",
      hash: hashOf(["openapi", "scripts/contract.ts", "scripts/contract", ...TOOLS], {
        without: ["openapi/generated"],
      }),
      outputs: [
        "openapi/generated/openapi.json",
        "openapi/generated/schema.d.ts",
        "openapi/generated/states.ts",
        "openapi/generated/values",
      ],
      work: () => must("The contract", "contract", [...typescript, "scripts/contract.ts", "--bundle"]),
    }),
    step("Texts compiled", {
      name: "messages",
      hash: hashOf([
        "app/i18n/en",
        "app/i18n/zh",
        "app/i18n/texts-by-area.ts",
        "scripts/messages.ts",
        "scripts/messages",
        ...TOOLS,
      ]),
      outputs: ["en.json", "en.txt", "zh.json", "zh.txt"].map((file) => `app/i18n/generated/${file}`),
      work: () => must("Compiling the texts", "messages", [...typescript, "scripts/messages.ts"]),
    }),
  ])
}

/**
 * @param {string} label
 * @param {Parameters<typeof whenChanged>[0]} change
 */
async function step(label, change) {
  const since = performance.now()
  if (await whenChanged(change)) say(`${label} in ${seconds(since)}`)
}

/**
 * Builds the portal if an input changed. Each build has its own folder, named by the hash of its inputs. `build` is a link to the current
 * one, so a running server keeps the files it started with. Needs the generated files.
 * @returns {Promise<boolean>} whether a build was made
 */
export async function ensureBuilt() {
  const name = hashOf([
    "app",
    "docs/guide",
    "remix.config.ts",
    "tsconfig.json",
    "openapi/generated/states.ts",
    "openapi/generated/values",
    "scripts/lib/precompress.mjs",
    "scripts/lib/slim-manifest.mjs",
    "scripts/lib/common-chunks.mjs",
    ...TOOLS,
  ])
  const folder = join(cache, "builds", name)
  const complete = join(folder, "complete")
  const isNew = !existsSync(complete)
  if (isNew) {
    const since = performance.now()
    rmSync(folder, { recursive: true, force: true })
    const remix = [...withRoom, command("@remix-run/dev/dist/cli.js"), "vite:build", "-c", "remix.config.ts"]
    await must("The build", "build", remix, {
      env: { NODE_ENV: "production", BUILD_DIRECTORY: `.cache/builds/${name}` },
    })
    slimManifest(join(folder, "client"))
    await precompress(join(folder, "client"))
    writeFileSync(complete, "")
    say(`Portal built in ${seconds(since)}`)
  }
  publish(folder)
  return isNew
}

/**
 * Points `build` at a folder and deletes old builds.
 * @param {string} folder
 */
function publish(folder) {
  const link = join(root, "build")
  if (lstatSync(link, { throwIfNoEntry: false })) rmSync(link, { recursive: true })
  symlinkSync(folder, link, "junction")
  const builds = join(cache, "builds")
  const old = readdirSync(builds)
    .map((name) => join(builds, name))
    .filter((path) => path !== folder)
    .sort((one, other) => statSync(other).mtimeMs - statSync(one).mtimeMs)
    .slice(KEPT_BUILDS - 1)
  for (const path of old) rmSync(path, { recursive: true, force: true })
}

/**
 * The secrets for session cookies: the given ones, or one that is generated once for this machine.
 * @param {string | undefined} [given] SESSION_SECRETS
 */
export function sessionSecrets(given = process.env.SESSION_SECRETS) {
  if (given) return given
  const file = join(cache, "session-secret")
  if (!existsSync(file)) {
    mkdirSync(cache, { recursive: true })
    writeFileSync(file, randomBytes(32).toString("base64url"), { mode: 0o600 })
  }
  return readFileSync(file, "utf8")
}
