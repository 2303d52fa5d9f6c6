import { expectDone, expectRefused, Finding, LeftOut, resultOf } from "../client/answers.ts"
import type { Person } from "../client/fixtures.ts"
import { validCall } from "../subjects/calls.ts"
import { exported } from "../subjects/export-package.ts"
import { sendAs, type Verification } from "../subjects/subject.ts"

type Package = { id: string; status: string; actions: string[] }

const listed: Readonly<Record<string, readonly string[]>> = {
  packing: [],
  complete: ["delete", "download"],
  failed: ["delete", "repeat"],
  expired: ["delete", "repeat"],
}

/** Checks the first rows of openapi/states/export-package.yaml: only the owner has access, and each state has its actions. */
export async function checkExports(v: Verification): Promise<void> {
  const owner = () => v.people.get("participant")
  const all = async (as: Person) => {
    const exchange = await v.target.send("export-package.list", { as, query: { size: "200" } })
    return { exchange, items: resultOf(exchange).items as Package[] }
  }
  const made = async (as?: Person) => {
    const call = { ...(await validCall(v, "export-package.create")).call, ...(as && { as }) }
    const result = resultOf(await v.target.send("export-package.create", call))
    return { id: String(result.id), call }
  }
  await v.check("export-package.list", "actions", "each state lists its actions", async () => {
    await made()
    const { exchange, items } = await all(await owner())
    for (const { id, status, actions } of items)
      if ([...actions].sort().join() !== listed[status]?.join())
        throw new Finding(`${id} is ${status} and lists ${actions.join(", ") || "nothing"}`, exchange)
  })
  const title = "the same request that is still packing is answered again"
  await v.check("export-package.create", "effect", title, async () => {
    const { id, call } = await made()
    const again = await v.target.send("export-package.create", call)
    const { items } = await all(await owner())
    const isPacking = items.some((one) => one.id === id && one.status === "packing")
    if (isPacking && resultOf(again).id !== id) throw new Finding("another package was made", again)
  })
  await v.check("export-package.list", "role", "packages of others are not shown", async () => {
    const { id } = await made()
    for (const who of ["outsider", "alliance_admin"] as const) {
      const { exchange, items } = await all(await v.people.get(who))
      if (items.some((one) => one.id === id)) throw new Finding(`${who} sees it`, exchange)
    }
  })
  const others = { role: ["outsider", "alliance_admin"], tenant: ["neighbour"] } as const
  for (const operation of ["export-package.download", "export-package.repeat", "export-package.delete"])
    for (const rule of ["role", "tenant"] as const)
      await v.check(operation, rule, "a package of somebody else", async () => {
        const path = { id: (await made()).id }
        for (const who of others[rule]) expectRefused(await sendAs(v, who, operation, { path }), [403, 404])
      })
  await whilePacking(v, made)
  await v.check("export-package.delete", "effect", "what was deleted is gone", async () => {
    const as = await v.people.get("secretary")
    // Creates a package for the next run: packing takes too long for this one.
    await made(as)
    const { path } = await exported("secretary", ["expired", "failed", "complete"])(v)
    expectDone(await v.target.send("export-package.delete", { as, path }))
    const { exchange, items } = await all(as)
    if (items.some(({ id }) => id === path.id)) throw new Finding("it is still there", exchange)
  })
}

/** Checks refusals during packing. A fast backend may finish before the call; the check then proves nothing. */
async function whilePacking(v: Verification, made: () => Promise<{ id: string }>): Promise<void> {
  const codes = { download: "package_not_ready", delete: "state_refused", repeat: "state_refused" }
  for (const [action, code] of Object.entries(codes))
    await v.check(`export-package.${action}`, "state", "not while it is packing", async () => {
      const { id } = await made()
      const as = await v.people.get("participant")
      const list = await v.target.send("export-package.list", { as, query: { size: "200" } })
      const status = (resultOf(list).items as Package[]).find((one) => one.id === id)?.status
      if (status !== "packing") throw new LeftOut("packages are packed at once")
      const exchange = await v.target.send(`export-package.${action}`, { as, path: { id } })
      expectRefused(exchange, [400], [code])
    })
}
