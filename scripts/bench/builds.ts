import { existsSync } from "node:fs"
import { join } from "node:path"
import { hashOf, whenChanged } from "#scripts/lib/hashes.mjs"
import { cache, command } from "#scripts/lib/paths.mjs"
import { ensureBuilt, ensureGenerated } from "#scripts/lib/prepare.mjs"
import { must } from "#scripts/lib/processes.mjs"
import { say, seconds } from "#scripts/lib/say.mjs"

const versions = ["package.json", "package-lock.json"]

async function build(
  name: string,
  inputs: string[],
  config: string,
  env: Record<string, string>,
  output: string,
): Promise<void> {
  const since = performance.now()
  const isNew = await whenChanged({
    name: `bench-${name}`,
    hash: hashOf([...inputs, ...versions]),
    outputs: [output],
    work: () =>
      must("The build", `bench-build-${name}`, [command("@remix-run/dev/dist/cli.js"), "vite:build", "-c", config], {
        env: { NODE_ENV: "production", ...env },
      }),
  })
  if (isNew) say(`Built for the bench: ${name} in ${seconds(since)}`)
}

/** @param app folder of the application: the frozen dashboard as stock or prime, or the bare peer for any screen */
async function peer(name: "stock" | "prime" | "bare", app: "remix" | "bare"): Promise<string> {
  const folder = `.cache/bench/${name}`
  const inputs = ["scripts/bench/peers", "scripts/bench/render/tree.ts", "app/server/framework/handover.ts"]
  const env = { BENCH_PEER: name, BENCH_APP: app, BENCH_FOLDER: folder }
  await build(name, inputs, "scripts/bench/peers/vite.config.ts", env, `${folder}/server/index.js`)
  return join(cache, "bench", name, "server/index.js")
}

/** The server files that the renderers run. */
export type Builds = { ours: string; stock: string; prime: string; bare: string }

/** Builds the renderers whose sources have changed: the portal, the portal with the bench entry (`ours/main.ts`), and the peers. */
export async function buildAll(): Promise<Builds> {
  await ensureGenerated()
  await ensureBuilt()
  const folder = ".cache/bench/ours"
  const inputs = ["app", "remix.config.ts", "scripts/bench/ours", "scripts/bench/render/protocol.ts"]
  await build(
    "ours",
    inputs,
    "scripts/bench/ours/vite.config.ts",
    { BUILD_DIRECTORY: folder },
    `${folder}/server/bench.js`,
  )
  const builds = {
    ours: join(cache, "bench/ours/server/bench.js"),
    stock: await peer("stock", "remix"),
    prime: await peer("prime", "remix"),
    bare: await peer("bare", "bare"),
  }
  for (const file of Object.values(builds)) if (!existsSync(file)) throw new Error(`the build did not write ${file}`)
  return builds
}
