import { Form, useNavigation } from "@remix-run/react"
import { type FormEvent, type ReactNode, useCallback, useEffect, useId, useMemo, useRef, useState } from "react"
import { FormattedMessage } from "react-intl"
import { idempotencyField, versionField } from "#app/lib/form-field-names.ts"
import { readMessageCode } from "#app/lib/message-code.ts"
import { Note } from "#app/ui/feedback/note.tsx"
import { ErrorSummary } from "./error-summary.tsx"
import { type Field, initialText } from "./field.ts"
import { FormContext, type FormWork, useFormContext, type WorkState } from "./form-context.ts"
import { formField } from "./left-form.ts"
import { OwnerField } from "./owner-field.tsx"
import { SENT } from "./unsaved-forms.ts"
import type { SchemaFormState } from "./use-schema-form.ts"

type SchemaFormProps = {
  /** First part of what `useSchemaForm` gives. */
  form: SchemaFormState
  /** Where it is posted; the page's own address by default. */
  action?: string
  /** Sends files along. */
  hasFiles?: boolean
  children: ReactNode
}

/** conform's own submits (validation, rows) carry this field and are no submits of the person. */
const conformIntent = "__intent__"

/**
 * A form of one schema: posts by itself without scripts; with them it validates, shows one summary, moves the focus to the
 * first error and is sent once however often it is pressed (FORM-01, FORM-02, FORM-07). Browser bubbles are off
 * (`noValidate`): they speak the browser's language, not the interface's. A button with `formNoValidate` asks the server for
 * something else than to take the form in, and is not validated.
 */
export function SchemaForm({ form, action, hasFiles, children }: SchemaFormProps) {
  const { meta, labels, lastResult, load } = form
  const [isBusy, guard] = useSubmitGuard(lastResult)
  const [hold, work] = useHeldSubmit(form)
  const hasErrors = Object.keys(meta.allErrors).length > 0
  const isFailed = useFailed(meta.status === "error", hasErrors)
  const context = useMemo(
    () => ({ form: meta, labels, lastResult, isBusy, work }),
    [meta, labels, lastResult, isBusy, work],
  )

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    const { submitter } = event.nativeEvent as SubmitEvent
    const isOwn = submitter?.getAttribute("name") !== conformIntent
    if (isOwn && submitter?.hasAttribute("formnovalidate")) return
    if (isOwn && (!guard.canSubmit() || hold(event.currentTarget, submitter))) return event.preventDefault()
    meta.onSubmit(event)
    if (!isOwn || event.defaultPrevented) return
    guard.submitted()
    event.currentTarget.dispatchEvent(new Event(SENT))
  }

  return (
    <FormContext.Provider value={context}>
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
        <input type="hidden" name={formField} value={meta.id} />
        <OwnerField />
        {children}
      </Form>
    </FormContext.Provider>
  )
}

/** Collects what the fields do by themselves. */
function useFieldStates() {
  const [states, setStates] = useState<Record<string, WorkState>>({})
  const report = useCallback(
    (fieldId: string, state: WorkState) =>
      setStates((all) => ((all[fieldId] ?? "idle") === state ? all : { ...all, [fieldId]: state })),
    [],
  )
  const all = Object.values(states)
  const state: WorkState = all.includes("running") ? "running" : all.includes("failed") ? "failed" : "idle"
  return { state, report }
}

/**
 * A submit that is quicker than the validating code waits for it, so that what is wrong is said where one is; one that is
 * quicker than a file waits for that, and is not sent if the file does not arrive (FORM-03).
 */
function useHeldSubmit({ isReady, load }: Pick<SchemaFormState, "isReady" | "load">) {
  const { state, report } = useFieldStates()
  const held = useRef<(() => void) | undefined>(undefined)
  const [isAwaited, setAwaited] = useState(false)
  const isFree = isReady && state === "idle"
  if (isAwaited && state === "failed") setAwaited(false)

  useEffect(() => {
    const submit = held.current
    if (!isFree && state !== "failed") return
    held.current = undefined
    if (isFree) submit?.()
  }, [isFree, state])

  const hold = (form: HTMLFormElement, submitter: HTMLElement | null): boolean => {
    const isHeld = !isFree && state !== "failed"
    held.current = isHeld ? () => form.requestSubmit(submitter) : undefined
    setAwaited(isHeld)
    if (!isFree) load()
    if (state === "failed") form.querySelector<HTMLElement>("[data-work=failed]")?.focus()
    return !isFree
  }
  const work: FormWork = useMemo(() => ({ state, isAwaited, report }), [state, isAwaited, report])
  return [hold, work] as const
}

