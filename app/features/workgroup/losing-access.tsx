import { FormattedMessage } from "react-intl"
import type { PeopleSummary } from "#app/parts/consequences/consequences-view.server.ts"
import { NamedPeople } from "#app/parts/consequences/named-people.tsx"
import { Note } from "#app/ui/feedback/note.tsx"

/** Who can no longer look into a group once it is restricted (openapi/states/workgroup.yaml); nothing where nobody would lose access. */
export function LosingAccess({ people, isOwn }: { people: PeopleSummary; isOwn: boolean }) {
  if (people.total === 0) return null
  return (
    <Note tone="hold" title={<FormattedMessage id="workgroup-admin.losing" />}>
      <NamedPeople people={people} />
      {isOwn && (
        <p>
          <FormattedMessage id="workgroup-admin.losing-own" />
        </p>
      )}
    </Note>
  )
}
