import type { LinksFunction } from "@remix-run/node"
import sheet from "#app/ui/styles/pages.css?url"

/**
 * `links` of the shells of every page but the dashboard: the stylesheet of forms and written texts, a sixth of all styles. The
 * dashboard is what most people see first, and comes without (P8).
 */
export const pageLinks: LinksFunction = () => [{ rel: "stylesheet", href: sheet }]
