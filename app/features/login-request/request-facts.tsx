import { FormattedMessage } from "react-intl"
import { Facts } from "#app/ui/layout/facts.tsx"
import { Time } from "#app/ui/time.tsx"
import type { RequestView } from "./request.server.ts"

/** What somebody said of themselves, and how it was decided. */
export function RequestFacts({ request }: { request: RequestView }) {
  const { username, email, phone, company, memo, applied, realName, entity, rejectReason, decidedBy, decided } = request
  return (
    <Facts
      items={[
        { term: <FormattedMessage id="login-request.company" />, value: company },
        { term: <FormattedMessage id="login-request.username" />, value: username },
        { term: <FormattedMessage id="login-request.email" />, value: email },
        { term: <FormattedMessage id="login-request.phone" />, value: phone },
        { term: <FormattedMessage id="login-request.memo" />, value: memo && <span className="lines">{memo}</span> },
        { term: <FormattedMessage id="login-request.applied" />, value: <Time moment={applied} /> },
        { term: <FormattedMessage id="login-request.real-name" />, value: realName },
        { term: <FormattedMessage id="login-request.entity" />, value: entity },
        { term: <FormattedMessage id="login-request.reason" />, value: rejectReason },
        { term: <FormattedMessage id="login-request.decided-by" />, value: decidedBy },
        { term: <FormattedMessage id="login-request.decided" />, value: decided && <Time moment={decided} /> },
      ]}
    />
  )
}
