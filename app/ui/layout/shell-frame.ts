import { createContext, type ReactNode } from "react"

/** A step of the way to a page. */
export type Crumb = { href: string; text: string }

/**
 * What a shell with a navigation of its own (a group, the account) puts into the heads of its pages. `PageHead` reads it, so
 * that one page stands in several shells without knowing which (docs/decisions/004-kit-and-forms.md).
 */
export type ShellFrame = {
  /** What the shell is of; the titles of its own pages begin with it: "Coherent Optics: Meetings". */
  name?: string
  /** The way here, the shell itself included. */
  crumbs: Crumb[]
  /** The record's reference, its name in the other language, its state. */
  kicker?: ReactNode
  /** `Tabs` */
  tabs: ReactNode
}

/** The shell around a page; undefined where it is the alliance's own. */
export const ShellFrameContext = createContext<ShellFrame | undefined>(undefined)
