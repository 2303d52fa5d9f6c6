import { setFailed } from "./failed-submit.ts"

/**
 * Loads the code of a part that somebody asks for, then shows it. Without a connection the page stays, with a message: if React rendered a part
 * that cannot be loaded, an error screen would take the place of the page and of what was typed on it (SHELL-05). A browser does not ask again
 * for a module that failed, so the part can be shown after the page has been loaded again.
 */
export function whenLoaded<Part>(load: () => Promise<Part>, show: (part: Part) => void): void {
  const { key } = window.__remixRouter.state.location
  void load().then(show, () => setFailed({ form: undefined, codes: ["form.connection"], key }))
}
