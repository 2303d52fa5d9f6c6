import { route } from "@remix-run/route-config"

/** Routes of the discussions of records: they are the same in all shells, because a record has one discussion. */
export const threadRoutes = {
  alliance: [
    route("thread/:module/:key", "features/thread/list/list.route.tsx"),
    route("thread/:module/:key/:id", "features/thread/detail/detail.route.tsx"),
    route("thread/:module/:key/:id/:commentId/edit", "features/thread/comment/edit.route.tsx"),
    route("thread/:module/:key/:id/:commentId/delete", "features/thread/comment/delete.route.tsx"),
  ],
  group: [],
  files: [
    route("discussion/:module/:key", "features/thread/list/threads.route.ts"),
    route("discussion/proposal/:draftCode/:revisionId", "features/thread/list/paragraphs.route.ts"),
  ],
}
