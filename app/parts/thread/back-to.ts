const back = "back"

/** The URL of an action that returns to the page of its form, which is not the action's own. */
export const backTo = (action: string, page: string) => `${action}?${new URLSearchParams({ [back]: page })}`

/** The page to return to; not to be followed before it is checked. */
export const backFrom = (url: string) => new URL(url).searchParams.get(back)
