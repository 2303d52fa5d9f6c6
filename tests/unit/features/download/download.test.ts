import { expect, test } from "vitest"
import { downloadFor } from "#app/features/download/download.server.ts"
import { reader } from "../meeting/fixture.ts"

type Screen = { failure?: { kind: string }; data?: { reason?: string; details?: { roles?: string[] } } }

/** Opens a page of a download of the group COPT in a shell, without a right to anything. */
async function opened(acronym: string | undefined, action: "update" | "log.list", status = "normal") {
  const download = { id: "d", actions: [], group: { acronym: "COPT", status } }
  const get = () => Promise.resolve({ ok: true, value: download })
  const context = { ...reader(), api: { get } } as unknown as Parameters<typeof downloadFor>[0]
  return (await downloadFor(context, { alliance: "aurora", id: "d", acronym }, action).catch(
    (thrown: unknown) => thrown,
  )) as Screen
}

test("DL-01 WG-02 a download is not shown in the shell of another group", async () => {
  expect((await opened("LINK", "update")).failure?.kind).toBe("not_found")
  expect((await opened("COPT", "update")).data?.details?.roles).toContain("chair")
})

test("DL-01 WG-05 in a disbanded group nothing can be changed, but its download log is closed only for want of a role", async () => {
  expect((await opened("COPT", "update", "disband")).data?.reason).toBe("The group is disbanded and can only be read.")
  const { data } = await opened("COPT", "log.list", "disband")
  expect([data?.reason, data?.details?.roles]).toEqual([
    undefined,
    ["chair", "vice_chair", "secretary", "download_admin", "alliance_admin"],
  ])
})
