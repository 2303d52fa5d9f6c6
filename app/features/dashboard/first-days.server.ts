import { paths } from "#app/lib/paths.ts"
import { preferenceForShell } from "#app/parts/saved-view/preference.server.ts"
import { formAction } from "#app/parts/write-form.server.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"
import { firstDaysSchema } from "./first-days.schema.ts"

/** What a new member should do first, with what is done; undefined for everybody else, and while the backend is slow (DASH-09). */
export async function firstDays(context: RequestContext) {
  const { known } = await preferenceForShell(context)
  return known?.first_days ?? undefined
}

/** The person does not want to see the first steps any more (`preference.update`). */
export const hideFirstDays = formAction(firstDaysSchema, {
  write: async ({ context: { api } }) => {
    const now = await api.get("/preference")
    // Hidden already: a second click, or the same form after a lost answer.
    if (!now.ok || now.value.hides_first_days) return now
    const { version, views } = now.value
    return api.put("/preference", { body: { version, views, hides_first_days: true } })
  },
  to: (_saved, { context }) => paths.dashboard(context.alliance),
})
