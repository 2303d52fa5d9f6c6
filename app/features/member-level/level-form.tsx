import type { SubmissionResult } from "@conform-to/react"
import { FormattedMessage } from "react-intl"
import { entityPaths } from "#app/lib/paths/entity.ts"
import { useFrameAlliance } from "#app/parts/frame/use-page-frame.ts"
import { FormSection } from "#app/ui/form/form-section.tsx"
import { IdempotencyKey } from "#app/ui/form/idempotency-key.tsx"
import { SchemaForm } from "#app/ui/form/schema-form.tsx"
import { StaleNote } from "#app/ui/form/stale-note.tsx"
import { SubmitButton } from "#app/ui/form/submit-button.tsx"
import { TextField } from "#app/ui/form/text-field.tsx"
import { useSchemaForm } from "#app/ui/form/use-schema-form.ts"
import { VersionField } from "#app/ui/form/version-field.tsx"
import type { LevelView } from "./level.server.ts"

type LevelFormProps = {
  /** Without one: a new level. */
  level?: LevelView
  idempotencyKey?: string
  lastResult: SubmissionResult<string[]> | undefined
}

/** The two names of a level in a form of its own (ADM-05). */
export function LevelForm({ level, idempotencyKey, lastResult }: LevelFormProps) {
  const { url } = useFrameAlliance()
  const [form, fields] = useSchemaForm({
    id: level ? `level-${level.id}` : "level-new",
    lastResult,
    defaultValue: level && { name: level.name, name_english: level.name_english },
    labels: { name: "entity.name-chinese", name_english: "entity.name-english" },
    schema: () => import("./level.schema.ts").then((module) => module.levelSchema),
  })
  return (
    <SchemaForm form={form}>
      <FormSection
        title={level ? <LevelTitle level={level} /> : <FormattedMessage id="member-level.new" />}
        intro={level && <FormattedMessage id="member-level.entities" values={{ count: level.entities }} />}
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
            <FormattedMessage id={level ? "member-level.rename" : "member-level.add"} />
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
