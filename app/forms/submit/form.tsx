import { Form, useNavigation } from "@remix-run/react"
import { type FormEvent, type ReactNode, useEffect, useId, useMemo, useRef, useState } from "react"
import { useIntl } from "react-intl"
import { idempotencyField, intentField, unansweredField, versionField } from "../schema/form-field-names.ts"
import { readMessageCode } from "#app/lib/message-code.ts"
import { useFailedSubmit } from "#app/client/framework/failed-submit.ts"
import { Note } from "#app/ui/feedback/note.tsx"
import { ErrorSummary } from "../fields/error-summary.tsx"
import { FailedNote } from "../recovery/failed-note.tsx"
import { type Field, initialText } from "../fields/field.ts"
import { FormContext, useFormContext } from "../fields/form-context.ts"
import { formNames, useRenderedForm } from "../recovery/lost-form.tsx"
import { OwnerField } from "./owner-field.tsx"
import { SENT } from "../recovery/unsaved-forms.ts"
import { useHeldSubmit } from "./use-held-submit.ts"
import type { SchemaFormState } from "./use-schema-form.ts"

type SchemaFormProps = {
  /** The first value that `useSchemaForm` returns. */
  form: SchemaFormState
  /** URL to which the form is posted; the page's own by default. */
  action?: string
  /** The form contains file fields. */
  hasFiles?: boolean
  children: ReactNode
}

/**
 * A form with a schema. Works without scripts; with scripts it validates, shows one error summary, moves the focus to the first
 * error and is sent only once, even after several clicks (FORM-01, FORM-02, FORM-07). The browser's validation messages are off
 * (`noValidate`), because they use the browser's language, not the interface language. A button with `formNoValidate` requests
 * something other than saving the form, so the form is not validated then.
 */
export function SchemaForm({ form, action, hasFiles, children }: SchemaFormProps) {
  const { meta, labels, lastResult, load } = form
  const [isBusy, guard] = useSubmitGuard(lastResult, useFailedSubmit(meta.id))
  const [hold, work] = useHeldSubmit(form)
  const hasErrors = Object.keys(meta.allErrors).length > 0
  const isFailed = useFailed(meta.status === "error", hasErrors)
  useRenderedForm(meta.id)
  const context = useMemo(
    () => ({ form: meta, labels, lastResult, isBusy, work }),
    [meta, labels, lastResult, isBusy, work],
  )

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    const { submitter } = event.nativeEvent as SubmitEvent
    const isOwn = submitter?.getAttribute("name") !== intentField
    if (isOwn && submitter?.hasAttribute("formnovalidate")) return
    if (isOwn && (!guard.canSubmit() || hold(event.currentTarget, submitter))) return event.preventDefault()
    meta.onSubmit(event)
    if (!isOwn || event.defaultPrevented) return
    guard.submitted()
    event.currentTarget.dispatchEvent(new Event(SENT))
  }

  return (
    <FormContext.Provider value={context}>
      <FailedNote form={meta.id} />
      {isFailed && hasErrors && <ErrorSummary />}
      <Form
        id={meta.id}
        method="post"
        action={action}
        encType={hasFiles ? "multipart/form-data" : undefined}
        noValidate
        onSubmit={onSubmit}
        onFocus={load}
        aria-busy={isBusy || undefined}
      >
        {formNames(meta.id, labels)}
        <OwnerField />
        {children}
      </Form>
    </FormContext.Provider>
  )
}

/**
 * Allows one submit until its navigation has ended or the action has responded; users need not wait for the revalidation after that.
 * Uses a ref, because two clicks can happen before one render.
 */
function useSubmitGuard(lastResult: unknown, failed: unknown) {
  const { state, formMethod } = useNavigation()
  const isIdle = state === "idle"
  const isSent = useRef(false)
  const [answered, setAnswered] = useState(lastResult) // the last result while no submit was pending
  if (isIdle && answered !== lastResult) setAnswered(lastResult)
  const isAnswered = state === "loading" && answered !== lastResult
  const isFree = isIdle || isAnswered

  useEffect(() => {
    if (isFree) isSent.current = false
  }, [isFree, failed]) // a submit can fail so fast that it was never rendered as running

  const guard = {
    canSubmit: () => !isSent.current,
    submitted: () => {
      isSent.current = true
      setAnswered(lastResult) // otherwise a second submit, which redirects, would seem to be answered
    },
  }
  return [formMethod === "POST" && !isAnswered, guard] as const
}

