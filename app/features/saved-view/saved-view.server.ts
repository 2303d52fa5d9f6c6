import { type ActionFunctionArgs, data, redirect } from "@remix-run/node"
import type { output } from "zod/v4/core"
import type { components } from "#openapi/generated/schema.d.ts"
import { currentSchema } from "#app/forms/submit/current-schema.server.ts"
import { invalid, parseSubmission, refused } from "#app/forms/submit/submission.server.ts"
import { serverIntl } from "#app/i18n/messages.server.ts"
import { ApiFailure, type Result, valueOf } from "#app/lib/failure.ts"
import { savedViewPaths } from "#app/lib/paths/saved-view.ts"
import { withLocalizedMessage } from "#app/parts/refusal-text.server.ts"
import { changePreference, preferenceForPage } from "#app/parts/saved-view/preference.server.ts"
import { longestQuery, mostViews, type SavedView } from "#app/parts/saved-view/saved-view.ts"
import { formAction, mapErrorFields, withSchema } from "#app/parts/write-form.server.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"
import { sendFlash } from "#app/session/session-answer.server.ts"
import { savedViewActSchema, savedViewSchema, viewId } from "./saved-view.schema.ts"

type Preference = components["schemas"]["Preference"]

/** The backend names the views by their position; the form has the name of one. */
const atName = (result: Result<Preference>): Result<Preference> =>
  result.ok ? result : { ok: false, failure: mapErrorFields(result.failure, { views: "name" }) }

/** The name of a list: the title of its page, and the group or proposal that it belongs to. Undefined if the portal has no such page. */
function listName(context: RequestContext, list: string): string | undefined {
  const title = context.titleOf(savedViewPaths.list(context.alliance, { list, query: "" }))
  if (title === undefined) return undefined
  const text = serverIntl(context.locale).formatMessage({ id: title })
  const [shell, key] = list.split("/")
  return (shell === "wg" || shell === "proposal") && key ? `${text} · ${decodeURIComponent(key)}` : text
}

/** The list that a URL of the form names, if it can be saved: a page below this alliance's first one, not too long. */
function stateFrom(context: RequestContext, { url }: Pick<Request, "url">) {
  const params = new URL(url).searchParams
  const state = { list: params.get("list") ?? "", query: params.get("query") ?? "" }
  const href = savedViewPaths.list(context.alliance, state)
  const isPage = context.parseReturnAddress(href) === href && state.query.length <= longestQuery
  const name = isPage && state.list !== "" ? listName(context, state.list) : undefined
  return name === undefined ? undefined : { ...state, name, href }
}

/** The form that saves a list as it is, or the way to the saved views if the URL names none (ACC-05). */
export async function newView(context: RequestContext, request: Request) {
  const state = stateFrom(context, request)
  if (!state) throw redirect(savedViewPaths.mine(context.alliance))
  const { views } = valueOf(await preferenceForPage(context))
  const ofList = views.filter(({ list }) => list === state.list)
  const names = ofList.map(({ name }) => name)
  const there = ofList.filter(({ query }) => query === state.query).map(({ name }) => name)
  return { list: state.name, href: state.href, names, there, isFull: views.length >= mostViews }
}

const namesNow = currentSchema(savedViewSchema, async ({ context, request }) => {
  const { names, there } = await newView(context, request)
  return { names, there }
})

/** Saves a list as it is, after the person's other views of it, and shows it (`preference.update`). */
export const createView = formAction(namesNow, {
  write: async ({ context, request, input }) => {
    const state = stateFrom(context, request)
    if (!state) throw redirect(savedViewPaths.mine(context.alliance))
    const { list, query } = state
    const { name } = input
    const isIt = (one: SavedView) => one.list === list && one.query === query && one.name === name
    const saved = changePreference(context, ({ views }) =>
      views.some(isIt) ? undefined : { views: [...views, { list, query, name }] },
    )
    return atName(await saved)
  },
  done: "saved-view.created",
  to: (_saved, { context, request }) => stateFrom(context, request)?.href ?? savedViewPaths.mine(context.alliance),
})

/** The saved views of a person by their list (ACC-05). */
export async function myViews(context: RequestContext) {
  const { views } = valueOf(await preferenceForPage(context))
  const lists = [...new Set(views.map(({ list }) => list))].map((list) => ({
    list,
    name: listName(context, list),
    views: views
      .filter((view) => view.list === list)
      .map((view) => ({
        id: viewId(view),
        name: view.name,
        href: context.parseReturnAddress(savedViewPaths.list(context.alliance, view)),
      })),
  }))
  return { views: views.map(({ list, name }) => ({ list, name })), lists }
}

export type MyView = Awaited<ReturnType<typeof myViews>>["lists"][number]["views"][number]

type Sent = output<ReturnType<typeof savedViewActSchema>>

/**
 * The views after a change of one of them; undefined if it is done already, because somebody clicked twice.
 * @throws the 404 screen if there is no such view
 */
function changed(views: SavedView[], sent: Sent): SavedView[] | undefined {
  const position = views.findIndex((view) => viewId(view) === sent.view_id)
  const view = views[position]
  if (sent.intent === "delete") return view && views.filter((one) => one !== view)
  if (view)
    return sent.intent === "first"
      ? [view, ...views.toSpliced(position, 1)]
      : views.with(position, { ...view, name: sent.name })
  const [list = ""] = sent.view_id.split("?")
  if (sent.intent === "rename" && views.some((one) => viewId(one) === viewId({ list, name: sent.name })))
    return undefined
  throw new ApiFailure({ kind: "not_found" })
}

const viewsNow = currentSchema(savedViewActSchema, async ({ context }) => ({
  views: valueOf(await context.api.get("/preference")).views,
}))

const doneTexts = {
  rename: "saved-view.renamed",
  first: "saved-view.first.done",
  delete: "saved-view.deleted",
} as const

/** Renames or deletes a view, or makes it the first of its list. If the page is shown again, `of` is the id of the view. */
export const changeView = withSchema(viewsNow, async ({ context, request }: ActionFunctionArgs, schema) => {
  const submission = await parseSubmission(request, schema)
  const of = submission.payload["view_id"]
  const withView = ({ data: answer, init }: ReturnType<typeof invalid> | ReturnType<typeof refused>) =>
    data({ ...answer, of }, init ?? undefined)
  if (submission.status !== "success") return withView(invalid(submission))
  const change = (now: SavedView[]) => {
    const views = changed(now, submission.value)
    return views && { views }
  }
  const saved = atName(await changePreference(context, ({ views }) => change(views)))
  if (!saved.ok) return withView(refused(submission, withLocalizedMessage(saved.failure, context)))
  await sendFlash(context, { tone: "done", id: doneTexts[submission.value.intent] })
  return redirect(savedViewPaths.mine(context.alliance), 303)
})
