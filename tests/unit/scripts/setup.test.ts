import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { createServer, type AddressInfo } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterEach, beforeEach, describe, expect, test } from "vitest"
import { installedBrowser } from "#scripts/lib/browser.mjs"
import { checkNode, isInstalled } from "#scripts/lib/install.mjs"
import { claimPorts, freePort, isFree, portFrom } from "#scripts/lib/ports.mjs"

describe("Node", () => {
  test.each(["20.20.0", "20.21.1", "22.1.0", "24.0.0"])("%s is accepted", (version) => {
    expect(() => checkNode(version)).not.toThrow()
  })

  test.each(["18.20.4", "20.19.5", "20.2.0"])("%s is refused as too old, in one line", (version) => {
    expect(() => checkNode(version)).toThrow(new RegExp(`^Node 20\\.20 or newer is needed, this is ${version}.*$`))
  })
})

describe("ports", () => {
  test("the default port is used unless one is given", () => {
    expect(portFrom("PORT", 3000, {})).toBe(3000)
    expect(portFrom("PORT", 3000, { PORT: "" })).toBe(3000)
    expect(portFrom("PORT", 3000, { PORT: "8080" })).toBe(8080)
  })

  test.each(["0", "65536", "-1", "12.5", "http"])("%s is refused", (given) => {
    expect(() => portFrom("PORT", 3000, { PORT: given })).toThrow(`PORT=${given} is not a port`)
  })

  test("two servers on one port are refused", async () => {
    const port = await freePort()
    const both = [
      { name: "PORT", port },
      { name: "MOCK_PORT", port },
    ]
    await expect(claimPorts(both)).rejects.toThrow(`PORT and MOCK_PORT are both ${port}`)
  })

  test("a port in use is refused, and is free after its server has closed", async () => {
    const server = createServer().listen(0, "127.0.0.1")
    await new Promise((resolve) => server.once("listening", resolve))
    const { port } = server.address() as AddressInfo
    await expect(claimPorts([{ name: "PORT", port }])).rejects.toThrow(`Port ${port} is taken`)
    await new Promise((resolve) => server.close(resolve))
    expect(await isFree(port)).toBe(true)
  })
})

describe("packages", () => {
  let folder = ""
  const write = (name: string, packages: object) => writeFileSync(join(folder, name), JSON.stringify({ packages }))
  const lock = {
    "": { name: "portal" },
    "node_modules/a": { version: "1.0.0" },
    "node_modules/for-another-system": { version: "1.0.0", optional: true },
  }

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "install-"))
    mkdirSync(join(folder, "node_modules"))
    write("package-lock.json", lock)
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  test("nothing counts as installed without npm's record", () => {
    expect(isInstalled(folder)).toBe(false)
  })

  test("an optional package for another system may be missing, no other", () => {
    write("node_modules/.package-lock.json", { "node_modules/a": { version: "1.0.0" } })
    expect(isInstalled(folder)).toBe(true)
    write("node_modules/.package-lock.json", {})
    expect(isInstalled(folder)).toBe(false)
  })

  test("another version does not count as installed", () => {
    write("node_modules/.package-lock.json", { "node_modules/a": { version: "1.0.1" } })
    expect(isInstalled(folder)).toBe(false)
  })
})

describe("the browser", () => {
  test("the one in CHROME_PATH comes first", () => {
    expect(installedBrowser({ CHROME_PATH: process.execPath, PATH: "" })).toBe(process.execPath)
  })

  test("tests prefer the headless shell, measurements use the full browser", () => {
    const folder = mkdtempSync(join(tmpdir(), "browsers-"))
    for (const name of ["chromium", "chromium-headless-shell"]) writeFileSync(join(folder, name), "", { mode: 0o755 })
    expect(installedBrowser({ PATH: folder })).toBe(join(folder, "chromium-headless-shell"))
    expect(installedBrowser({ PATH: folder }, "measures")).toBe(join(folder, "chromium"))
    rmSync(join(folder, "chromium-headless-shell"))
    expect(installedBrowser({ PATH: folder })).toBe(join(folder, "chromium"))
    rmSync(folder, { recursive: true })
  })

  test("a CHROME_PATH that does not exist is refused", () => {
    expect(() => installedBrowser({ CHROME_PATH: "/no/such/chrome" })).toThrow(
      "CHROME_PATH=/no/such/chrome is not a program",
    )
  })
})
