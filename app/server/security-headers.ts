import type { NextFunction, Request, RequestHandler, Response } from "express"
import helmet from "helmet"
import type { Environment } from "./environment.ts"
import type { ResponseLocals } from "./identify.ts"

const nonceOf = (response: unknown) => `'nonce-${((response as Response).locals as ResponseLocals).nonce}'`

/** Sets the security headers of every response, errors and assets included (docs/quality.md, V3 and rows 32, 33, 54). */
export function securityHeaders(environment: Environment): RequestHandler[] {
  const analytics = environment.ANALYTICS_HOST ? [new URL(environment.ANALYTICS_HOST).origin] : []
  const isDevelopment = environment.NODE_ENV === "development"
  const protect = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        "default-src": ["'none'"],
        "script-src": ["'self'", (_request, response) => nonceOf(response), "'strict-dynamic'"],
        "style-src": [
          "'self'",
          (_request, response) => nonceOf(response),
          ...(isDevelopment ? ["'unsafe-inline'"] : []),
        ],
        "img-src": ["'self'", "data:"],
        "font-src": ["'self'"],
        "connect-src": ["'self'", ...analytics, ...(isDevelopment ? ["ws:"] : [])],
        "manifest-src": ["'self'"],
        "form-action": ["'self'"],
        "frame-ancestors": ["'none'"],
        "base-uri": ["'none'"],
        "object-src": ["'none'"],
      },
    },
    strictTransportSecurity: environment.isSecure ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    referrerPolicy: { policy: "same-origin" },
    crossOriginOpenerPolicy: { policy: "same-origin" },
    crossOriginResourcePolicy: { policy: "same-origin" },
  })
  return [protect, setOtherHeaders]
}

function setOtherHeaders(_request: Request, response: Response, next: NextFunction): void {
  response.setHeader("Permissions-Policy", "camera=(), geolocation=(), microphone=(), payment=(), usb=()")
  response.setHeader("Cache-Control", "no-store")
  response.vary("Cookie")
  next()
}
