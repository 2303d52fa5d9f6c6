import type { PlantedBug } from "./planted-bug.ts"

/** Bugs in the handling of failed backend calls of forms and unexpected responses for pages (quality rows 1 to 10, 14 to 16). */
export const bugsOfActions: readonly PlantedBug[] = [
  {
    name: "a change whose answer was lost is made twice",
    file: "app/api/client.server.ts",
    find: 'keyHeader(method === "put" ? keyOfChange(path, pathParams, body, idempotencyKey) : idempotencyKey)',
    replace: "keyHeader(idempotencyKey)",
    noticedBy: ["tests/faults/actions.test.ts"],
    needsBuild: true,
  },
  {
    name: "a question whose answer was lost comes back with another version, and is another one",
    file: "app/parts/confirm/question-form.tsx",
    find: "<VersionField value={version} />",
    replace: '<input type="hidden" name="version" value={version} />',
    noticedBy: ["tests/faults/actions.test.ts"],
    needsBuild: true,
  },
  {
    name: "what was typed into a short form ends with the session",
    file: "app/ui/form/use-schema-form.ts",
    find: '"draft" in options ? options.draft : left',
    replace: "options.draft",
    noticedBy: ["tests/faults/actions.test.ts"],
    needsBuild: true,
  },
  {
    name: "what was typed is lost where the page around it cannot be shown",
    file: "app/session/session-answer.server.ts",
    find: "outcome instanceof Error || (statusOfScreen(outcome) ?? 200) >= 500",
    replace: "outcome instanceof Error",
    noticedBy: ["tests/faults/actions.test.ts"],
    needsBuild: true,
  },
  {
    name: "an applicant's form is sent for whichever application is open",
    file: "app/features/apply/applicant.server.ts",
    find: "session: applicant?.person }",
    replace: "session: undefined }",
    noticedBy: ["tests/routes/apply-late.test.ts"],
    needsBuild: true,
  },
  {
    name: "nobody says that it is not known what became of a form",
    file: "app/parts/frame/flash-texts.server.ts",
    find: "context.isUnanswered ? [unanswered] : []",
    replace: "context.isUnanswered ? [] : []",
    noticedBy: ["tests/faults/actions.test.ts"],
    needsBuild: true,
  },
  {
    name: "what the contract does not say is shown",
    file: "app/api/client.server.ts",
    find: "return status === 401 || status >= 500",
    replace: "return status < 401 || status >= 500",
    noticedBy: ["tests/faults/spoilt-answers.test.ts"],
    needsBuild: true,
  },
]
