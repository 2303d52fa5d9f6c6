import type { ReactNode } from "react"

type EmptyStateProps = {
  title: ReactNode
  /** Who or what fills it. */
  children?: ReactNode
  /** One button, if this person may. */
  act?: ReactNode
}

/** An empty list: why it is empty and what to do. */
export function EmptyState({ title, children, act }: EmptyStateProps) {
  return (
    <div className="empty" data-s="draft">
      <strong>{title}</strong>
      {children && <p className="muted">{children}</p>}
      {act}
    </div>
  )
}
