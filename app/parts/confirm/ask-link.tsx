import { useFetcher } from "@remix-run/react"
import { Suspense, useEffect, type ReactNode } from "react"
import { Skeleton } from "#app/ui/feedback/skeleton.tsx"
import { ConfirmLink, type ConfirmLinkProps } from "#app/forms/submit/confirm-link.tsx"

type AskLinkProps<View> = Omit<ConfirmLinkProps, "children"> & {
  /** Renders that page's form, usually a lazy component; gets the loader data and a function that closes the dialog. */
  children: (view: View, leave: () => void) => ReactNode
}

/** A link to a page that asks for confirmation; with scripts its form opens in a dialog and is loaded on demand (FORM-06). */
export function AskLink<View>({ children, ...link }: AskLinkProps<View>) {
  return (
    <ConfirmLink {...link}>
      {(leave) => <LazyForm<View> href={link.href}>{(view) => children(view, leave)}</LazyForm>}
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
