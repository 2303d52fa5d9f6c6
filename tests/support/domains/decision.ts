import { pair, restricted, type TestDomain } from "../domain.ts"

/** The register of decisions. */
export const decision: TestDomain = {
  screens: [
    { name: "decisions", path: "/decision", person: "chair", kind: "read" },
    { name: "decisions-none", path: "/decision?q=nothing-like-it", person: "member", kind: "read" },
    { name: "group-decisions", path: "/wg/LINK/decision", person: "member", kind: "read" },
    { name: "decision", path: "/decision/decision-aurora-8-1", person: "member", kind: "read" },
    {
      name: "decision-withdrawn",
      path: "/decision/decision-meeting-aurora-8-withdrawn",
      person: "chair",
      kind: "read",
    },
  ],
  access: {
    decision: ["group", 200],
    "decision/:id": ["group", 404],
    "wg/:acronym/decision": ["group", 200],
    "wg/:acronym/decision/:id": ["group", 404],
    "decision.csv": ["member", 200],
  },
  othersRecords: {
    "decision/:id": {
      foreign: { id: "decision-harbor-8-1" },
      closed: [restricted({ id: "decision-aurora-32-1" })],
      reads: [""],
    },
    "wg/:acronym/decision/:id": {
      foreign: { id: "decision-harbor-8-1" },
      closed: [restricted({ acronym: "STEER", id: "decision-aurora-32-1" })],
      reads: [""],
    },
  },
  pairs: [
    pair("decision/detail", "chair", "decision/*", "decision-aurora-8-1", "decision-aurora-8-2"),
    pair("decision/list", "chair", "wg/*/decision", "COPT", "LINK"),
  ],
  withoutBackend: { "decision.csv": "decision" },
  restrictedIds: ["decision-aurora-32-\\d+"],
}
