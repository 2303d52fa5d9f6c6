import { attachmentValue } from "#app/parts/attachments/attachment.ts"
import { administrators, reason, type Deed } from "./authorisation-deed.ts"

const page = (route: string, does: string, rest: Omit<Deed, "route" | "does" | "by">): Deed => ({
  ...{ route, does, by: administrators, ...rest },
})
export const entity = { name: "测试单位", name_english: "Test entity", acronym: "测试", acronym_english: "TEST" }
const group = {
  name: "量子",
  name_english: "Quantum",
  type: "public",
  "description.format": "markdown",
  "description.text": "Q",
}
export const approval = { real_name: "Li Ying", entity_id: "entity-aurora-1" }

/** ADM-01, ADM-02, ADM-05, ADM-06: alliance and member administrators; into a restricted group only the former get. */
export const admin: Deed[] = [
  page("admin/member/:id", "member.enable", {
    ...{ at: "admin/member/member-aurora-disabled", of: ["member", "member-aurora-disabled"], form: {} },
  }),
  page("admin/member/:id/disable", "member.disable", {
    ...{
      at: "admin/member/member-aurora-lone-member/disable",
      of: ["member", "member-aurora-lone-member"],
      form: reason,
    },
  }),
  page("admin/member/invite", "import.create", { at: "admin/member/invite", form: { emails: "a@invited.example" } }),
  {
    // the file is the administrator's own: nobody else may attach it
    ...{ route: "admin/member/invite/:importId/message", at: "admin/member/invite/import-aurora-1/message" },
    ...{ does: "member-invitation.create", by: ["admin"], refusals: [400] },
    form: {
      "text.format": "markdown",
      "text.text": "Come in",
      attachment_ids: attachmentValue({ id: "file-aurora-invitation", name: "a.txt", size: 1 }),
    },
  },
  page("admin/entity", "entity.enable", {
    ...{ at: "admin/entity", of: ["entity", "entity-aurora-11"], form: { id: "entity-aurora-11" } },
  }),
  page("admin/entity/create", "entity.create", { at: "admin/entity/create", form: entity }),
  page("admin/entity/:id/edit", "entity.update", {
    ...{ at: "admin/entity/entity-aurora-1/edit", of: ["entity", "entity-aurora-1"], form: entity },
  }),
  page("admin/entity/:id/disable", "entity.disable", {
    ...{ at: "admin/entity/entity-aurora-12/disable", of: ["entity", "entity-aurora-12"], form: {} },
  }),
  page("admin/entity/level", "member-level.create", {
    at: "admin/entity/level",
    form: { name: "新", name_english: "New" },
  }),
  page("admin/entity/level", "member-level.update", {
    ...{ at: "admin/entity/level", of: ["member_level", "level-aurora-1"] },
    form: { id: "level-aurora-1", name: "新", name_english: "New" },
  }),
  page("admin/group/create", "workgroup.create", { at: "admin/group/create", form: { ...group, acronym: "QKD" } }),
  page("admin/group/:acronym/edit", "workgroup.update", {
    ...{ at: "admin/group/COPT/edit", of: ["workgroup", "group-copt"], form: group },
  }),
  page("admin/group/:acronym/disband", "workgroup.disband", {
    ...{ at: "admin/group/COPT/disband", of: ["workgroup", "group-copt"], form: { acronym: "COPT" } },
  }),
  {
    ...{
      route: "admin/group/:acronym/edit",
      at: "admin/group/STEER/edit",
      of: ["workgroup", "group-steer"],
      form: group,
    },
    ...{ does: "workgroup.update", by: ["admin"], hasPage: true },
  },
  {
    ...{ route: "admin/group/:acronym/disband", at: "admin/group/STEER/disband", form: { acronym: "STEER" } },
    ...{ of: ["workgroup", "group-steer"], does: "workgroup.disband", by: ["admin"], hasPage: true },
  },
  page("admin/apply/:id", "login-request.approve", {
    ...{ at: "admin/apply/login-request-aurora-1", of: ["login_request", "login-request-aurora-1"], form: approval },
  }),
  page("admin/apply/:id/edit", "login-request.update", {
    ...{ at: "admin/apply/login-request-aurora-1/edit", of: ["login_request", "login-request-aurora-1"] },
    form: { name: "Li Ying", company: "Test house" },
  }),
  page("admin/apply/:id/reject", "login-request.reject", {
    ...{
      at: "admin/apply/login-request-aurora-1/reject",
      of: ["login_request", "login-request-aurora-1"],
      form: reason,
    },
  }),
]
