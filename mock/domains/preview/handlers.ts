import { guarded, ok, type Handlers } from "#mock/engine/handler.ts"
import { fieldRefusal } from "#mock/engine/refusal.ts"
import { recordKind } from "#mock/engine/registry.ts"

/** What an action would do: each kind of record answers for its own actions. */
export const previewHandlers = {
  "preview.get": guarded(
    (call) => {
      const preview = recordKind(call.query.module)?.preview
      if (preview) return preview(call)
      return () => {
        throw fieldRefusal("module", "value_unknown")
      }
    },
    (_call, preview) => ok(preview()),
  ),
} satisfies Handlers
