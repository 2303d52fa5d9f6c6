import type { LinksFunction } from "@remix-run/node"
import sheet from "#app/ui/styles/pages.css?url"

/**
 * `links` of the shells of every page except the dashboard: the stylesheet for forms and written texts, a sixth of all styles. The
 * dashboard is most people's first page and does not load it (P8).
 */
export const pageLinks: LinksFunction = () => [{ rel: "stylesheet", href: sheet }]
