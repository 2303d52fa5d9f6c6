import { pair, restricted, type Submission, type TestDomain } from "../domain.ts"
import { officers } from "../people.ts"

const below = "wg/COPT/agenda-template"
const [first, second] = ["agenda-template-aurora-1", "agenda-template-aurora-2"] as const

const form = {
  name: "Weekly meeting",
  "topics[0].subject": "First",
  "topics[0].minutes": "10",
  "topics[0].description.format": "markdown",
  "topics[0].description.text": "Text",
}

const submissions: Submission[] = [
  {
    route: "wg/:acronym/agenda-template/create",
    path: `${below}/create`,
    operation: "agenda-template.create",
    // a new row has no format until it is saved
    form: { ...form, "topics[0].description.format": "" },
    by: officers,
    hasPage: true,
  },
  {
    route: "wg/:acronym/agenda-template/:id/edit",
    path: `${below}/${first}/edit`,
    operation: "agenda-template.update",
    record: ["agenda_template", first],
    form,
    by: officers,
    hasPage: true,
  },
  {
    route: "wg/:acronym/agenda-template/:id/delete",
    path: `${below}/${second}/delete`,
    operation: "agenda-template.delete",
    record: ["agenda_template", second],
    form: {},
    by: officers,
    hasPage: true,
  },
]

/** Agenda templates of groups. */
export const agendaTemplate: TestDomain = {
  screens: [
    { name: "agenda-templates", path: `/${below}`, person: "chair", kind: "read" },
    { name: "agenda-templates-reader", path: `/${below}`, person: "member", kind: "read" },
    {
      name: "agenda-template-create",
      path: `/${below}/create?from=meeting-aurora-5`,
      person: "secretary",
      kind: "form",
    },
    { name: "agenda-template-edit", path: `/${below}/${first}/edit`, person: "chair", kind: "form" },
    { name: "agenda-template-delete", path: `/${below}/${second}/delete`, person: "vice-chair", kind: "form" },
    {
      name: "agenda-template-refused",
      path: `/${below}/${first}/edit`,
      person: "member",
      kind: "static",
      status: 403,
    },
  ],
  access: {
    "wg/:acronym/agenda-template": ["group", 200],
    "wg/:acronym/agenda-template/create": ["group", 200, { offered: officers }],
    "wg/:acronym/agenda-template/:id/edit": ["group", 404],
    "wg/:acronym/agenda-template/:id/delete": ["group", 404],
  },
  othersRecords: {
    "wg/:acronym/agenda-template/:id": {
      foreign: { id: "agenda-template-harbor-1" },
      closed: [restricted({ acronym: "STEER", id: "agenda-template-aurora-3" })],
    },
  },
  pairs: [
    pair("meeting/template/list", "chair", "wg/*/agenda-template", "COPT", "LINK"),
    pair("meeting/template/create", "admin", "wg/*/agenda-template/create", "COPT", "LINK"),
    pair("meeting/template/edit", "chair", `${below}/*/edit`, first, second),
    pair("meeting/template/delete", "chair", `${below}/*/delete`, first, second),
  ],
  submissions,
  restrictedIds: ["agenda-template-aurora-3"],
  formattedTexts: { "word of the contract": ["agenda_template.topics[].description.format"] },
}
