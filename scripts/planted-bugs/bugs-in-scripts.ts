import { journey, journeyInChinese, screen, type BrowserBug } from "./planted-bug.ts"

/** Bugs that only show in a browser with JavaScript: messages, dialogs, focus, keyboard, widgets. */
export const bugsInScripts: readonly BrowserBug[] = [
  // messages and dialogs
  {
    name: "the toast of a page that was navigated to does not come",
    file: "app/ui/feedback/flash-messages.tsx",
    find: "messages.filter((one) => !hasUndo(one)).forEach(toast)",
    replace: "messages.slice(1).forEach(toast)",
    noticedBy: {
      browser: [journey("kit", "FORM-05 FORM-07 SHELL-04 the form is sent once, and the next page confirms it")],
    },
  },
  {
    name: "a toast never goes away",
    file: "app/ui/feedback/toast-provider.tsx",
    find: "if (isHeld || toasts.length === 0) return",
    replace: "if (!isHeld || toasts.length === 0) return",
    noticedBy: { browser: [journey("kit", "SHELL-04 the same toast is one with a count")] },
  },
  {
    name: "a dialog does not close on Escape",
    file: "app/ui/feedback/dialog.tsx",
    find: "    event.preventDefault()\n    onClose()",
    replace: "    event.preventDefault()",
    noticedBy: { browser: [journey("kit", "FORM-06 an irreversible action asks for confirmation and a reason")] },
    isEverywhere: true,
  },
  {
    name: "the dialog of an action in a menu keeps the focus",
    file: "app/ui/feedback/dialog.tsx",
    find: 'const target = opener?.checkVisibility() ? opener : opener?.closest("details")?.querySelector("summary")',
    replace: "const target = opener",
    noticedBy: {
      browser: [journey("meeting-actions", "FORM-06 the dialog of a menu action returns the focus when it closes")],
    },
  },
  {
    name: "a page that is a dialog keeps the focus when it closes",
    file: "app/ui/feedback/dialog.tsx",
    find: "if (target instanceof HTMLElement) target.focus()",
    replace: "if (target instanceof HTMLElement) target.blur()",
    noticedBy: { browser: [journey("login-request", "SES-01 the request opens as a dialog over the login page")] },
  },
  {
    name: "the busy indicator cannot be turned off",
    file: "app/ui/feedback/loading-indicator.tsx",
    find: ' && "quiet" in state && state.quiet === true',
    replace: ' && "silent" in state',
    noticedBy: { browser: [journey("kit", "SHELL-03 the busy indicator comes after 200 ms")] },
  },
  {
    name: "the messenger's alert comes on every page",
    file: "app/parts/frame/portal-frame.tsx",
    find: 'sessionStorage.setItem(shownKey, "1")',
    replace: "sessionStorage.removeItem(shownKey)",
    noticedBy: {
      browser: [
        journey("session", "SES-10 a banner and one alert ask to open another browser; the portal still works"),
      ],
    },
  },

  // keyboard and focus
  {
    name: "the focus stays on the button after a refusal of the whole form",
    file: "app/forms/fields/error-summary.tsx",
    find: "if (lastResult?.error && !hasFieldErrors) ref.current?.focus()",
    replace: "if (lastResult?.error && !hasFieldErrors) ref.current?.scrollIntoView()",
    noticedBy: {
      browser: [journey("kit", "the form says so, nothing is lost, and a retry has the same idempotency key")],
    },
  },
  {
    name: "an open menu is a keyboard trap",
    file: "app/ui/layout/details-menu.tsx",
    find: 'if (event.key !== "Escape" || !details.open || event.defaultPrevented) return',
    replace:
      'if (event.key === "Tab" && details.open) event.preventDefault()\n      if (event.key !== "Escape" || !details.open || event.defaultPrevented) return',
    noticedBy: {
      browser: [
        journey(
          "shell",
          "SHELL-01 the person's menu opens and its links work; with scripts Escape closes it and returns the focus",
        ),
      ],
    },
  },
  {
    name: "the focus is lost when an option of a ballot comes or goes",
    file: "app/forms/fields/use-changed-rows.ts",
    find: 'document.getElementById(ids[Math.min(change.index, change.count - 1)] ?? "")?.focus()',
    replace: "",
    noticedBy: {
      browser: [
        journey("ballot-form", "VOTE-02 the focus follows an option that is added or removed, which is announced"),
      ],
    },
  },
  {
    name: "the last question before a vote does not get the focus",
    file: "app/features/ballot/cast/cast-form.tsx",
    find: "useEffect(() => ref.current?.focus(), [])",
    replace: "useEffect(() => void ref.current, [])",
    noticedBy: {
      browser: [
        journey("keyboard", "VOTE-03 quality row 65: from the dashboard to a recorded vote"),
        journey(
          "ballot-vote",
          "VOTE-03 VOTE-06 FORM-06 a vote: one option, a confirmation that it cannot be changed, and a receipt",
        ),
      ],
    },
  },
  {
    name: "the arrow down leads to the wrong day of the calendar",
    file: "app/features/calendar/use-day-keys.ts",
    find: "ArrowDown: 7",
    replace: "ArrowDown: 8",
    noticedBy: { browser: [journey("calendar", "CAL-01 the arrow keys go from day to day")] },
  },
  {
    name: "a day of the date picker's panel keeps an attribute that its role forbids",
    file: "app/ui/widgets/date-panel.tsx",
    find: '"aria-selected": undefined,',
    replace: "",
    noticedBy: { browser: [screen("FORM-06 the kit's open widgets have no violations")] },
  },

  // widgets
  {
    name: "a widget does not write back",
    file: "app/ui/widgets/use-mirror.ts",
    find: "const changed = ref.current && write(ref.current, next)",
    replace: "const changed = ref.current ?? undefined",
    noticedBy: { browser: [journey("kit", "I18N-01 the date picker works by keyboard and speaks the language")] },
    isEverywhere: true,
  },
  {
    name: "the form does not learn what a widget wrote",
    file: "app/ui/widgets/use-mirror.ts",
    find: 'changed?.dispatchEvent(new Event("input", { bubbles: true }))\n      changed?.dispatchEvent(new Event("change", { bubbles: true }))',
    replace: "",
    noticedBy: {
      browser: [journey("kit", "SHELL-05 leaving the page after a day was chosen with the mouse asks first")],
    },
    isEverywhere: true,
  },
  {
    name: "what a widget writes is judged only when it is left",
    file: "app/ui/widgets/use-mirror.ts",
    find: 'changed?.dispatchEvent(new Event("input", { bubbles: true }))',
    replace: "",
    noticedBy: {
      browser: [journey("kit", "FORM-01 a field is validated when it is left, by the schema that the server uses")],
    },
    isEverywhere: true,
  },
  {
    name: "the date picker speaks English in Chinese",
    file: "app/ui/widgets/widget-provider.tsx",
    find: 'lang.startsWith("zh")',
    replace: 'lang.startsWith("zh_")',
    noticedBy: {
      browser: [journeyInChinese("kit", "I18N-01 the date picker works by keyboard and speaks the language")],
    },
  },
  {
    name: "the provinces of a country do not come",
    file: "app/parts/regions/region-fields.tsx",
    find: "if (options) setShown((now)",
    replace: 'if (options && level === "cities") setShown((now)',
    noticedBy: {
      browser: [
        journey("profile", "ACC-01 every field of a profile is shown and can be changed, regions from country to city"),
      ],
    },
  },
  {
    name: "people are not searched for by what is typed",
    file: "app/parts/participants/use-member-tree.ts",
    find: "ask(q ? { q } : {}, controller.signal)",
    replace: "ask({}, controller.signal)",
    noticedBy: { browser: [journey("meeting-form", "FORM-05 MEET-02 people and groups are chosen from the tree")] },
  },
]
