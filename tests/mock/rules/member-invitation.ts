import { importRules } from "#mock/domains/member-invitation/import-rules.ts"
import { memberInvitationRules } from "#mock/domains/member-invitation/rules.ts"
import { invitedListRules, invitedPersonRules } from "#mock/domains/member-invitation/person-rules.ts"
import { hour } from "#mock/engine/store/clock.ts"
import { importIn, rowOf, inAurora } from "../relations.ts"
import { now } from "../support.ts"
import { type RuleCheck, subject } from "../subject.ts"

export const memberInvitation: RuleCheck = {
  subjects: [
    subject("import", importRules, importIn),
    subject("member-invitation", memberInvitationRules, (_status, _relation, world) =>
      rowOf(world, "member_invitation"),
    ),
    subject("member-invitation-person", invitedPersonRules, (status, _relation, world) => {
      const invitation = { ...rowOf(world, "member_invitation"), created_time: now }
      const outcome = status === "failed" ? ("failed" as const) : ("invited" as const)
      const person = {
        row: 2,
        email: "unit@applicant.example",
        name: null,
        code: null,
        duplicate_of: null,
        group_ids: [],
        outcome,
        sent_time: status === "expired" ? now - 31 * 24 * hour : now,
        is_revoked: status === "revoked",
      }
      return { invitation, person, isMember: status === "joined" }
    }),
    subject("member-invitation-person list", invitedListRules, inAurora),
  ],
  permissions: {
    import: {
      "alliance_admin member_admin": ["open: read invite", "used expired: read"],
      creator: ["recipients: read"],
    },
    "member-invitation": {
      "alliance_admin member_admin": ["always: read"],
    },
    "member-invitation-person": {
      "alliance_admin member_admin": [
        "invited: read resend revoke",
        "failed revoked expired: read resend",
        "joined: read",
      ],
    },
    "member-invitation-person list": {
      "alliance_admin member_admin": ["always: read"],
    },
  },
}
