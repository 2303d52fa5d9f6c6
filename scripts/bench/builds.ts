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

async function peer(name: "stock" | "prime" | "bare"): Promise<string> {
  const folder = `.cache/bench/${name}`
  const output = `${folder}/server/index.js`
  const shared = ["scripts/bench/peers/page", "scripts/bench/peers/vite.config.ts", "scripts/bench/render/tree.ts"]
  const inputs = [`scripts/bench/peers/${name}`, ...shared, "app/server/framework/handover.ts"]
  await build(name, inputs, "scripts/bench/peers/vite.config.ts", { BENCH_PEER: name, BENCH_FOLDER: folder }, output)
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
    stock: await peer("stock"),
    prime: await peer("prime"),
    bare: await peer("bare"),
  }
  for (const file of Object.values(builds)) if (!existsSync(file)) throw new Error(`the build did not write ${file}`)
  return builds
}
