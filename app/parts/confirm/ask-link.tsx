import { useFetcher } from "@remix-run/react"
import { Suspense, useEffect, type ReactNode } from "react"
import { Skeleton } from "#app/ui/feedback/skeleton.tsx"
import { ConfirmLink } from "#app/ui/form/confirm-link.tsx"

type AskLinkProps<View> = {
  /** The confirmation page: its loader returns the data for its form, its action does the work. */
  href: string
  text: ReactNode
  title: ReactNode
  kind: "danger" | "plain" | "primary"
  /** Renders that page's form, usually a lazy component; gets the loader data and a function that closes the dialog. */
  children: (view: View, leave: () => void) => ReactNode
}

/** A link to a page that asks for confirmation; with scripts its form opens in a dialog and is loaded on demand (FORM-06). */
export function AskLink<View>({ href, text, title, kind, children }: AskLinkProps<View>) {
  return (
    <ConfirmLink href={href} text={text} title={title} kind={kind}>
      {(leave) => <LazyForm<View> href={href}>{(view) => children(view, leave)}</LazyForm>}
    </ConfirmLink>
  )
}

function LazyForm<View>({ href, children }: { href: string; children: (view: View) => ReactNode }) {
  const { data, load } = useFetcher()
  useEffect(() => load(href), [load, href])

  const waiting = <Skeleton />
  if (!data) return waiting
  return <Suspense fallback={waiting}>{children(data as View)}</Suspense>
}
