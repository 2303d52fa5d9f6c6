import { isRouteErrorResponse, replace } from "@remix-run/react"
import { formField } from "#app/forms/schema/form-field-names.ts"
import { live, type Revalidation } from "./live-hook.ts"
import { type Answers, type FailedSubmit, noteStay, presentAnswers, setFailed } from "./failed-submit.ts"
import { loadCode } from "./route-code.ts"

type Router = typeof window.__remixRouter
type Handler = (args: { request: Request }, ...more: unknown[]) => Promise<unknown>

/** The functions of a route that decide what becomes of a submit. */
type Route = {
  id: string
  action?: Handler | undefined
  loader?: Handler | undefined
  shouldRevalidate?: ((args: Revalidation & { defaultShouldRevalidate: boolean }) => boolean | undefined) | undefined
  lazy?: () => Promise<Partial<Route>>
  children?: Route[]
}

/** The navigation of a submit. */
type Submit = {
  form: string | undefined
  /** The answers that the page showed before, and its scroll position. */
  answers: Answers
  scroll: number
  /** The action has given the page an answer. */
  isAnswered?: boolean
  /** The answer refuses the form, for these reasons. */
  refusal?: FailedSubmit["codes"] | undefined
  /** Why the page stays as it is. */
  stays?: FailedSubmit["codes"]
}

const lost = ["form.connection", "form.unknown"]

/** Message codes for an error screen in place of an answer, by status; any other is a server error. */
const screens: Record<number, FailedSubmit["codes"]> = {
  400: ["error.refused.message"],
  403: ["refusal.forbidden"],
  404: ["refusal.not_found"],
  413: ["error.refused.message"],
  429: ["error.too-many.message"],
  501: ["form.not_built"],
  503: ["error.unavailable.message", "form.unknown"],
  504: ["form.timeout", "form.unknown"],
}

function codesOf(error: unknown): FailedSubmit["codes"] {
  if (!isRouteErrorResponse(error)) return lost
  return screens[error.status] ?? ["form.server_error", "form.unknown"]
}

/** The reasons of an action's answer that shows its form again; undefined for any other answer. */
function refusalIn(answer: unknown): FailedSubmit["codes"] | undefined {
  const { status, error } = (answer ?? {}) as { status?: unknown; error?: Record<string, string[]> | null }
  if (status !== "error") return undefined
  return error?.[""] ?? ["form.server_error"]
}

/** Redirects are not failures, and nobody waits for an answer that was aborted. */
const isNoFailure = (error: unknown, { request }: { request: Request }) =>
  error instanceof Response || request.signal.aborted

/** Wraps the functions of all routes. */
class FormKeeper {
  readonly #router: Router
  #submit: Submit | undefined

  constructor(router: Router) {
    this.#router = router
    router.subscribe(({ navigation, location }) => {
      if (navigation.state === "idle" && this.#submit) this.#end(this.#submit, location.key)
    })
  }

  wrap(route: Route): void {
    const { id, lazy, children = [] } = route
    const { shouldRevalidate, ...handlers } = this.#wrapped(id, route)
    Object.assign(route, handlers)
    if (!lazy) route.shouldRevalidate = shouldRevalidate
    // the router takes from a module only what the route does not have already
    else
      route.lazy = async () => {
        await loadCode(id)
        const { loader, action, ...module } = await lazy()
        return { ...module, ...this.#wrapped(id, { loader, action, shouldRevalidate: module.shouldRevalidate }) }
      }
    for (const child of children) this.wrap(child)
  }

  #wrapped(id: string, { action, loader, shouldRevalidate }: Omit<Route, "id">): Omit<Route, "id"> {
    return {
      ...(action && { action: this.#aroundAction(action) }),
      ...(loader && { loader: this.#aroundLoader(id, loader) }),
      shouldRevalidate: (args) =>
        live.reader?.isReadAgain(id, args) ??
        (!this.#submit?.stays && (shouldRevalidate?.(args) ?? args.defaultShouldRevalidate)),
    }
  }

  #aroundAction(action: Handler): Handler {
    return async (args, ...more) => {
      const submit = this.#begin()
      try {
        const answer = await action(args, ...more)
        Object.assign(submit, { isAnswered: !(answer instanceof Response), refusal: refusalIn(answer) })
        return answer
      } catch (error) {
        if (isNoFailure(error, args)) throw error
        return this.#stay(submit, codesOf(error))
      }
    }
  }

  /** The loader for a page that reads itself again, and for one that is opened or that follows a form. */
  #aroundLoader(id: string, loader: Handler): Handler {
    const afterForm = this.#afterForm(id, loader)
    return (args, ...more) => {
      const { loaderData } = this.#router.state
      const load = () => afterForm(args, ...more)
      return live.reader && id in loaderData ? live.reader.orAsBefore(id, loaderData[id], args.request, load) : load()
    }
  }

  #afterForm(id: string, loader: Handler): Handler {
    return async (args, ...more) => {
      try {
        return await loader(args, ...more)
      } catch (error) {
        const submit = this.#submit
        if (!submit?.isAnswered || isNoFailure(error, args)) throw error
        const { location, navigation, loaderData } = this.#router.state
        const isSamePage = navigation.location?.pathname === location.pathname
        // a route may have no data: its page is there all the same
        if (isSamePage && id in loaderData) return loaderData[id]
        return this.#stay(submit, submit.refusal ?? codesOf(error))
      }
    }
  }

  #begin(): Submit {
    const { navigation, location, actionData } = this.#router.state
    const form = navigation.formData?.get(formField)
    setFailed(undefined)
    this.#submit = {
      form: typeof form === "string" ? form : undefined,
      answers: presentAnswers(location.key, actionData),
      scroll: window.scrollY,
    }
    return this.#submit
  }

  /** Ends the navigation by a redirect to the present page, none of whose data is loaded again. */
  #stay(submit: Submit, codes: FailedSubmit["codes"]): Response {
    const { pathname, search, hash } = this.#router.state.location
    submit.stays = codes
    return replace(pathname + search + hash)
  }

  #end({ stays, form, answers, scroll }: Submit, key: string): void {
    this.#submit = undefined
    if (!stays) return
    noteStay({ key, answers, scroll })
    const isHere = form !== undefined && document.forms.namedItem(form) !== null
    setFailed({ form: isHere ? form : undefined, codes: stays, key })
  }
}

/**
 * Makes it impossible for a page to lose a form, because it wraps every route of the browser's router. A submit without a usable answer (no
 * connection, a proxy's HTML, an error screen) leaves the page with its forms as it is, and `FailedNote` says what happened; so does one
 * whose answer needs a page that cannot be loaded. If only the present page cannot be loaded again, the answer is shown on it. The router alone would show an error screen instead of the
 * page (ERR-02, ERR-03, FORM-08, docs/decisions/029-nothing-typed-is-lost.md).
 */
export function keepForms(router: Router): void {
  const keeper = new FormKeeper(router)
  for (const route of router.routes as unknown as Route[]) keeper.wrap(route)
}
