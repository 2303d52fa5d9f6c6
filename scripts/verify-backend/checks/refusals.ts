import type { Action, Recipe, StateTable } from "../../contract/states/tables.ts"
import { described, envelopeOf, expectRefused, Finding, isDone, LeftOut, type Exchange } from "../client/answers.ts"
import { callOf, validCall } from "../subjects/calls.ts"
import { provokingFields } from "../cases/provoked-fields.ts"
import { provokings } from "../cases/provoked.ts"
import type { Provoked, Provoking } from "../cases/provoking.ts"
import { tables } from "../subjects/state-tables.ts"
import { isScarce, sendAs, versionOf, type Verification } from "../subjects/subject.ts"

/**
 * Provokes the refusals that neither a role nor a state nor a limit of a schema causes: the conditions of the tables by their recipes,
 * what is to be prepared for others in words, and codes of fields.
 */
export async function checkRefusals(v: Verification): Promise<void> {
  await checkTables(v, (operation) => !isScarce(v, operation))
  await checkRecipes(
    v,
    provokings.filter(({ usesUp }) => usesUp === undefined),
  )
  for (const { operation, code, how, provoke } of provokingFields)
    await v.check(operation, "fields", `${how}: ${code}`, async () => expectCode(v, await provoke(v), code))
}

/** The same for operations of which an address may make a few calls in an hour. Runs before other checks have made them. */
export const checkScarceRefusals = (v: Verification): Promise<void> =>
  checkTables(v, (operation) => isScarce(v, operation))

/** Provokes the refusals that use up what other checks need. Runs last. */
export const checkLastRefusals = (v: Verification): Promise<void> =>
  checkRecipes(
    v,
    provokings.filter(({ usesUp }) => usesUp !== undefined),
  )

async function checkTables(v: Verification, isChosen: (operation: string) => boolean): Promise<void> {
  for (const table of tables)
    for (const [name, action] of Object.entries(table.actions))
      if (action.isOwn && isChosen(action.operation)) await checkConditions(v, table, name, action)
}

async function checkRecipes(v: Verification, recipes: readonly Provoking[]): Promise<void> {
  for (const { operation, code, how, provoke } of recipes) {
    const rule = isCodeOfField(v, code) ? "fields" : "state"
    let provoked: Provoked | undefined
    await v.check(operation, rule, `${how}: ${code}`, async () => {
      provoked = await provoke(v)
      expectCode(v, provoked.exchange, code)
    })
    await checkPreview(v, code, () => provoked?.preview)
  }
}

const isCodeOfField = ({ contract }: Verification, code: string): boolean =>
  contract.document.components.schemas.RefusalCode?.["x-texts"]?.[code] === undefined

/** Expects a refusal with a code, or with an error of a field that has it. */
function expectCode(v: Verification, exchange: Exchange, code: string): void {
  const { "x-texts": texts = {} } = v.contract.document.components.schemas.RefusalCode ?? {}
  const status = texts[code]?.status
  if (status !== undefined) return expectRefused(exchange, [status], [code])
  expectRefused(exchange, [400], ["validation_failed"])
  if (!envelopeOf(exchange).errors?.some((error) => error.code === code))
    throw new Finding(`expected ${code} at a field, answered ${described(exchange)}`, exchange)
}

async function checkConditions(v: Verification, table: StateTable, name: string, action: Action): Promise<void> {
  const { operation, rows } = action
  for (const condition of new Set(rows.flatMap(({ unless }) => unless))) {
    const { code, recipe } = table.conditions[condition] ?? {}
    if (!code || (recipe !== "again" && !isOn(recipe)) || !v.writeOf(operation)) continue
    let key: string | undefined
    await v.check(operation, "state", `${condition}: ${code}`, async () => {
      const provoked = isOn(recipe) ? await onOther(v, operation, recipe.on) : await again(v, operation)
      key = provoked.key
      expectCode(v, provoked.exchange, code)
    })
    const module = table.kind.replaceAll("-", "_")
    await checkPreview(v, code, () => (key === undefined ? undefined : { module, key, action: name }))
  }
}

const isOn = (recipe: Recipe | undefined): recipe is { on: string } => typeof recipe === "object" && "on" in recipe

/** Sends a call on a record as it is made for another operation. */
async function onOther(v: Verification, operation: string, other: string) {
  const { subject } = await validCall(v, other)
  const { call } = await callOf(v, operation, subject)
  return { exchange: await v.target.send(operation, call), key: subject.path.id }
}

/** Sends a call twice. */
async function again(v: Verification, operation: string) {
  const { subject, call } = await validCall(v, operation)
  const first = await v.target.send(operation, call)
  if (!isDone(first)) throw new LeftOut(`the first call answered ${described(first)}`)
  const body = call.body as { version?: unknown } | undefined
  const version = body?.version === undefined || !subject.read ? {} : { version: await versionOf(v, subject) }
  const exchange = await v.target.send(operation, { ...call, ...(body && { body: { ...body, ...version } }) })
  return { exchange, key: subject.path.id }
}

/** Checks that the preview of an action that is refused is refused alike, where the contract says so. */
async function checkPreview(v: Verification, code: string, preview: () => Provoked["preview"]): Promise<void> {
  const asked = preview()
  if (!asked || !v.contract.operation("preview.get")["x-codes"]?.includes(code)) return
  const { who = "alliance_admin", ...query } = asked
  await v.check("preview.get", "state", `of ${query.module} ${query.action}: ${code}`, async () =>
    expectCode(v, await sendAs(v, who, "preview.get", { query }), code),
  )
}
