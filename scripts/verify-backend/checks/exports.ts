import { expectDone, expectRefused, resultOf } from "../answers.ts"
import { Finding, LeftOut } from "../results.ts"
import { properCall } from "../proper-call.ts"
import { exported } from "../requests.ts"
import type { Person } from "../sign-on.ts"
import type { Verification } from "../verification.ts"

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
    const call = { ...(await properCall(v, "export-package.create")), ...(as && { as }) }
    const result = resultOf(await v.target.send("export-package.create", call))
    v.records.note("export packages", result.id)
    return { id: String(result.id), call }
  }
  await v.check("export-package.list", "actions", "each state lists its actions", async () => {
    await made()
    const { exchange, items } = await all(await owner())
    for (const { id, status, actions } of items)
      if ([...actions].sort().join() !== listed[status]?.join())
        throw new Finding(`${id} is ${status} and lists ${actions.join(", ") || "nothing"}`, exchange)
  })
  await v.check(
    "export-package.create",
    "effect",
    "the same request that is still packing is answered again",
    async () => {
      const { id, call } = await made()
      const again = await v.target.send("export-package.create", call)
      const { items } = await all(await owner())
      const isPacking = items.some((one) => one.id === id && one.status === "packing")
      if (isPacking && resultOf(again).id !== id) throw new Finding("another package was made", again)
    },
  )
  await v.check("export-package.list", "role", "packages of others are not shown", async () => {
    const { id } = await made()
    for (const who of ["outsider", "alliance_admin"] as const) {
      const { exchange, items } = await all(await v.people.get(who))
      if (items.some((one) => one.id === id)) throw new Finding(`${who} sees it`, exchange)
    }
  })
  for (const operation of ["export-package.download", "export-package.repeat", "export-package.delete"]) {
    await v.check(operation, "role", "a package of somebody else", async () => {
      const path = { id: (await made()).id }
      for (const who of ["outsider", "alliance_admin"] as const)
        expectRefused(await v.target.send(operation, { as: await v.people.get(who), path }), [403, 404])
    })
    await v.check(operation, "tenant", "a package of the other alliance", async () => {
      const path = { id: (await made()).id }
      expectRefused(await v.target.send(operation, { as: await v.people.get("neighbour"), path }), [403, 404])
    })
  }
  await whilePacking(v, made)
  await v.check("export-package.delete", "effect", "what was deleted is gone", async () => {
    const as = await v.people.get("secretary")
    // Creates a package for the next run: packing takes too long for this one.
    await made(as)
    const { exported: id = "" } = await exported("secretary", ["expired", "failed", "complete"])(v)
    expectDone(await v.target.send("export-package.delete", { as, path: { id } }))
    const { exchange, items } = await all(as)
    if (items.some((one) => one.id === id)) throw new Finding("it is still there", exchange)
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
