import { pair, restricted, type Submission, type TestDomain } from "../domain.ts"
import { groupMembers, insiders, restrictedKeepers, roleKeepers } from "../people.ts"

/** People outside COPT without a request; the lone member already has one. */
const outside = insiders.filter((person) => ![...groupMembers, "lone-member"].includes(person))

/** WG-06: everybody outside may request; chairs and member administrators decide; only the requester may withdraw. */
const submissions: Submission[] = [
  {
    route: "group/:acronym/join",
    path: "group/COPT/join",
    operation: "workgroup.join-request.create",
    form: { reason: "Optics" },
    by: outside,
    refusals: [400, 403],
  },
  {
    route: "group/:acronym/join/:id/withdraw",
    path: "group/COPT/join/join-request-aurora-1/withdraw",
    operation: "workgroup.join-request.withdraw",
    record: ["workgroup_join_request", "join-request-aurora-1"],
    form: {},
    by: ["lone-member"],
    refusals: [403, 404],
    hasPage: true,
  },
  {
    route: "wg/:acronym/member/request",
    path: "wg/COPT/member/request",
    operation: "workgroup.join-request.accept",
    record: ["workgroup_join_request", "join-request-aurora-1"],
    form: { id: "join-request-aurora-1" },
    by: roleKeepers,
    hasPage: true,
  },
  {
    route: "wg/:acronym/member/request/:id/decline",
    path: "wg/COPT/member/request/join-request-aurora-1/decline",
    operation: "workgroup.join-request.decline",
    record: ["workgroup_join_request", "join-request-aurora-1"],
    form: { reason: "Later" },
    by: roleKeepers,
    hasPage: true,
  },
]

/** Requests to join a group. */
export const workgroupJoin: TestDomain = {
  screens: [
    { name: "group-join", path: "/group/LINK/join", person: "member", kind: "form" },
    { name: "group-join-pending", path: "/group/COPT/join", person: "lone-member", kind: "form" },
    { name: "group-join-restricted", path: "/group/STEER/join", person: "chair", kind: "form" },
    { name: "group-join-disbanded", path: "/group/FIBR/join", person: "lone-member", kind: "form" },
    {
      name: "group-join-withdraw",
      path: "/group/COPT/join/join-request-aurora-1/withdraw",
      person: "lone-member",
      kind: "form",
    },
    { name: "group-join-requests", path: "/wg/COPT/member/request", person: "chair", kind: "read" },
    {
      name: "group-join-decline",
      path: "/wg/COPT/member/request/join-request-aurora-1/decline",
      person: "chair",
      kind: "form",
    },
  ],
  access: {
    "group/:acronym/join": ["member", 200],
    "group/:acronym/join/:id/withdraw": ["member", 404],
    "wg/:acronym/member/request": ["group", 200, { offered: roleKeepers }],
    "wg/:acronym/member/request/:id/decline": ["group", 404],
  },
  othersRecords: {
    "group/:acronym/join": { foreign: { acronym: "LIDAR" } },
    "group/:acronym/join/:id": { foreign: { acronym: "LIDAR", id: "join-request-aurora-1" } },
    "wg/:acronym/member/request": {
      foreign: { acronym: "LIDAR" },
      closed: [restricted({ acronym: "STEER" }, restrictedKeepers)],
    },
    "wg/:acronym/member/request/:id": {
      foreign: { acronym: "LIDAR", id: "join-request-aurora-1" },
      closed: [restricted({ acronym: "STEER", id: "join-request-aurora-5" }, restrictedKeepers)],
    },
  },
  pairs: [
    pair("workgroup-join/ask", "member", "group/*/join", "LINK", "CONF"),
    pair("workgroup-join/list", "admin", "wg/*/member/request", "COPT", "LINK"),
  ],
  withoutPair: ["features/workgroup-join/withdraw.route.tsx", "features/workgroup-join/decline.route.tsx"],
  submissions,
  formattedTexts: { "word of the contract": ["workgroup_join_request.status"] },
}
