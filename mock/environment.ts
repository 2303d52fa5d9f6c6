import { z } from "zod"

const schema = z.object({
  MOCK_PORT: z.coerce.number().int().min(0).max(65535).default(4010),
  MOCK_HOST: z.string().min(1).default("127.0.0.1"),
  MOCK_SCALE: z.enum(["normal", "large"]).default("normal"),
  MOCK_PORTAL: z.url().optional(),
  MOCK_FILE: z.string().min(1).optional(),
})

export type Environment = {
  port: number
  host: string
  /** `large` seeds 10,000 members, 2,000 meetings, 500 entities and years of every other kind of record in each alliance. */
  scale: "normal" | "large"
  /** Origin of the portal, for links in mails; absent: that of the portal from which somebody signed on last. */
  portal: string | undefined
  /** The file that saves the store `default` between starts; absent: in memory only. */
  file: string | undefined
}

/** Reads the mock's settings; throws an Error with one line for each invalid variable. */
export function readEnvironment(variables: Readonly<Record<string, string | undefined>>): Environment {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ""))
  const parsed = schema.safeParse(given)
  if (!parsed.success) {
    throw new Error(parsed.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`).join("\n"))
  }
  const { MOCK_PORT, MOCK_HOST, MOCK_SCALE, MOCK_PORTAL, MOCK_FILE } = parsed.data
  return {
    port: MOCK_PORT,
    host: MOCK_HOST,
    scale: MOCK_SCALE,
    portal: MOCK_PORTAL && new URL(MOCK_PORTAL).origin,
    file: MOCK_FILE,
  }
}
