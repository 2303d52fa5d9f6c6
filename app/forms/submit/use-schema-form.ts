import {
  useForm,
  type DefaultValue,
  type FormMetadata,
  type Submission,
  type SubmissionResult,
} from "@conform-to/react"
import { useCallback, useRef, useState } from "react"
import type { $ZodType, input } from "zod/v4/core"
import type { Labels } from "../fields/labels.ts"
import { useLeftForm } from "../recovery/left-form.ts"
import { useFirstInvalid } from "../fields/use-first-invalid.ts"
import type { Validate } from "./validator.ts"

type SchemaFormOptions<Schema extends $ZodType> = {
  /** Constant and unique on the page. */
  id: string
  /** The schema, loaded with the validation code on first interaction: `() => import("./x.schema.ts").then((m) => m.x)`. */
  schema: () => Promise<Schema>
  /** The result of the action: `useActionData<typeof action>()`. */
  lastResult?: SubmissionResult<string[]> | null | undefined
  /**
   * Saved input (FORM-08). It is read when the page is opened and used until the action has responded. If the option is given, even as
   * undefined, it overrides the form saved after a failed submit: input for a finished step must not appear in the next one.
   */
  draft?: SubmissionResult<string[]> | undefined
  defaultValue?: DefaultValue<input<Schema>>
  labels: Labels
}

/** The state that `useSchemaForm` passes to `SchemaForm`. */
export type SchemaFormState = {
  meta: FormMetadata<Record<string, unknown>>
  labels: Labels
  lastResult: SubmissionResult<string[]> | undefined
  /** The action has responded, so a draft is no longer used. */
  hasAnswer: boolean
  /** Loads the schema; called on first focus. */
  load: () => void
  /** The schema is loaded or could not be loaded; the action validates in any case. */
  isReady: boolean
}

/**
 * A form with the same schema in the browser and on the server (FORM-01). The validation code is loaded on first interaction; until
 * then, and without scripts, only the action validates. After that a field is validated on blur, and once invalid, while typing.
 * @returns the state for `SchemaForm`, and the fields for the field components
 */
export function useSchemaForm<Schema extends $ZodType>(options: SchemaFormOptions<Schema>) {
  type Input = input<Schema> extends Record<string, unknown> ? input<Schema> : Record<string, unknown>
  const { id, schema, labels } = options
  const left = useLeftForm(id)
  const [draft] = useState("draft" in options ? options.draft : left)
  const lastResult = options.lastResult ?? draft
  const [validate, isReady, load] = useValidator(schema, id)
  const [form, fields] = useForm<Input>({
    id,
    lastResult,
    defaultValue: options.defaultValue as DefaultValue<Input> | undefined,
    shouldValidate: validate ? "onBlur" : "onSubmit",
    shouldRevalidate: validate ? "onInput" : "onSubmit",
    onValidate: validate && (({ formData }) => validate(formData) as Submission<Input>),
  })
  useFirstInvalid(id, lastResult)
  const meta = form as unknown as FormMetadata<Record<string, unknown>>
  const hasAnswer = Boolean(options.lastResult)
  const state: SchemaFormState = { meta, labels, lastResult, hasAnswer, load, isReady }
  return [state, fields] as const
}

/** Milliseconds for which a submit waits for the validation code. */
const loadTimeout = 3_000

const rejectAfterTimeout = () =>
  new Promise<never>((_resolve, reject) => setTimeout(() => reject(new Error("too late")), loadTimeout))

function useValidator<Schema extends $ZodType>(schema: () => Promise<Schema>, formId: string) {
  const [validate, setValidate] = useState<Validate>()
  const [isReady, setReady] = useState(false)
  const started = useRef(false)
  const source = useRef(schema)

  const load = useCallback(async () => {
    if (started.current) return
    started.current = true
    try {
      const code = Promise.all([import("./validator.ts"), source.current()])
      const [{ validatorOf }, loaded] = await Promise.race([code, rejectAfterTimeout()])
      const loadedValidate = validatorOf(loaded, formId)
      setValidate(() => loadedValidate)
    } catch {
      // Without the code the action validates; the next focus retries.
      started.current = false
    }
    setReady(true)
  }, [formId])

  return [validate, isReady, load] as const
}
