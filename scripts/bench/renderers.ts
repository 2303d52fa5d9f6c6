import { fileURLToPath } from "node:url"
import { testEnvironment, type Servers } from "#tests/support/servers.ts"
import type { Builds } from "./builds.ts"
import { Renderer } from "./renderer.ts"

const here = (file: string) => fileURLToPath(new URL(file, import.meta.url))

/** The portal with a mock backend, and with the session secrets of a portal under test. */
export function ours(name: string, file: string, { portal, mock }: Servers): Renderer {
  const { port } = new URL(portal)
  const noWidgetTimeout = { WIDGET_PATIENCE_MS: "60000" } // the mock's first responses are slow; later ones come from memory
  const addresses = { PORT: port, API_URL: `${mock}/api`, LOGIN_URL: `${mock}/sso/login` }
  return new Renderer(name, file, {
    env: { ...testEnvironment(Number(port)), ...addresses, ...noWidgetTimeout, LOG_LEVEL: "error" },
  })
}

/** The lower bound for any page: React renders the page's elements again. */
export function treeFloor(): Renderer {
  return new Renderer("tree-floor", here("render/floor.ts"), { isTypeScript: true })
}

function remix(name: string, build: string): Renderer {
  return new Renderer(name, here("peers/remix-peer.ts"), { env: { BENCH_BUILD: build }, isTypeScript: true })
}

/** Remix without components: it renders the elements of any page. */
export function bareRemix({ bare }: Builds): Renderer {
  return remix("bare", bare)
}

/** The three peers of docs/quality.md. */
export function peers({ stock, prime }: Builds): Record<"floor" | "stock" | "prime", Renderer> {
  return {
    floor: new Renderer("floor", here("peers/floor.tsx"), { isTypeScript: true }),
    stock: remix("stock", stock),
    prime: remix("prime", prime),
  }
}
