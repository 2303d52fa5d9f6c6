import { people } from "#mock/engine/sso/people.ts"

/** People whom the login page rejects: for the portal they are strangers (SES-03). */
export const outsiders = ["non-member", "disabled"]
/** Everybody who can log in, by the id of the sign-on page. */
export const insiders = people.map(({ id }) => id).filter((id) => !outsiders.includes(id))

/** Roles and offices (ROLE-01, ROLE-06), written by hand. The group is COPT. */
export const administrators = ["admin", "member-admin"]
export const schedulers = ["admin", "schedule-admin"]
/** People who write notices to the alliance, and to the group. */
export const noticeWriters = ["admin", "general-secretary", "notice-admin"]
export const groupNoticeWriters = [...noticeWriters, "chair", "vice-chair", "secretary"]
export const allianceConveners = ["admin", "general-secretary"]
/** Officers of the group, and the administrator of the alliance. */
export const officers = ["admin", "chair", "vice-chair", "secretary"]
export const groupMembers = ["chair", "vice-chair", "secretary", "member"]
/** People who create records for the alliance or for a group. */
export const conveners = ["admin", "general-secretary", "chair", "vice-chair", "secretary"]
/** People who grant and remove roles in the group. */
export const roleKeepers = ["admin", "member-admin", "chair"]
/** People who read the log of the group. */
export const logReaders = [...roleKeepers, "vice-chair", "secretary"]
/** People who may read records of the restricted group STEER. */
export const restrictedReaders = ["admin", "restricted-member"]
/** People who see the administration of STEER: also who administers groups. */
export const restrictedKeepers = [...restrictedReaders, "member-admin"]
/** People who read the proposals of STEER: also who reviews proposals. */
export const proposalReviewers = [...restrictedReaders, "proposal-admin", "general-secretary"]
