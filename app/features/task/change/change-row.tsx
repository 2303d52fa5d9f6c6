import { Suspense } from "react"
import type { ShellScope } from "#app/lib/route-params.ts"
import { lazyPart } from "#app/ui/lazy-part.tsx"
import type { ChangeAnswer, ChangeView } from "./change.server.ts"

const load = () => import("./change-form.tsx")

/** Server rendering includes the form; in the browser its code is loaded when somebody opens one. */
const ChangeForm = import.meta.env.SSR ? (await load()).default : lazyPart(load)

type ChangeRowProps = {
  scope: ShellScope
  change: ChangeView | undefined
  answer: ChangeAnswer | undefined
}

/** @returns what is open below the row of a task: the form of one of its fields (TASK-02) */
export function changeRow({ scope, change, answer }: ChangeRowProps) {
  return ({ id }: { id: string }) =>
    change?.id === id && (
      <Suspense>
        <ChangeForm key={change.field} scope={scope} view={change} answer={answer} />
      </Suspense>
    )
}
