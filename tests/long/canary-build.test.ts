import { execFile } from "node:child_process"
import { readdir, readFile, rm } from "node:fs/promises"
import { join } from "node:path"
import { promisify } from "node:util"
import { afterAll, expect, test } from "vitest"
import { command, root } from "#scripts/lib/paths.mjs"

const folder = ".cache/canary-build"
afterAll(() => rm(join(root, folder), { recursive: true, force: true }))

/** Secrets that only the build machine may know. */
const secrets = {
  SESSION_SECRETS: "canary-of-the-secret-0123456789-abcdefghijk",
  API_URL: "http://canary-of-the-backend.example/api",
  LOGIN_URL: "http://canary-of-the-login.example/",
  NPM_TOKEN: "canary-of-somebody-0123456789",
}

test("quality row 55: a build contains no environment values and no public source map", async () => {
  const env = { ...process.env, ...secrets, BUILD_DIRECTORY: folder, NODE_ENV: "production" as const }
  const build = [command("@remix-run/dev/dist/cli.js"), "vite:build", "-c", "remix.config.ts"]
  await promisify(execFile)(process.execPath, build, { cwd: root, env, maxBuffer: 64 * 1024 ** 2 })
  const names = (await readdir(join(root, folder), { recursive: true })).filter((name) => /\.\w+$/.test(name))
  expect(names.length).toBeGreaterThan(50)
  expect(names.filter((name) => name.startsWith("client/") && name.endsWith(".map"))).toEqual([])
  for (const name of names) expect((await readFile(join(root, folder, name))).includes("canary-of"), name).toBe(false)
})
