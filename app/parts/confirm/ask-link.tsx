import { useFetcher } from "@remix-run/react"
import { Suspense, useEffect, type ReactNode } from "react"
import { Skeleton } from "#app/ui/feedback/skeleton.tsx"
import { ConfirmLink } from "#app/ui/form/confirm-link.tsx"

type AskLinkProps<View> = {
  /** A page whose loader gives what its form shows, and whose action does it. */
  href: string
  text: ReactNode
  title: ReactNode
  kind: "danger" | "plain" | "primary"
  /** The form of that page, of a lazy component; gets what it shows and the function that closes the dialog. */
  children: (view: View, leave: () => void) => ReactNode
}

/** A link to a page that asks before it does something; with scripts its form in a dialog, loaded when it is asked (FORM-06). */
export function AskLink<View>({ href, text, title, kind, children }: AskLinkProps<View>) {
  return (
    <ConfirmLink href={href} text={text} title={title} kind={kind}>
      {(leave) => <Asked<View> href={href}>{(view) => children(view, leave)}</Asked>}
    </ConfirmLink>
  )
}

function Asked<View>({ href, children }: { href: string; children: (view: View) => ReactNode }) {
  const { data, load } = useFetcher()
  useEffect(() => load(href), [load, href])

  const waiting = <Skeleton />
  if (!data) return waiting
  return <Suspense fallback={waiting}>{children(data as View)}</Suspense>
}
