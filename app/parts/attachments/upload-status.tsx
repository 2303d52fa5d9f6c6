import { FormattedMessage, useIntl } from "react-intl"
import { errorText } from "#app/ui/error-text.ts"
import type { Uploads } from "./upload-rows.ts"

type UploadStatusProps = {
  uploads: Uploads
  /** The form was submitted and waits for the files. */
  isAwaited: boolean
}

/** Tells screen reader users the state of a field's files, and everybody that the form is waiting for them. */
export function UploadStatus({ uploads: { accepted, rows }, isAwaited }: UploadStatusProps) {
  const intl = useIntl()
  const underWay = rows.filter(({ state }) => state === "waiting" || state === "sending").length
  const errors = rows.flatMap(({ error }) => (error ? [errorText(intl, error)] : []))
  const latest = accepted.at(-1)
  return (
    <>
      <p role="status" className="vh">
        {underWay > 0 && <FormattedMessage id="file.status.running" values={{ count: underWay }} />}{" "}
        {latest && underWay === 0 && <FormattedMessage id="file.status.accepted" values={{ name: latest.name }} />}{" "}
        {errors.join(" ")}
      </p>
      {isAwaited && underWay > 0 && (
        <p className="hint" role="status">
          <FormattedMessage id="file.status.awaited" />
        </p>
      )}
    </>
  )
}
