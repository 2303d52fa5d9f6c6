import { useLoaderData } from "@remix-run/react"
import { Suspense, useEffect, useRef, useState } from "react"
import { useIntl } from "react-intl"
import { threadPaths, type ThreadsOn } from "#app/lib/paths/thread.ts"
import { useFrameAlliance } from "#app/parts/frame/use-page-frame.ts"
import { Section } from "#app/ui/layout/page.tsx"
import { linkTo } from "#app/ui/link.tsx"
import { lazyPart } from "#app/ui/lazy-part.tsx"

const Threads = lazyPart(() => import("./discussion-threads.tsx"))

type DiscussionProps = Pick<ThreadsOn, "module"> & { /** Id or draft code of the record. */ recordKey: string }

/**
 * The discussion of a record on the record's page (DISC-01): a link to its page; with scripts it is loaded when somebody comes near it, and
 * again whenever the page is read again (LIVE-01).
 */
export default function Discussion({ module, recordKey: key }: DiscussionProps) {
  const intl = useIntl()
  const { url } = useFrameAlliance()
  const page = useLoaderData()
  const href = threadPaths.list(url, { module, key })
  const [ref, isNear] = useIsNear()
  return (
    <Section
      id="discussion"
      title={intl.formatMessage({ id: "thread.list.title" })}
      aside={<a {...linkTo(href)}>{intl.formatMessage({ id: "thread.list.open" })}</a>}
    >
      <div ref={ref}>
        <Suspense>
          {isNear && <Threads href={href} data={threadPaths.data(url, { module, key })} page={page} />}
        </Suspense>
      </div>
    </Section>
  )
}

/** Whether an element was near the visible part of the page since it was shown. */
function useIsNear() {
  const ref = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    if (!ref.current) return
    const observer = new IntersectionObserver((seen) => seen.some((one) => one.isIntersecting) && setNear(true), {
      rootMargin: "200px",
    })
    observer.observe(ref.current)
    return () => observer.disconnect()
  }, [])
  return [ref, isNear] as const
}
