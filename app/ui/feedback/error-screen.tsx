import type { ReactNode } from "react"

type ErrorScreenProps = {
  /** The HTTP status this page was answered with; shown where somebody is asked to look into it. */
  status: number
  title: ReactNode
  /** The catalogue's sentence. */
  message: ReactNode
  /** What the person can know beyond it: who could, whether something was saved. */
  detail?: ReactNode
  /** Retry, go home. */
  acts?: ReactNode
  /** What to name when asking somebody about it. */
  reference?: ReactNode
  children?: ReactNode
}

/** A page that says no (403, 404) or not now (502, 503, 504), and what can be done (ERR-02). */
export function ErrorScreen({ status, title, message, detail, acts, reference, children }: ErrorScreenProps) {
  return (
    <div className="fault stack">
      <div>
        {status >= 500 && (
          <p className="kicker">
            <span className="ref">HTTP {status}</span>
          </p>
        )}
        <h1>{title}</h1>
        <p className="lead">{message}</p>
        {detail && <div className="muted">{detail}</div>}
      </div>
      {acts && <div className="acts">{acts}</div>}
      {reference && <p className="muted ref">{reference}</p>}
      {children}
    </div>
  )
}
