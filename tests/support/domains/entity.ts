import { pair, type Submission, type TestDomain } from "../domain.ts"
import { administrators } from "../people.ts"

const values = { name: "测试单位", name_english: "Test entity", acronym: "测试", acronym_english: "TEST" }

const submissions: Submission[] = [
  {
    route: "admin/entity",
    path: "admin/entity",
    operation: "entity.enable",
    record: ["entity", "entity-aurora-11"],
    form: { id: "entity-aurora-11" },
    by: administrators,
  },
  {
    route: "admin/entity/create",
    path: "admin/entity/create",
    operation: "entity.create",
    form: values,
    by: administrators,
  },
  {
    route: "admin/entity/:id/edit",
    path: "admin/entity/entity-aurora-1/edit",
    operation: "entity.update",
    record: ["entity", "entity-aurora-1"],
    form: values,
    by: administrators,
  },
  {
    route: "admin/entity/:id/disable",
    path: "admin/entity/entity-aurora-12/disable",
    operation: "entity.disable",
    record: ["entity", "entity-aurora-12"],
    form: {},
    by: administrators,
  },
  {
    route: "admin/entity/level",
    path: "admin/entity/level",
    operation: "member-level.create",
    form: { name: "新", name_english: "New" },
    by: administrators,
  },
  {
    route: "admin/entity/level",
    path: "admin/entity/level",
    operation: "member-level.update",
    record: ["member_level", "level-aurora-1"],
    form: { id: "level-aurora-1", name: "新", name_english: "New" },
    by: administrators,
  },
  {
    // valid except for a representative from another alliance (docs/quality.md, row 41)
    route: "admin/entity/:id/edit",
    path: "admin/entity/entity-aurora-1/edit",
    operation: "entity.update",
    record: ["entity", "entity-aurora-1"],
    form: { ...values, representative_id: "member-harbor-member" },
    by: [],
    refusals: [400, 403, 404],
  },
  {
    // valid except for the level of another alliance (docs/quality.md, row 41)
    route: "admin/entity/create",
    path: "admin/entity/create",
    operation: "entity.create",
    form: { ...values, level_id: "level-harbor-1" },
    by: [],
    refusals: [400, 403, 404],
  },
]

/** Entities and their member levels. */
export const entity: TestDomain = {
  screens: [
    { name: "entities", path: "/admin/entity", person: "member-admin", kind: "read" },
    { name: "entities-none", path: "/admin/entity?q=nothing-like-it", person: "admin", kind: "read" },
    { name: "entity", path: "/admin/entity/entity-aurora-1", person: "member-admin", kind: "read" },
    { name: "entity-bare", path: "/admin/entity/entity-aurora-12", person: "admin", kind: "read" },
    { name: "entity-create", path: "/admin/entity/create", person: "member-admin", kind: "form" },
    { name: "entity-edit", path: "/admin/entity/entity-aurora-1/edit", person: "admin", kind: "form" },
    { name: "entity-disable", path: "/admin/entity/entity-aurora-12/disable", person: "member-admin", kind: "form" },
    {
      name: "entity-not-disabled",
      path: "/admin/entity/entity-aurora-1/disable",
      person: "admin",
      kind: "static",
      status: 403,
    },
    { name: "member-levels", path: "/admin/entity/level", person: "member-admin", kind: "form" },
  ],
  access: {
    "admin/entity": ["member-admin", 200],
    "admin/entity/create": ["member-admin", 200],
    "admin/entity/level": ["member-admin", 200],
    "admin/entity/:id": ["member-admin", 404],
    "admin/entity/:id/edit": ["member-admin", 404],
    "admin/entity/:id/disable": ["member-admin", 404],
    "admin/entity.csv": ["member-admin", 200],
  },
  othersRecords: {
    "admin/entity/:id": { foreign: { id: "entity-harbor-1" } },
  },
  pairs: [
    pair("entity/detail", "admin", "admin/entity/*", "entity-aurora-1", "entity-aurora-2"),
    pair("entity/edit", "admin", "admin/entity/*/edit", "entity-aurora-1", "entity-aurora-2"),
  ],
  submissions,
  withoutBackend: {
    "admin/entity.csv": "admin/entity",
  },
  withoutPair: ["features/entity/disable.route.tsx"],
  formattedTexts: {
    "zone, day, region or address": ["entity.expiration", "entity.region_code"],
    "mail or telephone": ["entity.email_suffix", "entity.contacts[].email", "entity.contacts[].phone"],
  },
}
