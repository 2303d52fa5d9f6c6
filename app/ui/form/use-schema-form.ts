import {
  useForm,
  type DefaultValue,
  type FormMetadata,
  type Submission,
  type SubmissionResult,
} from "@conform-to/react"
import { useCallback, useRef, useState } from "react"
import type { $ZodType, input } from "zod/v4/core"
import { onLostForm } from "#app/lib/lost-connection.ts"
import type { Labels } from "./form-context.ts"
import { useLeftForm } from "./left-form.ts"
import { lostFormAnswer } from "./lost-form.ts"

onLostForm(lostFormAnswer)

type Validate = (formData: FormData) => Submission<Record<string, unknown>>

type SchemaFormOptions<Schema extends $ZodType> = {
  /** Fixed and unique on the page. */
  id: string
  /** The schema, loaded with the validating code when the form is first touched: `() => import("./x.schema.ts").then((m) => m.x)`. */
  schema: () => Promise<Schema>
  /** What the action answered: `useActionData<typeof action>()`. */
  lastResult?: SubmissionResult<string[]> | null | undefined
  /**
   * What had been typed before (FORM-08): counts until the action has answered, and as it was when the page was opened. A page that gives
   * it, also as undefined, knows best: what was typed for a step that is over is nothing for the next one.
   */
  draft?: SubmissionResult<string[]> | undefined
  defaultValue?: DefaultValue<input<Schema>>
  labels: Labels
}

/** What `SchemaForm` needs of `useSchemaForm`. */
export type SchemaFormState = {
  meta: FormMetadata<Record<string, unknown>>
  labels: Labels
  lastResult: SubmissionResult<string[]> | undefined
  /** The action has answered: a draft no longer counts. */
  hasAnswer: boolean
  /** Loads the schema; called on first focus. */
  load: () => void
  /** The schema is here, or will not come: the action validates in any case. */
  isReady: boolean
}

/**
 * A form with the same schema on both sides (FORM-01). The page brings no validating code: it is loaded when the form is
 * first touched; until then, and without scripts, the action validates. After it: on leaving a field, then while typing.
 * @returns the state for `SchemaForm`, and the fields for the field components
 */
export function useSchemaForm<Schema extends $ZodType>(options: SchemaFormOptions<Schema>) {
  type Input = input<Schema> extends Record<string, unknown> ? input<Schema> : Record<string, unknown>
  const { id, schema, labels } = options
  const left = useLeftForm(id)
  const [draft] = useState("draft" in options ? options.draft : left)
  const lastResult = options.lastResult ?? draft
  const [validate, isReady, load] = useValidator(schema)
  const [form, fields] = useForm<Input>({
    id,
    lastResult,
    defaultValue: options.defaultValue as DefaultValue<Input> | undefined,
    shouldValidate: validate ? "onBlur" : "onSubmit",
    shouldRevalidate: validate ? "onInput" : "onSubmit",
    onValidate: validate && (({ formData }) => validate(formData) as Submission<Input>),
  })
  const meta = form as unknown as FormMetadata<Record<string, unknown>>
  const hasAnswer = Boolean(options.lastResult)
  const state: SchemaFormState = { meta, labels, lastResult, hasAnswer, load, isReady }
  return [state, fields] as const
}

/** Milliseconds for which a submit waits for the validating code. */
const patience = 3_000

const tooLate = () =>
  new Promise<never>((_resolve, reject) => setTimeout(() => reject(new Error("too late")), patience))

function useValidator<Schema extends $ZodType>(schema: () => Promise<Schema>) {
  const [validate, setValidate] = useState<Validate>()
  const [isReady, setReady] = useState(false)
  const started = useRef(false)
  const source = useRef(schema)

  const load = useCallback(async () => {
    if (started.current) return
    started.current = true
    try {
      const code = Promise.all([import("./parse-form.ts"), source.current()])
      const [{ parseForm }, loaded] = await Promise.race([code, tooLate()])
      setValidate(() => (formData: FormData) => parseForm(formData, loaded) as ReturnType<Validate>)
    } catch {
      // Without the code the action validates; the next focus tries again.
      started.current = false
    }
    setReady(true)
  }, [])

  return [validate, isReady, load] as const
}
