import Module, { createRequire } from "node:module"

/**
 * Prism as a library. Its private copy of faker loads every locale when it is first required (0.4 s). Replacing it with the English locale
 * beforehand is enough for Prism's example sampler.
 */
const require = createRequire(import.meta.url)
const prismRequire = createRequire(require.resolve("@stoplight/prism-http"))
const fakerPath = prismRequire.resolve("@faker-js/faker")
const english: unknown = prismRequire("@faker-js/faker/locale/en")
require.cache[fakerPath] ??= Object.assign(new Module(fakerPath), { exports: english, loaded: true })

/**
 * Ajv compiles each schema when it is first used, and spends a fifth of that time on shorter code. A mock that answers a few calls of each
 * operation never gets it back.
 */
const { CodeGen } = prismRequire("ajv/dist/compile/codegen") as { CodeGen: { prototype: { optimize(): void } } }
CodeGen.prototype.optimize = () => undefined

type PrismHttp = typeof import("@stoplight/prism-http")
type PrismCore = typeof import("@stoplight/prism-core")
type PrismValidator = Pick<typeof import("@stoplight/prism-http/dist/validator/index.js"), "validateInput">

export const { createInstance, getHttpOperationsFromSpec, ProblemJsonError } =
  require("@stoplight/prism-http") as PrismHttp
export const { createLogger } = require("@stoplight/prism-core") as PrismCore
export const { validateInput } = prismRequire("./validator/index.js") as PrismValidator
/** Part of the cache key of dereferenced operations. */
export const prismVersion = (prismRequire("../package.json") as { version: string }).version
