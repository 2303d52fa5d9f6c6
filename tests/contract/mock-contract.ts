import { listOperations, type ContractDocument, type ResolvedOperation } from "#scripts/contract/document.ts"
import { contractText } from "./mock-support.ts"
import { bodies, close, validator } from "#scripts/contract/schemas.ts"

export type Operation = ResolvedOperation

const document = JSON.parse(await contractText()) as ContractDocument
const answers = new Map(bodies(document).map(({ title, pointer }) => [title, pointer]))
const strict = validator(close(document))

export const contract = document
export const operations: readonly Operation[] = listOperations(document)

/** Violations of the contract in a response, checked without Prism; undocumented fields count as violations. */
export function problems(operation: Operation, status: number, contentType: string | null, body: unknown): string[] {
  const title = `${operation.operationId} ${status} ${contentType?.split(";")[0] ?? ""}`
  const pointer = answers.get(title)
  return pointer === undefined ? [`not in the contract: ${title}`] : strict.errors(pointer, body)
}

/** Whether the operation works without a session. */
export function isPublic({ security }: Operation): boolean {
  return (
    security !== undefined && (security.length === 0 || security.some((schemes) => Object.keys(schemes).length === 0))
  )
}

/** The URL of an operation: path and required query parameters come from the examples in the contract unless given. */
export function addressOf(
  { path, parameters }: Operation,
  query: Record<string, string> = {},
  pathValues: Record<string, string> = {},
): string {
  const examples = (place: string) =>
    Object.fromEntries(
      parameters
        .filter((parameter) => parameter.in === place && (place === "path" || parameter.required))
        .map((parameter) => [parameter.name, String(parameter.example)]),
    )
  const values = { ...examples("path"), ...pathValues }
  const filled = path.replace(/\{([^}]+)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? name))
  const search = new URLSearchParams({ ...examples("query"), ...query }).toString()
  return `/api${filled}${search && `?${search}`}`
}

/**
 * Actors for operations not open to alliance administrators, who only read certifications, have their own inbox and requests, and answer only
 * what invites them.
 */
export const actors: Readonly<Record<string, string>> = {
  "ballot.pass": "member",
  "preference.update": "lone-member",
  "ballot.revoke": "vice-chair",
  "date-poll.answer": "member",
  "inbox.read": "member",
  "thread.comment.update": "chair",
  "workgroup.join-request.withdraw": "lone-member",
  "certification.resubmit": "applicant",
  "certification.withdraw": "applicant",
  "certification.confirm": "applicant",
  "certification.objection.create": "applicant",
  "certification.label-sample.create": "applicant",
  "certification.materials.create": "applicant",
  "certification.feedback.create": "applicant",
  "certification.review": "cert-admin",
  "certification.evaluation.create": "lab-tester",
  "certification.result.create": "lab-tester",
  "certification.certificate.create": "certifier",
  "certification.enable-label": "certdoc-admin",
  "certificate.create": "certdoc-admin",
  "certificate.update": "certdoc-admin",
}

/** The key of the rejected application, for operations that an applicant performs without a session. */
export const keyOf = ({ security }: Operation): Record<string, string> =>
  security?.length && security.every((schemes) => "applicantKey" in schemes)
    ? { "applicant-key": "applicant-key-aurora-5" }
    : {}
