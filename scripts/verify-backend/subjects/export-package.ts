import { LeftOut, resultOf } from "../client/answers.ts"
import type { PersonRole } from "../client/fixtures.ts"
import { sendAs, type Kind, type Subject, type Verification } from "./subject.ts"

/**
 * An existing export package of a person in one of these states. Packages are not created, because packing takes time and they expire only
 * after a day. If there is none, the checks that need it are left out.
 */
export function exported(who: PersonRole, states: readonly string[]) {
  return async (v: Verification): Promise<Subject> => {
    const query = { status: states, size: "10" }
    const [first] = resultOf(await sendAs(v, who, "export-package.list", { query })).items as { id: string }[]
    if (!first) throw new LeftOut(`${who} has no export package that is ${states.join(" or ")}`)
    return { path: { id: first.id } }
  }
}

export const exportPackages: Kind = {
  name: "export packages",
  creates: ["export-package.create", "export-package.repeat"],
  sample: { path: "/export-package/{id}/file", make: exported("alliance_admin", ["complete"]) },
  writes: {
    "export-package.create": {
      who: "participant",
      body: (_v, unique) => ({
        module: "meeting",
        query: `q=${unique}`,
        format: "csv",
        language: "english",
        memo: unique,
      }),
      other: { language: "chinese" },
    },
    "export-package.repeat": { who: "participant", subject: exported("participant", ["failed", "expired"]) },
  },
}
