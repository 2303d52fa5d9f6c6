import { journey, journeyInChinese, type BrowserBug } from "./planted-bug.ts"

/** Bugs that only show in a browser with JavaScript while filling in forms and navigating: editors, drafts, files, leaving a page, Back. */
export const bugsOfWriting: readonly BrowserBug[] = [
  // rich text
  {
    name: "the switch of a text's format does not ask",
    file: "app/parts/rich-text/format-switch.tsx",
    find: 'onChange({ format: to, text: "" }) : setAsking(true))',
    replace: 'onChange({ format: to, text: "" }) : void change())',
    noticedBy: {
      browser: [
        journey(
          "rich-text",
          "FORM-04 @js switching the format asks first: declining keeps the text, accepting converts it",
        ),
      ],
    },
  },
  {
    name: "what is pasted brings its styles, against the policy",
    file: "app/ui/widgets/html-editor.tsx",
    find: "html === undefined ? html : plainPaste(html)",
    replace: "html === undefined ? html : html + plainPaste(html).slice(0, 0)",
    noticedBy: {
      browser: [journey("rich-text", "FORM-04 quality row 28 @js pasting inserts only the text")],
    },
  },
  {
    name: "a link is set, and the focus is lost",
    file: "app/ui/widgets/html-editor.tsx",
    find: "onClose()\n    const range = quill.getSelection(true)",
    replace: "onClose()\n    const range = quill.getSelection() ?? { index: 0, length: 0 }",
    noticedBy: { browser: [journey("rich-text", "FORM-04 @js a link is set in a dialog, by the keyboard alone")] },
  },

  // drafts and leaving
  {
    name: "a draft is kept without its texts, so nothing is restored",
    file: "app/forms/drafts/send-draft.ts",
    find: 'if (typeof value === "string") body',
    replace: 'if (typeof value === "string" && name.startsWith("__")) body',
    noticedBy: { browser: [journey("uploads", "is restored after its tab was closed, until it is discarded")] },
  },
  {
    name: "a page with unsaved changes is left without a question",
    file: "app/forms/recovery/unsaved-guard.tsx",
    find: "currentLocation.pathname !== nextLocation.pathname &&",
    replace: "currentLocation.pathname === nextLocation.pathname &&",
    noticedBy: { browser: [journey("kit", "SHELL-05 leaving with unsaved changes asks first")] },
  },
  {
    name: "the document is left with unsaved changes without a question",
    file: "app/forms/recovery/unsaved-guard.tsx",
    find: "areFormsUnsaved() ? event.preventDefault()",
    replace: "areFormsUnsaved() ? event.stopPropagation()",
    noticedBy: { browser: [journey("kit", "SHELL-05 leaving with unsaved changes asks first")] },
  },
  {
    name: "what was typed in one group is in the next",
    file: "app/client/framework/fresh-outlet.tsx",
    find: "<Outlet key={`${useMatches()[depth]?.pathname} ${count}`} />",
    replace: "<Outlet key={`${useMatches()[depth]?.id} ${count}`} />",
    noticedBy: {
      browser: [
        journey("workgroup", "TEN-05 @js text that was typed in one group does not appear in the next"),
        journey("meeting-read", "TEN-05 @js each meeting that is opened starts with empty forms"),
      ],
    },
    isEverywhere: true,
  },

  {
    name: "a ballot is extended, and the question stays",
    file: "app/features/ballot/detail/ballot-head.tsx",
    find: "key={times.endWithZone.text}",
    replace: 'key="extend"',
    noticedBy: { browser: [journeyInChinese("ballot-life", "from its creation to its sealed result")] },
  },

  // files
  {
    name: "a form does not wait for a file on its way",
    file: "app/parts/attachments/uploader.tsx",
    find: "useFieldWork(state)",
    replace: 'useFieldWork(state === "running" ? "idle" : state)',
    noticedBy: { browser: [journey("uploads", "the form waits for an upload in progress")] },
  },
  {
    name: "a file that was cancelled is sent nevertheless",
    file: "app/parts/attachments/use-uploads.ts",
    find: "sendings.current.get(key)?.cancel()",
    replace: "",
    noticedBy: {
      browser: [journey("uploads", "an upload can be cancelled, and a failed one retried without being stored twice")],
    },
  },
  {
    name: "a package that is ready stays 'packing' on the page",
    file: "app/features/export-package/list.route.tsx",
    find: 'shown.split(" ").some((id) => !known.has(id))) revalidate()',
    replace: 'shown.split(" ").some((id) => !known.has(id))) return',
    noticedBy: {
      browser: [
        journeyInChinese(
          "downloads",
          "DL-04 ACC-02 a filtered list is exported, downloaded and expires after a day; then it is made again and deleted",
        ),
      ],
    },
  },

  // moving between pages
  {
    name: "the search stays open over the page it led to",
    file: "app/parts/search/search-box.tsx",
    find: "if (!active || (isPending && active.record)) return onClose()",
    replace: "if (!active || (isPending && active.record)) return",
    noticedBy: { browser: [journey("search", "SHELL-10 Enter opens all results while the dialog is still loading")] },
  },
  {
    name: "the menu stays open over the page it led to",
    file: "app/ui/layout/details-menu.tsx",
    find: '|| target?.closest("a[href]")',
    replace: "",
    noticedBy: { browser: [journey("shell", "SHELL-07 on a narrow page the navigation is a drawer")] },
  },
  {
    name: "Back skips the list as it was before it was filtered",
    file: "app/ui/table/live-filters.ts",
    find: "const replace = visit.queries.has(window.location.search)",
    replace: "const replace = true",
    noticedBy: { browser: [journey("meeting-read", "SHELL-06 MEET-01 search, status, days, sorting and pages")] },
  },
  {
    name: "the browser draws another page than the server",
    file: "app/ui/layout/shell.tsx",
    find: "{nav}",
    replace: '{nav}\n      {typeof window === "undefined" ? "server" : "browser"}',
    noticedBy: { browser: [journey("session", "SES-01 the login page leads to the login host")] },
    isEverywhere: true,
  },
]
