import type { PlantedBug } from "./planted-bug.ts"

/** Bugs in the handling of hostile texts, fields and URLs (quality rows 27 to 31, 34 to 36, 43 to 45, 49, 50, 57, 58). */
export const bugsOfInputs: readonly PlantedBug[] = [
  {
    name: "formatted texts are shown as they were sent",
    file: "app/parts/rich-text/rich-text-html.server.ts",
    find: "return cleanHtml(html, alliance)",
    replace: "return html + cleanHtml(html, alliance).slice(0, 0)",
    noticedBy: ["tests/unit/parts/rich-text-hostile.test.ts"],
  },
  {
    name: "the place of a meeting may be a script",
    file: "app/parts/location/location-view.ts",
    find: "/^https?:\\/\\//i.test(location) && ",
    replace: "",
    noticedBy: ["tests/security/stored-xss.test.ts"],
    needsBuild: true,
  },
  {
    name: "the backend gets whatever fields a form has",
    file: "app/features/login-request/login-request.schema.ts",
    find: "approveSchema = z.object(",
    replace: "approveSchema = z.looseObject(",
    noticedBy: ["tests/security/mass-assignment.test.ts"],
    needsBuild: true,
  },
  {
    name: "a form takes more than the contract",
    file: "app/features/meeting/meeting.schema.ts",
    find: "  subject: text(200),\n  description: richText(),\n  start:",
    replace: "  subject: text(201),\n  description: richText(),\n  start:",
    noticedBy: ["tests/security/limits.test.ts"],
    needsBuild: true,
  },
  {
    name: "a form takes telephone numbers that the contract does not",
    file: "app/forms/schema/schema.ts",
    find: "(?:[ -]?[0-9]){4,19}",
    replace: "(?:[ -]*[0-9]){4,19}",
    noticedBy: ["tests/unit/forms/schema-contract.test.ts"],
  },
  {
    name: "preferences lead wherever they are told",
    file: "app/features/preferences/preferences.route.ts",
    find: 'context.parsePortalAddress(form.get("back")) ?? paths.root()',
    replace: 'String(form.get("back") ?? paths.root())',
    noticedBy: ["tests/security/arrivals.test.ts", "tests/security/redirects.test.ts"],
    needsBuild: true,
  },
  {
    name: "a part of a form without a name is an error of the portal",
    file: "app/parts/attachments/receive-form.server.ts",
    find: 'Buffer.byteLength(name ?? "")',
    replace: "Buffer.byteLength(name as string)",
    noticedBy: ["tests/unit/parts/receive-form.test.ts"],
  },
  {
    name: "a file's name ends its header",
    file: "app/lib/csv.server.ts",
    find: 'filename="${plain}"',
    replace: 'filename="${name}"',
    noticedBy: ["tests/unit/lib/csv.test.ts"],
  },
]
