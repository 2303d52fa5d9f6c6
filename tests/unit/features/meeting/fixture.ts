import type { components } from "#openapi/generated/schema.d.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"
import document from "../../../../openapi/generated/openapi.json"

export type Meeting = components["schemas"]["Meeting"]

type Examples = Record<string, { value: { result: unknown } }>
type Operation = { responses: { "200": { content: { "application/json": { examples: Examples } } } } }

/** The contract's example meeting with some fields changed. */
export function exampleMeeting(change: Partial<Meeting> = {}): Meeting {
  const operation = (document.paths as unknown as Record<string, { get: Operation }>)["/meeting/{id}"]?.get
  const [first] = Object.values(operation?.responses["200"].content["application/json"].examples ?? {})
  return { ...(first?.value.result as Meeting), ...change }
}

/** The request context that views of an alliance's page use. */
export function reader({ locale = "en", zone = "Asia/Shanghai" }: { locale?: "en" | "zh"; zone?: string } = {}) {
  return {
    allianceState: { kind: "known", alliance: { url: "aurora" } },
    alliance: "aurora",
    locale,
    zone,
    now: Date.parse("2026-11-20T07:30:00Z"),
  } as unknown as RequestContext
}
