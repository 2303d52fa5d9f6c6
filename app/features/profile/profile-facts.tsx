import { FormattedMessage } from "react-intl"
import { Facts } from "#app/ui/layout/facts.tsx"
import type { ProfileView } from "./profile.server.ts"

/** What the member administrators keep of a person, to read. */
export function ProfileFacts({ known: { username, email, name, realName, organization } }: Pick<ProfileView, "known">) {
  return (
    <div className="field">
      <Facts
        items={[
          { term: <FormattedMessage id="profile.username" />, value: username },
          { term: <FormattedMessage id="profile.email" />, value: email },
          { term: <FormattedMessage id="profile.name" />, value: name },
          { term: <FormattedMessage id="profile.real-name" />, value: realName === name ? undefined : realName },
          { term: <FormattedMessage id="profile.organization" />, value: organization },
        ]}
      />
    </div>
  )
}
