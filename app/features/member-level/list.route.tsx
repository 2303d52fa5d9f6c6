import type { SubmissionResult } from "@conform-to/react"
import { type LoaderFunctionArgs, redirect } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useIntl } from "react-intl"
import { entityPaths } from "#app/lib/paths/entity.ts"
import { useAdminCrumb } from "#app/parts/admin/use-admin-crumb.ts"
import { useFrameAlliance } from "#app/parts/frame/use-page-frame.ts"
import { withSchema } from "#app/parts/write-form.server.ts"
import type { RouteHandle } from "#app/session/access.ts"
import { sendFlash } from "#app/session/session-answer.server.ts"
import { TextField } from "#app/forms/fields/fields.tsx"
import {
  FormSection,
  IdempotencyKey,
  RequiredHint,
  SchemaForm,
  StaleNote,
  VersionField,
} from "#app/forms/submit/form.tsx"
import { SubmitButton } from "#app/forms/fields/submit-button.tsx"
import { UnsavedGuard } from "#app/forms/recovery/unsaved-guard.tsx"
import { useSchemaForm } from "#app/forms/submit/use-schema-form.ts"
import { PageHead, Stack } from "#app/ui/layout/page.tsx"
import { levelNow, type LevelView, listLevels, saveLevel } from "./level.server.ts"

export const handle = { access: "member-admin", title: "member-level.title" } satisfies RouteHandle

export function loader({ context }: LoaderFunctionArgs) {
  return listLevels(context)
}

export const action = withSchema(levelNow, async ({ request, context }, schema) => {
  const answer = await saveLevel(context, request, schema)
  if ("refusal" in answer) return answer.refusal
  await sendFlash(context, { tone: "done", id: answer.done })
  return redirect(entityPaths.levels(context.alliance), 303)
})

/** The membership levels of entities; each level is a form, and one more form adds a level (ADM-05). */
export default function MemberLevels() {
  const intl = useIntl()
  const { levels, newKey } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const answerTo = (id: string) => (answer?.of === id ? answer : undefined)
  return (
    <>
      <PageHead
        crumbs={[useAdminCrumb()]}
        title={intl.formatMessage({ id: "member-level.title" })}
        intro={intl.formatMessage({ id: "member-level.intro" })}
      />
      <Stack gap="tight">
        <RequiredHint />
        <div>
          {levels
            .filter(({ canUpdate }) => canUpdate)
            .map((level) => (
              <LevelForm key={`${level.id} ${level.version}`} level={level} lastResult={answerTo(level.id)} />
            ))}
          {newKey !== undefined && <LevelForm key={levels.length} idempotencyKey={newKey} lastResult={answerTo("")} />}
        </div>
      </Stack>
    </>
  )
}

type LevelFormProps = {
  /** Undefined for a new level. */
  level?: LevelView
  idempotencyKey?: string
  lastResult: SubmissionResult<string[]> | undefined
}

/** Form with the two names of a level (ADM-05). */
function LevelForm({ level, idempotencyKey, lastResult }: LevelFormProps) {
  const intl = useIntl()
  const { url } = useFrameAlliance()
  const [form, fields] = useSchemaForm({
    id: level ? `level-${level.id}` : "level-new",
    lastResult,
    defaultValue: level && { name: level.name, name_english: level.name_english },
    labels: { name: "entity.name-chinese", name_english: "entity.name-english" },
    schema: () => import("./level.schema.ts").then((module) => module.levelSchema()),
  })
  return (
    <SchemaForm form={form}>
      <UnsavedGuard />
      <FormSection
        title={level ? <LevelTitle level={level} /> : intl.formatMessage({ id: "member-level.new" })}
        intro={level && intl.formatMessage({ id: "member-level.entities" }, { count: level.entities })}
      >
        {level && (
          <>
            <input type="hidden" name="id" value={level.id} />
            <VersionField value={level.version} />
            <StaleNote href={entityPaths.levels(url)} />
          </>
        )}
        {idempotencyKey !== undefined && <IdempotencyKey value={idempotencyKey} />}
        <TextField field={fields.name} isRequired />
        <TextField field={fields.name_english} isRequired />
        <div className="acts">
          <SubmitButton kind={level ? "plain" : "primary"}>
            {intl.formatMessage({ id: level ? "member-level.rename" : "member-level.add" })}
          </SubmitButton>
        </div>
      </FormSection>
    </SchemaForm>
  )
}

function LevelTitle({ level: { name, name_english } }: { level: LevelView }) {
  return (
    <>
      <span lang="zh-CN">{name}</span> <span lang="en">{name_english}</span>
    </>
  )
}

export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
