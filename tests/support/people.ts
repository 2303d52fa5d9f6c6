import { people } from "#mock/engine/sso/people.ts"

/** People whom the login page refuses: to the portal they are strangers (SES-03). */
export const outsiders = ["non-member", "disabled"]
/** Everybody who can log in, by the id of the sign-on page. */
export const insiders = people.map(({ id }) => id).filter((id) => !outsiders.includes(id))

/** Roles and offices (ROLE-01, ROLE-06), written by hand. The group is COPT. */
export const administrators = ["admin", "member-admin"]
export const schedulers = ["admin", "schedule-admin"]
/** Who writes notices to the alliance, and to the group. */
export const noticeWriters = ["admin", "general-secretary", "notice-admin"]
export const groupNoticeWriters = [...noticeWriters, "chair", "vice-chair", "secretary"]
export const allianceConveners = ["admin", "general-secretary"]
/** Officers of the group, and the administrator of the alliance. */
export const officers = ["admin", "chair", "vice-chair", "secretary"]
export const groupMembers = ["chair", "vice-chair", "secretary", "member"]
/** They create for the alliance or for a group. */
export const conveners = ["admin", "general-secretary", "chair", "vice-chair", "secretary"]
/** They give and take roles in the group. */
export const roleKeepers = ["admin", "member-admin", "chair"]
/** They read the log of the group. */
export const logReaders = [...roleKeepers, "vice-chair", "secretary"]
/** They may read what belongs to the restricted group STEER. */
export const restrictedReaders = ["admin", "restricted-member"]