/**
 * Lets one submit through until its navigation is over, or the form has its answer: what the page reads anew after that nobody has to
 * wait for. A ref, because two clicks can come before one render.
 */
function useSubmitGuard(lastResult: unknown) {
  const { state, formMethod } = useNavigation()
  const isIdle = state === "idle"
  const isSent = useRef(false)
  const [answered, setAnswered] = useState(lastResult) // what had been answered when nothing was on its way
  if (isIdle && answered !== lastResult) setAnswered(lastResult)
  const isAnswered = state === "loading" && answered !== lastResult
  const isFree = isIdle || isAnswered

  useEffect(() => {
    if (isFree) isSent.current = false
  }, [isFree])

  const guard = {
    canSubmit: () => !isSent.current,
    submitted: () => {
      isSent.current = true
      setAnswered(lastResult) // or a second answer, which leads elsewhere, would seem to have come
    },
  }
  return [formMethod === "POST" && !isAnswered, guard] as const
}

/** True from a failed submit until nothing is wrong any more: the summary stays while fields are mended one by one. */
function useFailed(isError: boolean, hasErrors: boolean): boolean {
  const [isFailed, setFailed] = useState(isError)
  if (isError && !isFailed) setFailed(true)
  if (isFailed && !isError && !hasErrors) setFailed(false)
  return isFailed
}

type FormBarProps = { children: ReactNode; /** The state of saving, at the end. */ state?: ReactNode }

/** The bar at the bottom of a long form: primary, Cancel, state of saving. */
export function FormBar({ children, state }: FormBarProps) {
  return (
    <div className="bar">
      {children}
      {state && <span className="muted">{state}</span>}
    </div>
  )
}

type FormSectionProps = { title: ReactNode; intro?: ReactNode; children: ReactNode }

/** A subject of a form: left what it is about, right its fields. */
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
 * The version of the record that this form changes. After a refusal because somebody else was quicker it is theirs: what
 * is sent then replaces it knowingly (`StaleNote` says so).
 * @param value from the record that the form was opened with
 */
export function VersionField({ value }: { value: number }) {
  const { lastResult } = useFormContext()
  const present = lastResult?.initialValue?.[versionField]
  return <input type="hidden" name={versionField} value={typeof present === "string" ? present : String(value)} />
}

/**
 * Makes a repeated submit harmless (FORM-07), also without scripts. After a time-out the form comes back with the key it
 * was sent with (`refused`), so that trying again does the thing once (ERR-03).
 * @param value from the loader: `newIdempotencyKey()`
 */
export function IdempotencyKey({ value }: { value: string }) {
  const { lastResult } = useFormContext()
  const kept = lastResult?.initialValue?.[idempotencyField]
  return <input type="hidden" name={idempotencyField} value={typeof kept === "string" ? kept : value} />
}

type EnterSubmitProps = { name?: string; value?: string }

/**
 * First in a form that has other buttons before its submit: Enter presses a form's first submit button, which would
 * otherwise be a row's "Remove".
 */
export function EnterSubmit({ name, value }: EnterSubmitProps) {
  return <button type="submit" className="vh" name={name} value={value} tabIndex={-1} aria-hidden="true" />
}

/** Says what the star means; once, before the first field. */
export function RequiredHint() {
  return (
    <p className="hint">
      <FormattedMessage id="form.required-hint" values={{ star: <span className="req">*</span> }} />
    </p>
  )
}

/** A value the person does not see: an id, a version. */
export function HiddenField({ field }: { field: Field }) {
  return <input type="hidden" name={field.name} value={initialText(field) ?? ""} />
}

type StaleNoteProps = {
  /** Where the record can be read as it is now. */
  href: string
}

/**
 * In a form that changes a record, after somebody else was quicker (the error summary says who and when): everything that was
 * typed is still there, the present version opens beside it, and sending again replaces it (FORM-08).
 */
export function StaleNote({ href }: StaleNoteProps) {
  const { lastResult } = useFormContext()
  const isStale = lastResult?.error?.[""]?.some((code) => readMessageCode(code).id === "form.stale")
  if (!isStale) return null
  return (
    <Note tone="hold" title={<FormattedMessage id="form.stale.kept" />}>
      <FormattedMessage id="form.stale.again" />{" "}
      <a href={href} target="_blank" rel="noreferrer">
        <FormattedMessage id="form.stale.open" />
      </a>
    </Note>
  )
}
