import type { WidgetView, Widgets } from "#app/features/dashboard/dashboard.server.ts"
import type { MemberFrame } from "#app/features/shell/member.server.ts"
import type { PageFrame } from "#app/parts/frame/page-frame.server.ts"

/** The dashboard's data from the portal's loaders, with the texts of the message ids in it. */
export type PageData = {
  frame: PageFrame
  member: MemberFrame
  widgets: { [Name in keyof Widgets]: WidgetView<Name> }
  /** English texts by message id, of the ids in the data */
  texts: Record<string, string>
}
