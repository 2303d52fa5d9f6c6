import type { ReactNode } from "react"

type EmptyStateProps = {
  title: ReactNode
  /** Who adds entries, or how they are added. */
  children?: ReactNode
  /** One button, if the user may use it. */
  action?: ReactNode
}

/** Shown for an empty list: why it is empty and what to do. */
export function EmptyState({ title, children, action }: EmptyStateProps) {
  return (
    <div className="empty" data-s="draft">
      <strong>{title}</strong>
      {children && <p className="muted">{children}</p>}
      {action}
    </div>
  )
}
