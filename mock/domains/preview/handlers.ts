import { guarded, ok, type Handlers } from "#mock/engine/handler.ts"
import { fieldRefusal } from "#mock/engine/refusal.ts"
import { recordKind } from "#mock/engine/registry.ts"

/** Previews of actions: each kind of record provides those of its own actions. */
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
