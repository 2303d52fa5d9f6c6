import { readFile } from "node:fs/promises"
import { dirname, join } from "node:path"
import { fileURLToPath } from "node:url"
import { readEnvironment } from "./environment.ts"
import { createMock } from "./server.ts"
import { setPortal } from "#mock/engine/mail.ts"
import { keepOnDisk } from "#mock/engine/store/persistence.ts"

const root = join(dirname(fileURLToPath(import.meta.url)), "..")

async function main(): Promise<void> {
  const { port, host, scale, portal, file } = readEnvironment(process.env)
  if (portal !== undefined) setPortal(portal)
  const contract = await readContract()
  const mock = await createMock({
    contract,
    cacheFolder: join(root, ".cache"),
    scale,
    report: (operation, path, problems) => {
      for (const problem of problems) process.stderr.write(`mock: ${operation} ${path}: ${problem}\n`)
    },
  })
  const kept =
    file === undefined
      ? undefined
      : await keepOnDisk(mock.stores, file, scale, (problem) => process.stderr.write(`mock: ${problem}\n`))
  const address = await mock.listen(port, host)
  process.stdout.write(`mock backend: ${address}/api, people at ${address}/__mock/\n`)

  const stop = () => {
    void mock.close().then(async () => {
      await kept?.stop()
      process.exit(0)
    })
  }
  process.once("SIGINT", stop)
  process.once("SIGTERM", stop)
}

async function readContract(): Promise<string> {
  try {
    return await readFile(join(root, "openapi/generated/openapi.json"), "utf8")
  } catch {
    throw new Error("openapi/generated/openapi.json is missing: run `npm run contract`")
  }
}

main().catch((error: NodeJS.ErrnoException) => {
  const text = error.code === "EADDRINUSE" ? "the port is taken; set MOCK_PORT to another one" : error.message
  process.stderr.write(`mock: ${text}\n`)
  process.exit(1)
})
