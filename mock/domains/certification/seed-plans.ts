import { steps, type CertificationState } from "./steps.ts"

/** What the actor of the open step does: `pass`; `reject` or `object` if the step can lead back; `withdraw` ends the application. */
export type Move = "pass" | "reject" | "object" | "withdraw"
/** The state that an application reaches, and its applicant. */
export type Plan = { until: CertificationState; by?: string; isWithoutLabel?: true; moves?: readonly Move[] }

/** One application in every state, and some with longer histories. The contract's examples refer to them by number. */
export const plans: readonly Plan[] = [
  { until: "organization_review" },
  { until: "rejected", moves: ["reject"] },
  { until: "organization_review", by: "secretary" },
  { until: "certification_agency_review" },
  { until: "testing_agency_review", by: "secretary" },
  { until: "test_evaluation", by: "chair" },
  { until: "test_evaluation_objected", by: "secretary" },
  { until: "test_evaluation_confirm" },
  { until: "test_result", by: "secretary" },
  { until: "test_result_objected" },
  { until: "test_result_confirm" },
  { until: "test_result_agency_confirm", by: "chair" },
  { until: "certification_evaluation" },
  { until: "certification_evaluation_objected", by: "chair" },
  { until: "certification_evaluation_confirm" },
  { until: "certification_result", by: "secretary" },
  { until: "certification_result_confirm" },
  { until: "agency_certificate", by: "chair" },
  { until: "label_enable", by: "secretary" },
  { until: "label_sample" },
  { until: "label_confirm", by: "secretary" },
  { until: "confirmation_evaluation", by: "chair", isWithoutLabel: true },
  { until: "confirmation_evaluation_objected" },
  { until: "confirmation_evaluation_confirm" },
  { until: "materials_review", by: "chair" },
  { until: "completed" },
  { until: "final_certificate", by: "secretary" },
  { until: "certification_result_objected" },
  { until: "completed", by: "secretary", isWithoutLabel: true },
  { until: "withdrawn", moves: ["pass", "pass", "pass", "pass", "withdraw"] },
  { until: "rejected", by: "chair", moves: ["pass", "pass", "reject"] },
  // Step 8 rejected the results, so they must be uploaded again.
  { until: "test_result", moves: ["pass", "pass", "pass", "pass", "pass", "pass", "pass", "reject"] },
  // The applicant is a member of the testing agency, so another member has to act for it.
  { until: "testing_agency_review", by: "lab-tester" },
]

/** The default moves pass every step up to the planned state; if that state is an objection, the last move is the objection. */
export function movesOf({ until, moves, isWithoutLabel }: Plan): readonly Move[] {
  if (moves) return moves
  const ways = steps.slice(1).filter(({ key }) => !isWithoutLabel || !key.startsWith("label_"))
  const order = [...ways.map(({ key }): string => key), "completed"]
  const objected = until.endsWith("_objected")
  const at = order.indexOf(until.replace("_objected", objected ? "_confirm" : ""))
  return [...Array.from({ length: at }, () => "pass" as const), ...(objected ? (["object"] as const) : [])]
}
