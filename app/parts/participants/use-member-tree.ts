import { useCallback, useEffect, useRef, useState } from "react"
import { portalJson } from "#app/api/portal-json.ts"
import { paths } from "#app/lib/paths.ts"
import { useFrameAlliance } from "#app/parts/frame/use-page-frame.ts"
import type { FoundPeople, MemberTree } from "./member-tree.ts"

type State = { tree: MemberTree; state: "idle" | "busy" | "failed" }

/** Milliseconds without a keystroke after which the search starts. */
const searchDelay = 250

/** The tree of a picker, with client-side requests: a search while the user types, and the people of an opened group. */
export function useMemberTree(initial: MemberTree) {
  const { url } = useFrameAlliance()
  const [{ tree, state }, setState] = useState<State>({ tree: initial, state: "idle" })
  const timer = useRef<ReturnType<typeof setTimeout>>()
  const running = useRef<AbortController>()

  const ask = useCallback(
    (wish: Record<string, string>, signal: AbortSignal) =>
      portalJson<MemberTree>(`${paths.memberTree(url)}?${new URLSearchParams({ ...wish, ...initial.of })}`, signal),
    [url, initial.of],
  )

  const stop = useCallback(() => {
    clearTimeout(timer.current)
    running.current?.abort()
  }, [])
  useEffect(() => stop, [stop])

  /** Searches for people and groups; an empty text restores all groups. */
  const search = useCallback(
    (words: string, delay = searchDelay) => {
      stop()
      const q = words.trim()
      if (q === "" && !initial.found) return setState({ tree: initial, state: "idle" })
      const controller = new AbortController()
      running.current = controller
      const runSearch = async () => {
        setState((known) => ({ ...known, state: "busy" }))
        const found = await ask(q ? { q } : {}, controller.signal)
        if (controller.signal.aborted) return
        setState((known) => (found ? { tree: found, state: "idle" } : { ...known, state: "failed" }))
      }
      timer.current = setTimeout(() => void runSearch(), delay)
    },
    [ask, stop, initial],
  )

  /** Loads the people of a group. */
  const open = useCallback(
    async (acronym: string) => {
      const answer = await ask({ group: acronym }, new AbortController().signal)
      const people = answer?.groups.find((group) => group.acronym === acronym)?.people
      setState((known) => (people ? { tree: withPeople(known.tree, acronym, people), state: "idle" } : failed(known)))
    },
    [ask],
  )

  return { tree, state, search, open }
}

const failed = (known: State): State => ({ ...known, state: "failed" })

function withPeople(tree: MemberTree, acronym: string, people: FoundPeople): MemberTree {
  return { ...tree, groups: tree.groups.map((group) => (group.acronym === acronym ? { ...group, people } : group)) }
}
