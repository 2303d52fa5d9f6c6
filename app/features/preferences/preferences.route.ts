import { redirect, type ActionFunctionArgs } from "@remix-run/node"
import { serialize } from "cookie"
import { parseLocale } from "#app/lib/locale.ts"
import { paths } from "#app/lib/paths.ts"
import { parseAppearance, preferenceCookies } from "#app/lib/preferences.ts"
import { readForm } from "#app/lib/read-form.server.ts"
import type { RouteHandle } from "#app/session/access.ts"

export const handle = { access: "public" } satisfies RouteHandle

const year = 365 * 24 * 3600

/** Only values that the portal knows become cookies; anything else changes nothing (quality.md, row 58). */
function chosen(form: FormData): Record<string, string> {
  const locale = parseLocale(form.get("locale"))
  const zone = ["local", "utc"].find((value) => value === form.get("zone"))
  return {
    ...(locale ? { [preferenceCookies.locale]: locale } : {}),
    ...(zone ? { [preferenceCookies.zone]: zone } : {}),
    ...(form.has("appearance") ? { [preferenceCookies.appearance]: parseAppearance(form.get("appearance")) } : {}),
  }
}

/** Keeps language, zone switch and appearance in the browser and goes back to the page (I18N-01, I18N-03, SHELL-08). */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await readForm(request)
  const attributes = {
    path: "/",
    maxAge: year,
    sameSite: "lax",
    secure: context.settings.origin.startsWith("https:"),
  } as const
  for (const [name, value] of Object.entries(chosen(form))) context.setCookie(serialize(name, value, attributes))
  return redirect(context.parsePortalAddress(form.get("back")) ?? paths.root())
}

/** There is nothing to read here. */
export function loader() {
  return redirect(paths.root())
}