/** True from a failed submit until there are no errors: the summary stays while the user corrects the fields one by one. */
function useFailed(isError: boolean, hasErrors: boolean): boolean {
  const [isFailed, setFailed] = useState(isError)
  if (isError && !isFailed) setFailed(true)
  if (isFailed && !isError && !hasErrors) setFailed(false)
  return isFailed
}

type FormBarProps = { children: ReactNode; /** The save state, at the end. */ state?: ReactNode }
/** The bar at the bottom of a long form: primary button, Cancel, save state. */
export function FormBar({ children, state }: FormBarProps) {
  return (
    <div className="bar">
      {children}
      {state && <span className="muted">{state}</span>}
    </div>
  )
}

type FormSectionProps = { title: ReactNode; intro?: ReactNode; children: ReactNode }

/** A section of a form: title and introduction on the left, fields on the right. */
export function FormSection({ title, intro, children }: FormSectionProps) {
  const id = useId()
  return (
    <section className="form-sec" aria-labelledby={id}>
      <header>
        <h2 id={id}>{title}</h2>
        {intro && <p>{intro}</p>}
      </header>
      <div>{children}</div>
    </section>
  )
}

/**
 * The version of the record that this form changes. After a refusal as stale it is the current version: the next submit replaces
 * that one deliberately (`StaleNote` says so).
 * @param value version of the record when the form was opened
 */
export function VersionField({ value }: { value: number }) {
  const { lastResult } = useFormContext()
  const present = lastResult?.initialValue?.[versionField]
  return <input type="hidden" name={versionField} value={typeof present === "string" ? present : String(value)} />
}

/**
 * The idempotency key, so that a repeated submit has no effect (FORM-07), also without scripts. After a timeout the form is shown
 * again with the same key (`refused`), so that the retry is executed at most once (ERR-03); it says that the last submit may have been
 * done.
 * @param value from the loader: `newIdempotencyKey()`
 */
export function IdempotencyKey({ value }: { value: string }) {
  const { lastResult, form } = useFormContext()
  const failed = useFailedSubmit(form.id)
  const kept = lastResult?.initialValue?.[idempotencyField]
  const key = typeof kept === "string" ? kept : value
  const codes = failed?.codes ?? lastResult?.error?.[""] ?? []
  return (
    <>
      <input type="hidden" name={idempotencyField} value={key} />
      {codes.includes("form.unknown") && <input type="hidden" name={unansweredField} value={key} />}
    </>
  )
}

type EnterSubmitProps = { name?: string; value?: string }

/**
 * Placed first in a form that has other buttons before its submit button: Enter activates the first submit button of a form, which
 * would otherwise be a row's "Remove".
 */
export function EnterSubmit({ name, value }: EnterSubmitProps) {
  return <button type="submit" className="vh" name={name} value={value} tabIndex={-1} aria-hidden="true" />
}

/** Explains the star of required fields; used once, before the first field. */
export function RequiredHint() {
  const intl = useIntl()
  return (
    <p className="hint">{intl.formatMessage({ id: "form.required-hint" }, { star: <span className="req">*</span> })}</p>
  )
}

/** A hidden value, such as an id or a version. */
export function HiddenField({ field }: { field: Field }) {
  return <input type="hidden" name={field.name} value={initialText(field) ?? ""} />
}

type StaleNoteProps = {
  /** URL of the page with the current version of the record. */
  href: string
}

/**
 * Shown in a form after somebody else has changed the record (the error summary says who and when): the input is still there, the
 * current version opens in a new tab, and submitting again replaces it (FORM-08).
 */
export function StaleNote({ href }: StaleNoteProps) {
  const intl = useIntl()
  const { lastResult } = useFormContext()
  const isStale = lastResult?.error?.[""]?.some((code) => readMessageCode(code).id === "form.stale")
  if (!isStale) return null
  return (
    <Note tone="hold" title={intl.formatMessage({ id: "form.stale.kept" })}>
      {intl.formatMessage({ id: "form.stale.again" })}{" "}
      <a href={href} target="_blank" rel="noreferrer">
        {intl.formatMessage({ id: "form.stale.open" })}
      </a>
    </Note>
  )
}
