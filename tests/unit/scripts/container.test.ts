import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { DCLinter } from "dclint"
import { validate } from "dockerfile-utils"
import { describe, expect, test } from "vitest"
import { parse } from "yaml"
import { variableNames } from "#app/server/environment.ts"

const root = new URL("../../../", import.meta.url).pathname
const read = (name: string) => readFileSync(root + name, "utf8")
const dockerfile = read("Dockerfile")
const problemsOf = (text: string) =>
  validate(text).map(({ message, range }) => `line ${range.start.line + 1}: ${message}`)

/** The instructions of a build stage. */
function stage(name: string): string[] {
  const [, text = ""] = dockerfile.split(new RegExp(`^FROM \\S+ AS ${name}$`, "m"))
  return (text.split(/^FROM /m)[0] ?? "").split("\n").filter((line) => /^[A-Z]+ /.test(line))
}

describe("the container file", () => {
  test("is valid; the linter reports invalid files", () => {
    expect(problemsOf(dockerfile)).toEqual([])
    expect(problemsOf("FROM node\nCOPI . .\n")).toHaveLength(1)
    expect(problemsOf("FROM node\nHEALTHCHECK --interval=often CMD x\n")).not.toEqual([])
  })

  test("names every stage, and uses the official Node image", () => {
    const bases = [...dockerfile.matchAll(/^FROM (\S+) AS (\w+)$/gm)].map(([, image, name]) => [name, image])
    const node = "node:24-bookworm-slim"
    expect(bases).toEqual([
      ["packages", node],
      ["sources", node],
      ["mock", "sources"],
      ["portal", node],
    ])
    expect(dockerfile.match(/^FROM/gm)).toHaveLength(bases.length)
  })

  test("contains only the build and the production packages", () => {
    expect(stage("packages")).toContain("RUN npm ci --omit=dev")
    const copied = stage("portal").filter((line) => /^(COPY|ADD)/.test(line))
    expect(copied).toEqual([
      "COPY --from=packages /app/package.json ./",
      "COPY --from=packages /app/node_modules ./node_modules",
      "COPY --from=sources /portal ./build",
    ])
  })

  test("runs as the user node, has a health check, and sets only known variables", () => {
    const lines = stage("portal")
    const user = lines.indexOf("USER node")
    expect(user).toBeGreaterThan(-1)
    expect(lines.slice(user + 1).filter((line) => /^(USER|RUN|COPY|ADD)/.test(line))).toEqual([])
    expect(lines.at(-1)).toBe('CMD ["node", "build/server/index.js"]')
    expect(dockerfile).toMatch(/^HEALTHCHECK .*\\\n {2}CMD \["node", .*\/healthz/m)
    const set = lines.filter((line) => line.startsWith("ENV ")).map((line) => line.slice(4).split("=")[0] ?? "")
    expect(set.filter((name) => !variableNames.includes(name))).toEqual([])
  })

  test("is built without generated files, version history, logs and secrets", () => {
    const ignored = read(".dockerignore").split("\n")
    const made = read(".gitignore")
      .split("\n")
      .filter((line) => line && !line.startsWith("*") && line !== "playwright-report/")
    const bare = (line: string) => line.replace(/^\/|\/$/g, "")
    expect(made.map(bare).filter((line) => !ignored.includes(line))).toEqual([])
    expect(ignored).toEqual(expect.arrayContaining([".git", "**/.env*", "**/*.log"]))
  })
})

type Service = {
  image?: string
  build?: { target: string }
  environment?: Record<string, string>
  ports?: string[]
  profiles?: string[]
  volumes?: string[]
  depends_on?: Record<string, unknown>
}

describe("the compose file", () => {
  const { services } = parse(read("compose.yaml")) as { services: Record<string, Service> }
  const lint = (file: string) => {
    const rules = { "services-alphabetical-order": 0, "require-quotes-in-ports": [1, { quoteType: "double" }] }
    const linter = new DCLinter({ rules, quiet: false, debug: false, exclude: [] } as never)
    return linter
      .lintFiles([file], false)
      .flatMap(({ messages }) => messages.map(({ line, message }) => `${line}: ${message}`))
  }

  test("is valid by the schema of its specification and the rules of the linter", () => {
    expect(lint(`${root}compose.yaml`)).toEqual([])
    const wrong = join(mkdtempSync(join(tmpdir(), "compose-")), "compose.yaml")
    writeFileSync(wrong, "name: wrong\nservices:\n  portal:\n    image: node:20\n    replicas: 3\n")
    expect(lint(wrong)).toEqual([expect.stringContaining("must NOT have additional properties")])
    rmSync(dirname(wrong), { recursive: true })
  })

  test("sets only known variables of the portal, including those for several processes", () => {
    const { portal } = services
    const set = Object.keys(portal?.environment ?? {})
    expect(set.filter((name) => !variableNames.includes(name))).toEqual([])
    expect(set).toEqual(
      expect.arrayContaining(["SESSION_SECRETS", "REDIS_URL", "BUILDS_FOLDER", "TRUST_PROXY", "ORIGIN"]),
    )
    expect(portal?.environment?.SESSION_SECRETS).toMatch(/^\$\{SESSION_SECRETS:\?/)
  })

  test("publishes only the ports of the proxy and the mock, and only on this machine", () => {
    const ports = Object.entries(services).flatMap(([name, { ports = [] }]) => ports.map((port) => [name, port]))
    expect(ports).toEqual([
      ["proxy", "127.0.0.1:8080:8080"],
      ["mock", "127.0.0.1:4010:4010"],
    ])
  })

  test("starts the mock only with its profile, and refers only to existing stages, services and files", () => {
    expect(Object.entries(services).filter(([, { profiles }]) => profiles !== undefined)).toEqual([
      ["mock", services.mock],
    ])
    for (const { build, volumes = [], depends_on: needed = {} } of Object.values(services)) {
      if (build) expect(stage(build.target).length, build.target).toBeGreaterThan(2)
      for (const name of Object.keys(needed)) expect(services).toHaveProperty(name)
      for (const [from = ""] of volumes.map((volume) => volume.split(":")))
        if (from.startsWith("./")) expect(existsSync(root + from), from).toBe(true)
    }
  })

  test("gives its proxy the same rules as the configuration that is tested with several processes", () => {
    const rules = (name: string) =>
      read(name)
        .split("\n")
        .map((line) => line.trim())
        .filter((line) => /^(proxy_(?!pass)|client_|large_)/.test(line))
    const tried = rules("docs/nginx.conf").filter((line) => !line.includes("X-Forwarded-Proto"))
    expect(tried.length).toBeGreaterThan(12)
    expect(rules("docs/nginx.compose.conf")).toEqual(tried)
    expect(read("docs/nginx.compose.conf")).toContain("proxy_pass http://$portal:3000;")
  })
})
