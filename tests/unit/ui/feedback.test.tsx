import { expect, test } from "vitest"
import { Person } from "#app/parts/person/person.tsx"
import { ErrorScreen } from "#app/ui/feedback/error-screen.tsx"
import { FlashMessages } from "#app/ui/feedback/flash-messages.tsx"
import { Skeleton } from "#app/ui/feedback/skeleton.tsx"
import { StatusTag } from "#app/ui/feedback/status-tag.tsx"
import { ToastProvider } from "#app/ui/feedback/toast-provider.tsx"
import { statusSymbols } from "#app/ui/feedback/tone.ts"
import { Avatar } from "#app/ui/layout/avatar.tsx"
import { NavLinks } from "#app/ui/layout/nav.tsx"
import { Facts, PageHead } from "#app/ui/layout/page.tsx"
import { render } from "./render.tsx"

test.each(statusSymbols)("the status %s always has a text next to its symbol", (symbol) => {
  expect(render(<StatusTag symbol={symbol}>word</StatusTag>)).toBe(`<span class="tag" data-s="${symbol}">word</span>`)
  expect(render(<StatusTag symbol={symbol} isBoxed children="word" />)).toContain('class="tag box"')
})

test("SHELL-04: a message in the document is a banner, also without scripts", () => {
  const html = render(<FlashMessages messages={[{ tone: "stop", text: "Login timed out" }]} />)
  expect(html).toContain('<div class="note" data-s="stop" role="alert">')
  expect(html).toContain("Login timed out")
  expect(render(<FlashMessages messages={[]} />)).toBe("")
})

test("SHELL-03: a part that is loading shows a text", () => {
  expect(render(<Skeleton />)).toContain("Requesting data, please wait")
  expect(render(<Skeleton />, { language: "zh" })).toContain("正在请求数据，请稍候")
})

test("SHELL-04: a further toast does not repeat the others to screen readers", () => {
  expect(render(<ToastProvider>page</ToastProvider>)).toContain(
    '<div class="toasts" role="status" aria-atomic="false">',
  )
})

test("SHELL-03: parts that are loading are not announced one by one", () => {
  expect(render(<Skeleton />)).not.toContain("role=")
})

test("I18N-01: a title, a name and a link in the other language have a `lang`", () => {
  expect(render(<PageHead title="通道偏斜预算三读" />)).toContain('<h1 lang="zh-CN">')
  expect(render(<PageHead title="通道偏斜预算三读" />, { language: "zh" })).toContain("<h1>")
  expect(render(<PageHead title="Lane skew" />, { language: "zh" })).toContain('<h1 lang="en">')
  expect(render(<Person person={{ name: "沈牧阳", organization: "Qingyu Photonics", isDisabled: false }} />)).toContain(
    '<span lang="zh-CN">沈牧阳</span><small>',
  )
  const below = (text: string) =>
    render(<PageHead title="Documents" crumbs={[{ href: "/a/aurora/meeting/1", text }]} />)
  expect(below("高密度笼尺寸链分析")).toMatch(/<a [^>]*lang="zh-CN"/)
  expect(below("Lane skew")).not.toContain("lang=")
})

test("an error screen shows its status and its actions", () => {
  const html = render(<ErrorScreen status={404} title="404" message="Sorry" actions={<a href="/">Go Home</a>} />)
  expect(html).not.toContain("HTTP") // the title already contains the number
  expect(html.match(/<h1>/g)).toHaveLength(1)
  expect(html).toContain("Go Home")
  expect(render(<ErrorScreen status={503} title="Not available" message="Sorry" />)).toContain("HTTP 503")
})

test("the navigation marks the current page", () => {
  const items = [
    { key: "1", href: "/a/aurora/meeting", text: "Meetings" },
    { key: "2", href: "/a/aurora/vote", text: "Ballots" },
  ]
  const html = render(<NavLinks items={items} />, { url: "/a/aurora/meeting/7" })
  expect(html.match(/aria-current="page"/g)).toHaveLength(1)
  expect(html).toMatch(/<a [^>]*aria-current="page"[^>]*href="\/a\/aurora\/meeting"/)
})

test("SHELL-01: on the export page the navigation marks the list that is exported", () => {
  const items = [
    { key: "1", href: "/a/aurora/meeting", text: "Meetings" },
    { key: "2", href: "/a/aurora/vote", text: "Ballots" },
  ]
  const back = encodeURIComponent("/a/aurora/vote?status=ended")
  const html = render(<NavLinks items={items} />, { url: `/a/aurora/export?module=ballot&back=${back}` })
  expect(html.match(/aria-current="page"/g)).toHaveLength(1)
  expect(html).toMatch(/<a [^>]*aria-current="page"[^>]*href="\/a\/aurora\/vote"/)
})

test("a fact without a value is left out, 0 is a value", () => {
  const html = render(
    <Facts
      items={[
        { term: "Left", value: 0 },
        { term: "Chair", value: undefined },
      ]}
    />,
  )
  expect(html).toContain("<dd>0</dd>")
  expect(html).not.toContain("Chair")
})

test.each([
  ["Qiu Lanxi", "QL"],
  ["Mara", "M"],
  ["沈牧阳", "牧阳"],
  ["Anna Maria de la Cruz", "AM"],
])("%s has the initials %s", (name, initials) => {
  expect(render(<Avatar name={name} />)).toContain(`>${initials}<`)
})
