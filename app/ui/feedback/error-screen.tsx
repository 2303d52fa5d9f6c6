import type { ReactNode } from "react"

type ErrorScreenProps = {
  /** HTTP status of the response; shown for 5xx, where the user may report the error. */
  status: number
  title: ReactNode
  /** The sentence from the message catalogue. */
  message: ReactNode
  /** More information: who has access, whether something was saved. */
  detail?: ReactNode
  /** Buttons: retry, go to the start page. */
  actions?: ReactNode
  /** The reference to quote in a report of the error. */
  reference?: ReactNode
  children?: ReactNode
}

/** A page for a refusal (403, 404) or a temporary failure (502, 503, 504), with what the user can do (ERR-02). */
export function ErrorScreen({ status, title, message, detail, actions, reference, children }: ErrorScreenProps) {
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
      {actions && <div className="acts">{actions}</div>}
      {reference && <p className="muted ref">{reference}</p>}
      {children}
    </div>
  )
}
