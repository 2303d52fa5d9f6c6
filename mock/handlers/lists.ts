import { Refusal } from "./refusal.ts"
import { childrenOf } from "../seed/regions.ts"
import { ok, open, type Handlers } from "./types.ts"

/** The lists that are the same for everyone. */
export const listHandlers = {
  "utils.timezone": open(() => ok({ timezones })),
  "utils.language": open(() => ok({ languages: ["chinese", "english"] })),
  "region.children": (call, check) => {
    const items = childrenOf(call.path.code)
    if (!items) throw new Refusal("not_found")
    check()
    return ok({ items })
  },
} satisfies Handlers

/** Every zone a person may choose. */
export const timezones = [...new Set([...Intl.supportedValuesOf("timeZone"), "UTC"])]
