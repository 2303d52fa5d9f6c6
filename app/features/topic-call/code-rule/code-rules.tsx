import type { SubmissionResult } from "@conform-to/react"
import { useIntl } from "react-intl"
import { Note } from "#app/ui/feedback/note.tsx"
import { codeRuleStatusTexts } from "#app/parts/record-status/code-rule.ts"
import { StatusTag } from "#app/ui/feedback/status-tag.tsx"
import { TextField } from "#app/forms/fields/fields.tsx"
import { FormSection, IdempotencyKey, RequiredHint, SchemaForm } from "#app/forms/submit/form.tsx"
import { SubmitButton } from "#app/forms/fields/submit-button.tsx"
import { UnsavedGuard } from "#app/forms/recovery/unsaved-guard.tsx"
import { useSchemaForm } from "#app/forms/submit/use-schema-form.ts"
import { linkTo } from "#app/ui/link.tsx"
import { type Column, Table } from "#app/ui/table/table.tsx"
import { Time } from "#app/ui/time.tsx"
import type { CodeRuleListView, CodeRuleView } from "./code-rule.server.ts"

const symbols = { valid: "done", invalid: "void" } as const

const columns: Column<CodeRuleView>[] = [
  {
    key: "prefix",
    head: "topic-call.rule.prefix",
    kind: "subject",
    cell: ({ prefix, next }, intl) => (
      <>
        <span className="ref">{prefix}</span>
        {next && <small>{intl.formatMessage({ id: "topic-call.rule.next" }, { code: next })}</small>}
      </>
    ),
  },
  {
    key: "issued",
    head: "topic-call.rule.issued",
    isLabelled: true,
    cell: ({ current, highest }, intl) => intl.formatMessage({ id: "topic-call.rule.of" }, { current, highest }),
  },
  {
    key: "created",
    head: "topic-call.creator",
    isLabelled: true,
    cell: ({ created, creator }) => (
      <>
        {creator}{" "}
        <small>
          <Time moment={created} />
        </small>
      </>
    ),
  },
  {
    key: "status",
    head: "event.status",
    kind: "tag",
    cell: ({ status }, intl) => (
      <StatusTag symbol={symbols[status]}>{intl.formatMessage({ id: codeRuleStatusTexts[status] })}</StatusTag>
    ),
  },
]

/** All rules, newest first, and a warning if none of them has a number left (TOPIC-05). */
export function CodeRules({ list: { rules, more, hasValid } }: { list: CodeRuleListView }) {
  const intl = useIntl()
  const title = intl.formatMessage({ id: "topic-call.rule.title" })
  return (
    <>
      <p className="muted">{intl.formatMessage({ id: "topic-call.rule.intro" })}</p>
      {!hasValid && <Note tone="hold" title={intl.formatMessage({ id: "topic-call.no-code" })} />}
      {rules.length > 0 && (
        <div className="list slim">
          <Table
            caption={title}
            columns={columns}
            rows={rules}
            rowKey={({ id }) => id}
            isOff={({ status }) => status === "invalid"}
          />
        </div>
      )}
      {more > 0 && <p className="hint">{intl.formatMessage({ id: "consequence.more" }, { count: more })}</p>}
    </>
  )
}

type CodeRuleFormProps = {
  idempotencyKey: string
  /** Prefixes that cannot be used again. */
  prefixes: readonly string[]
  lastResult: SubmissionResult<string[]> | undefined
  /** URL of the list of calls. */
  closeTo: string
}

/** Form for a new rule, which cannot be changed later (TOPIC-05). */
export function CodeRuleForm({ idempotencyKey, prefixes, lastResult, closeTo }: CodeRuleFormProps) {
  const intl = useIntl()
  const [form, fields] = useSchemaForm({
    id: "code-rule",
    schema: () => import("../topic-call.schema.ts").then((module) => module.codeRuleSchema({ prefixes })),
    lastResult,
    labels: { prefix: "topic-call.rule.prefix", max_sequence: "topic-call.rule.highest" },
  })
  return (
    <SchemaForm form={form}>
      <UnsavedGuard />
      <FormSection
        title={intl.formatMessage({ id: "topic-call.rule.new" })}
        intro={intl.formatMessage({ id: "topic-call.rule.new.intro" })}
      >
        <IdempotencyKey value={idempotencyKey} />
        <RequiredHint />
        <TextField field={fields.prefix} isRequired hint={intl.formatMessage({ id: "topic-call.rule.prefix.hint" })} />
        <TextField
          field={fields.max_sequence}
          isRequired
          inputMode="numeric"
          hint={intl.formatMessage({ id: "topic-call.rule.highest.hint" })}
        />
        <div className="acts">
          <SubmitButton>{intl.formatMessage({ id: "topic-call.rule.submit" })}</SubmitButton>
          <a className="btn" {...linkTo(closeTo, { staysInPlace: true })}>
            {intl.formatMessage({ id: "topic-call.rule.close" })}
          </a>
        </div>
      </FormSection>
    </SchemaForm>
  )
}
