import { describe, expect, test } from "vitest"
import { readEnvironment as read } from "#app/server/environment.ts"

const secret = "0123456789-0123456789-0123456789"
const readEnvironment = (variables: Record<string, string>) => read(variables as NodeJS.ProcessEnv)
const given = { SESSION_SECRETS: secret }
const problem = (variables: Record<string, string>) => {
  try {
    readEnvironment({ ...given, ...variables })
  } catch (error) {
    return (error as Error).message.split("\n").slice(1)
  }
  return []
}

describe("configuration of the portal", () => {
  test("requires only secrets; everything else has a default for this machine", () => {
    expect(readEnvironment(given)).toMatchObject({
      NODE_ENV: "production",
      PORT: 3000,
      HOST: "127.0.0.1",
      ORIGIN: "http://127.0.0.1:3000",
      isSecure: false,
      API_URL: "http://127.0.0.1:4010/api",
      LOGIN_URL: "http://127.0.0.1:4010/sso/login",
      PRODUCT_TITLE: "Alliance Portal",
      PRODUCT_TITLE_CHINESE: "联盟门户",
      SESSION_IDLE_MINUTES: 120,
      SESSION_HOURS: 12,
      TRUST_PROXY: 0,
      LOG_LEVEL: "info",
      REQUEST_TIMEOUT_MS: 15_000,
      TEST_MODE: false,
      SESSION_SECRETS: [secret],
    })
  })

  test("takes the public origin without its path; https makes cookies Secure", () => {
    const { ORIGIN, isSecure } = readEnvironment({ ...given, ORIGIN: "https://portal.example/some/path?x=1" })
    expect([ORIGIN, isSecure]).toEqual(["https://portal.example", true])
    expect(readEnvironment({ ...given, PORT: "4220", HOST: "localhost" }).ORIGIN).toBe("http://localhost:4220")
  })

  test("uses the default port if the port is empty", () => {
    expect(readEnvironment({ ...given, PORT: "" }).PORT).toBe(3000)
    expect(readEnvironment({ ...given, PORT: "0" }).PORT).toBe(0)
  })

  test("has a metrics port only if one is set", () => {
    expect(readEnvironment(given).METRICS_PORT).toBeUndefined()
    expect(readEnvironment({ ...given, METRICS_PORT: "" }).METRICS_PORT).toBeUndefined()
    expect(readEnvironment({ ...given, METRICS_PORT: "9464" })).toMatchObject({
      METRICS_PORT: 9464,
      METRICS_HOST: "127.0.0.1",
    })
  })

  test("splits secrets at commas, needs 1 for TEST_MODE, and ignores empty optional values", () => {
    const both = readEnvironment({
      SESSION_SECRETS: ` ${secret} , ${secret}x ,`,
      TEST_MODE: "true",
      ANALYTICS_HOST: "",
      ANALYTICS_WEBSITE_ID: "",
      APPLICATION_URL: "",
    })
    expect(both).toMatchObject({ SESSION_SECRETS: [secret, `${secret}x`], TEST_MODE: false })
    expect([both.ANALYTICS_HOST, both.ANALYTICS_WEBSITE_ID, both.APPLICATION_URL]).toEqual(Array(3).fill(undefined))
    expect(readEnvironment({ ...given, TEST_MODE: "1" }).TEST_MODE).toBe(true)
    expect(readEnvironment({ ...given, REDIS_URL: "" }).REDIS_URL).toBeUndefined()
    // an empty marker would be part of every user agent
    expect(readEnvironment({ ...given, MESSENGER_MARKER: "" }).MESSENGER_MARKER).toBe("MicroMessenger")
    expect(readEnvironment({ ...given, REDIS_URL: "rediss://:p%2Fw@redis.example:6380/1" }).REDIS_URL).toBeDefined()
  })

  test.each([
    ["NODE_ENV", "staging"],
    ["PORT", "70000"],
    ["PORT", "three"],
    ["ORIGIN", "portal.example"],
    ["API_URL", "not an address"],
    ["LOGIN_URL", ""],
    ["APPLICATION_URL", "nowhere"],
    ["SESSION_SECRETS", ""],
    ["SESSION_SECRETS", "short"],
    ["SESSION_SECRETS", `${secret},short`],
    ["SESSION_IDLE_MINUTES", "0"],
    ["SESSION_HOURS", "-1"],
    ["ANALYTICS_HOST", "stats"],
    ["TRUST_PROXY", "0.5"],
    ["LOG_LEVEL", "loud"],
    ["REQUEST_TIMEOUT_MS", "0"],
    ["METRICS_PORT", "0"],
    ["METRICS_PORT", "65536"],
    ["REDIS_URL", "127.0.0.1:6379"],
    ["REDIS_URL", "http://127.0.0.1:6379"],
    ["REDIS_URL", "redis://127.0.0.1:6379/sessions"],
    ["REDIS_URL", "redis://127.0.0.1:99999"],
  ])("refuses %s=%s with one line that names the variable", (name, value) => {
    const lines = problem({ [name]: value })
    expect(lines).toHaveLength(1)
    expect(lines[0]?.trim()).toMatch(new RegExp(`^${name}\\b`))
  })

  test("reports every invalid variable on a line, without secrets", () => {
    const wrong = { PORT: "x", LOG_LEVEL: "x", SESSION_SECRETS: "my-short-secret", REDIS_URL: "my-secret@redis" }
    const lines = problem(wrong)
    const names = lines.map((line) => line.trim().split(/[ .]/)[0])
    expect(names).toEqual(["PORT", "SESSION_SECRETS", "REDIS_URL", "LOG_LEVEL"])
    expect(lines.join()).not.toMatch(/my-(short-)?secret/)
  })

  test("reports that a missing secret is required", () => {
    expect(() => readEnvironment({})).toThrow(/SESSION_SECRETS is required/)
  })

  test.each(["http://portal.example", "http://10.0.0.1:3000", "http://127.0.0.1.evil.example"])(
    "SES-11 refuses the origin %s in production",
    (ORIGIN) => {
      expect(problem({ ORIGIN })).toEqual(["  ORIGIN must begin with https:// outside this machine"])
      expect(problem({ ORIGIN, NODE_ENV: "development" })).toEqual([])
    },
  )

  test.each(["http://127.0.0.1:3000", "http://localhost:3000", "http://[::1]:3000", "https://portal.example"])(
    "accepts the origin %s in production",
    (ORIGIN) => expect(problem({ ORIGIN })).toEqual([]),
  )
})
