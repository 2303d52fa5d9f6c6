import type { SubmissionResult } from "@conform-to/react"
import { data } from "@remix-run/node"
import { valueOf } from "#app/lib/failure.ts"
import { nameIn } from "#app/lib/locale.ts"
import type { writeForm } from "#app/parts/write-form.server.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"
import type { Option } from "#app/forms/fields/fields.tsx"
import { regionNames, type Regions } from "./regions.ts"

const top = "0"
const possibleCode = /^[A-Za-z0-9-]{1,20}$/

/** The regions below a region; empty for the lowest level and for unknown codes (`region.children`). */
export async function regionOptions({ api, locale }: RequestContext, code = top): Promise<Option[]> {
  if (!possibleCode.test(code)) return []
  const children = await api.get("/region/{code}/children", { path: { code }, query: { code } })
  if (!children.ok && children.failure.kind === "not_found") return []
  const { items } = valueOf(children)
  return items.map((region) => ({ value: region.code, text: nameIn(locale, region) }))
}

type Chosen = { country?: string | undefined; province?: string | undefined }

/**
 * The options of all three fields for the current values. All levels load in parallel; for a province of a previously chosen country this
 * wastes one call.
 * @param chosen the current values, or a promise of them
 */
export async function regionsFor(context: RequestContext, chosen: Chosen | Promise<Chosen>): Promise<Regions> {
  const below = (code: string | undefined) => (code ? regionOptions(context, code) : [])
  const lower = async () => {
    const { country, province } = await chosen
    const [provinces, cities] = await Promise.all([below(country), below(province)])
    return { provinces, cities: provinces.some(({ value }) => value === province) ? cities : [] }
  }
  const [countries, levels] = await Promise.all([regionOptions(context), lower()])
  return { countries, ...levels }
}

/**
 * The options for a submitted form. Without scripts the form may still have a province of a previously chosen country: it is removed from
 * the form together with its city, because the user did not choose it for the new country.
 */
export async function regionsOfForm(context: RequestContext, form: FormData): Promise<Regions> {
  const text = (name: string) => String(form.get(name) ?? "")
  const regions = await regionsFor(context, {
    country: text(regionNames.country),
    province: text(regionNames.province),
  })
  for (const [name, options] of [
    [regionNames.province, regions.provinces],
    [regionNames.city, regions.cities],
  ] as const)
    if (!options.some(({ value }) => value === text(name))) form.delete(name)
  return regions
}

/** The answer to a form with regions: without scripts the form needs their options again. */
export type AnswerWithRegions = SubmissionResult<string[]> & { regions: Regions }

/** Adds the options to what `writeForm` answers if it shows the form again. */
export function withRegions(answer: Awaited<ReturnType<typeof writeForm>>, regions: Regions) {
  return "data" in answer ? data<AnswerWithRegions>({ ...answer.data, regions }, answer.init ?? undefined) : answer
}
