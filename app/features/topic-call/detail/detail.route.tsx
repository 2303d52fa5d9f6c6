import type { LoaderFunctionArgs } from "@remix-run/node"
import { useLoaderData } from "@remix-run/react"
import { Suspense } from "react"
import { useListCrumb } from "#app/parts/frame/use-list-crumb.ts"
import type { RouteHandle } from "#app/session/access.ts"
import { PageHead, Split, Stack } from "#app/ui/layout/page.tsx"
import { lazyPart } from "#app/ui/lazy-part.tsx"
import { topicCallList } from "../topic-call.list.ts"
import { callOf, callView } from "../topic-call.server.ts"
import { CallActions, CallFacts, CallKeys, CallKicker, CallNext, CallTexts } from "./call.tsx"
import { topicQuery } from "../list/list.query.ts"
import { listTopics } from "../topic/topics.server.ts"
import { Topics } from "../topic/topics.tsx"

export const handle = { access: "group", title: "topic-call.detail.title" } satisfies RouteHandle

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const search = topicQuery.parse(request.url)
  const [record, list] = await Promise.all([callOf(context, params), listTopics(context, params, search)])
  const call = callView(record, params, context)
  return { call, list, search, windowTitle: call.subject }
}

const load = () => import("#app/parts/thread/discussion.tsx")

/** Server rendering includes the section; in the browser its code loads after hydration. */
const Discussion = import.meta.env.SSR ? (await load()).default : lazyPart(load)

/** One call: its description and dates, its topics with their codes, and its summary (TOPIC-01 to TOPIC-04). */
export default function TopicCallDetail() {
  const { call, list, search } = useLoaderData<typeof loader>()
  return (
    <>
      <PageHead
        crumbs={[useListCrumb(topicCallList, call.scope)]}
        title={call.subject}
        kicker={<CallKicker call={call} />}
        actions={<CallActions call={call} />}
      >
        <CallKeys call={call} />
      </PageHead>
      <Stack>
        <Split
          main={
            <>
              <CallNext call={call} />
              <CallTexts call={call} />
            </>
          }
          aside={<CallFacts call={call} />}
        />
        <Topics call={call} list={list} search={search} />
        <Suspense>
          <Discussion module="topic_call" recordKey={call.id} />
        </Suspense>
      </Stack>
    </>
  )
}

export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
