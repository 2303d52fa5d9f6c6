import { paths } from "#app/lib/paths.ts"
import { placeFrom } from "#app/lib/place.ts"
import { attachmentValue, fileIds } from "#app/parts/attachments/attachment.ts"
import { receiveForm } from "#app/parts/attachments/receive-form.server.ts"
import { writeForm } from "#app/parts/write-form.server.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"
import { documentsSchema } from "./documents.schema.ts"
import { meetingFor } from "./meeting-access.server.ts"
import { meetingReference } from "./meeting-number.ts"

type Params = Readonly<Record<string, string | undefined>>

/** The documents and the place of a meeting, as their form shows them. */
export async function documentsView(context: RequestContext, params: Params) {
  const meeting = await meetingFor(context, params, "documentation.update")
  const { location, documentation, subject, version } = meeting
  return {
    crumb: `${meetingReference(meeting)} ${subject}`,
    version,
    values: { location: location ?? "", documentation_ids: documentation.map(attachmentValue) },
  }
}

/** Changes them; an empty place is none (MEET-08). */
export async function saveDocuments(context: RequestContext, request: Request, params: Params) {
  const path = { id: params.id ?? "" }
  const received = await receiveForm(context, request, "meeting")
  return writeForm(context, received, {
    schema: documentsSchema,
    write: ({ version, location = null, documentation_ids }) => {
      const body = { version, location, documentation_ids: fileIds(documentation_ids) }
      return context.api.put("/meeting/{id}/documentation", { path, body })
    },
    done: "meeting-documents.done",
    to: () => `${paths.meeting(placeFrom(params), path.id)}#documents`,
  })
}
