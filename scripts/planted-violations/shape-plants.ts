import { answering, asAdmin, at, bytes, resulting, sending } from "./plants.ts"
import type { Plant } from "./proxy.ts"

/** Answers calls without a session as if an administrator had sent them. */
export const openToVisitors = (operation: string): Plant =>
  at(operation, (asked, forward, backend) =>
    asked.headers.token === undefined ? asAdmin(asked, forward, backend) : forward(asked),
  )

/** Refuses an unknown record with a body of another form. */
export const withoutCode = (operation: string): Plant =>
  answering(operation, (answered) =>
    answered.status === 404 ? { ...answered, body: bytes({ error: "not found" }) } : answered,
  )

/** Shows a number of `result` as text. */
export const asText = (operation: string, property: string): Plant =>
  resulting(operation, (result) => ({ ...result, [property]: String(result[property]) }))

/** Ignores all other fields of a body, instead of refusing them. */
export const onlyFields = (operation: string, names: readonly string[]): Plant =>
  sending(operation, (body) => Object.fromEntries(Object.entries(body).filter(([name]) => names.includes(name))))
