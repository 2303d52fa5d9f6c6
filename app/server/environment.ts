import { z } from "zod"

const secrets = z
  .string({ error: "is required: comma-separated secrets of at least 32 characters; the first one seals" })
  .transform((text) =>
    text
      .split(",")
      .map((secret) => secret.trim())
      .filter(Boolean),
  )
  .pipe(z.array(z.string().min(32, "each secret needs at least 32 characters")).min(1))

const optional = z
  .string()
  .optional()
  .transform((text) => text || undefined)

/** An empty variable counts as not set. */
const unlessEmpty = <Schema extends z.ZodType>(schema: Schema) => z.preprocess((text) => text || undefined, schema)

const isRedisUrl = (text: string) => URL.canParse(text) && /^rediss?:\/\/[^\s/?#]+(\/\d*)?$/.test(text)

/** The URL may contain a password, so error messages must not repeat it. */
const redisUrl = z
  .string()
  .refine(isRedisUrl, "must be redis:// or rediss://, a host, and a number as its path, if any")

const schema = z.object({
  NODE_ENV: z.enum(["development", "production", "test"]).default("production"),
  PORT: unlessEmpty(z.coerce.number().int().min(0).max(65535).default(3000)),
  HOST: z.string().default("127.0.0.1"),
  ORIGIN: z.url().optional(),
  API_URL: z.url().default("http://127.0.0.1:4010/api"),
  LOGIN_URL: z.url().default("http://127.0.0.1:4010/sso/login"),
  APPLICATION_URL: optional.pipe(z.url().optional()),
  PRODUCT_TITLE: z.string().default("Alliance Portal"),
  PRODUCT_TITLE_CHINESE: unlessEmpty(z.string().default("联盟门户")),
  SESSION_SECRETS: secrets,
  SESSION_IDLE_MINUTES: z.coerce.number().positive().default(120),
  SESSION_HOURS: z.coerce.number().positive().default(12),
  MESSENGER_MARKER: unlessEmpty(z.string().default("MicroMessenger")),
  ANALYTICS_HOST: optional.pipe(z.url().optional()),
  ANALYTICS_WEBSITE_ID: optional,
  REDIS_URL: optional.pipe(redisUrl.optional()),
  BUILDS_FOLDER: optional,
  TRUST_PROXY: z.coerce.number().int().min(0).default(0),
  LOG_LEVEL: z.enum(["silent", "fatal", "error", "warn", "info", "debug"]).default("info"),
  WIDGET_PATIENCE_MS: z.coerce.number().int().min(0).default(200),
  BREAKER_CALLS: z.coerce.number().int().positive().default(20),
  MOST_CONNECTIONS: z.coerce.number().int().positive().default(2_000),
  MOST_LIVE_PAGES: z.coerce.number().int().min(0).default(1_000),
  MOST_RUNNING_REQUESTS: z.coerce.number().int().positive().default(200),
  MOST_WAIT_MS: z.coerce.number().int().positive().default(500),
  METRICS_PORT: unlessEmpty(z.coerce.number().int().min(1).max(65535).optional()),
  METRICS_HOST: z.string().default("127.0.0.1"),
  REQUEST_TIMEOUT_MS: z.coerce.number().int().positive().default(15_000),
  TEST_MODE: z
    .string()
    .optional()
    .transform((text) => text === "1"),
})

/** Names of all environment variables; docs/operations.md documents each. */
export const variableNames: readonly string[] = Object.keys(schema.shape)

/** The configuration of one portal process; docs/operations.md lists its variables. */
export type Environment = Omit<z.output<typeof schema>, "ORIGIN"> & { ORIGIN: string; isSecure: boolean }

const loopback = new Set(["127.0.0.1", "localhost", "[::1]"])

/**
 * Reads the configuration. No other code reads `process.env`.
 * @throws Error with one line per invalid variable, or if a production portal would serve sessions over plain http.
 */
export function readEnvironment(variables: NodeJS.ProcessEnv = process.env): Environment {
  const parsed = schema.safeParse(variables)
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `  ${issue.path.join(".")} ${issue.message}`)
    throw new Error(`The configuration is not usable:\n${lines.join("\n")}`)
  }
  const origin = new URL(parsed.data.ORIGIN ?? `http://${parsed.data.HOST}:${parsed.data.PORT}`)
  const isSecure = origin.protocol === "https:"
  if (parsed.data.NODE_ENV === "production" && !isSecure && !loopback.has(origin.hostname))
    throw new Error("The configuration is not usable:\n  ORIGIN must begin with https:// outside this machine")
  return { ...parsed.data, ORIGIN: origin.origin, isSecure }
}

let current: Environment | undefined

/** The configuration of this process, read once. */
export function environment(): Environment {
  current ??= readEnvironment()
  return current
}
