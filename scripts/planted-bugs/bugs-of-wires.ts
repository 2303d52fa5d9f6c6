import type { PlantedBug } from "./planted-bug.ts"

/** Below the pages: headers, caches, cookies, files, malformed requests, limits (quality rows 32, 33, 37, 38, 46 to 56, 64). */
export const bugsOfWires: readonly PlantedBug[] = [
  {
    name: "a member's files may be kept by everybody",
    file: "app/features/file/file.route.ts",
    find: 'context.setCaching(context.session ? "private, no-cache" : "public, max-age=300")',
    replace: 'context.setCaching("public, max-age=300")',
    noticedBy: ["tests/security/caching.test.ts"],
    needsBuild: true,
  },
  {
    name: "nonces in what is kept",
    file: "app/server/static-assets.ts",
    find: 'response.setHeader("Content-Security-Policy", inertPolicy)',
    replace: 'response.setHeader("X-Policy", inertPolicy)',
    noticedBy: ["tests/security/caching.test.ts"],
    needsBuild: true,
  },
  {
    name: "the browser is not told that there is only https",
    file: "app/server/security-headers.ts",
    find: "strictTransportSecurity: environment.isSecure ? { maxAge: 31_536_000, includeSubDomains: true } : false,",
    replace: "strictTransportSecurity: false,",
    noticedBy: ["tests/security/observatory.test.ts"],
    needsBuild: true,
  },
  {
    name: "cookies in the log",
    file: "app/server/request-log.ts",
    find: "path: loggable(request.path),",
    replace: "path: loggable(request.path) + request.get('cookie'),",
    noticedBy: ["tests/security/secrets.test.ts"],
    needsBuild: true,
  },
  {
    name: "pages of members may be cached",
    file: "app/server/security-headers.ts",
    find: 'response.setHeader("Cache-Control", "no-store")',
    replace: 'response.setHeader("Cache-Control", "private")',
    noticedBy: ["tests/security/headers.test.ts"],
    needsBuild: true,
  },
  {
    name: "scripts inside pages are run",
    file: "app/server/security-headers.ts",
    find: `"script-src": ["'self'", `,
    replace: `"script-src": ["'self'", "'unsafe-inline'", `,
    noticedBy: ["tests/security/headers.test.ts"],
    needsBuild: true,
  },
]
