import { languageValues } from "#openapi/generated/values/language.ts"
import { timezones } from "#mock/engine/timezones.ts"
import { Refusal } from "#mock/engine/refusal.ts"
import { childrenOf } from "./regions.ts"
import { ok, publicOperation, type Handlers } from "#mock/engine/handler.ts"

/** Lists that are the same for all users. */
export const listHandlers = {
  "utils.timezone": publicOperation(() => ok({ timezones })),
  "utils.language": publicOperation(() =>
    ok({ languages: ["chinese", ...languageValues.filter((language) => language !== "chinese")] }),
  ),
  "region.children": (call, check) => {
    const items = childrenOf(call.path.code)
    if (!items) throw new Refusal("not_found")
    check()
    return ok({ items })
  },
} satisfies Handlers
