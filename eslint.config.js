import jsdoc from "eslint-plugin-jsdoc"
import jsxA11y from "eslint-plugin-jsx-a11y"
import tseslint from "typescript-eslint"

/** Syntax that only one folder may use, named in the message. Size limits and folders: docs/decisions/005-tooling-and-tests.md. */
const reserved = {
  environment: {
    selector: "MemberExpression[object.name='process'][property.name='env']",
    message: "Only app/server/environment.ts reads process.env.",
  },
  fetch: {
    selector:
      "CallExpression[callee.name='fetch'], CallExpression[callee.property.name='fetch'][callee.object.name=/^(globalThis|window)$/]",
    message: "Only app/api talks HTTP.",
  },
  html: {
    selector: "JSXAttribute[name.name='dangerouslySetInnerHTML']",
    message: "Only app/parts/rich-text may set HTML, after sanitising it.",
  },
  barrel: {
    selector: "ExportAllDeclaration",
    message: "No barrel files: import from the module itself.",
  },
  packed: {
    selector: "ObjectExpression > SpreadElement > ObjectExpression",
    message: "Write the properties one below the other, not packed as `...{ a, b }`.",
  },
  redirect: {
    selector:
      "CallExpression[callee.name=/^(redirect|redirectDocument)$/] > MemberExpression.arguments:first-child, CallExpression[callee.name=/^(redirect|redirectDocument)$/] > Identifier.arguments:first-child",
    message: "Redirect to a literal, to paths.…() or through lib/return-address.",
  },
  formats: {
    selector: "MemberExpression[object.name='intl'][property.name=/^format(?!Message$|Number$)/]",
    message: "A page says texts and numbers; everything else comes as finished text (app/i18n/provider.tsx).",
  },
  api: {
    selector: "MemberExpression[object.name='context'][property.name='api']",
    message: "A route module does not call the backend: the call belongs in <domain>.server.ts.",
  },
  styleAttribute: {
    selector: "JSXAttribute[name.name='style']",
    message: "The content security policy blocks style attributes; use a class.",
  },
}

const packages = {
  primereact: {
    group: ["primereact", "primereact/*", "primeicons", "primeicons/*"],
    message: "Only app/ui/widgets uses PrimeReact.",
  },
  temporal: { group: ["temporal-polyfill", "temporal-polyfill/*"], message: "Only app/lib/time uses Temporal." },
  formats: {
    group: ["react-intl"],
    importNamePattern: "^Formatted",
    message:
      "A text is `intl.formatMessage`, a number `intl.formatNumber`: a component for each would be a third of a page (P27). Everything else comes as finished text.",
  },
  links: {
    group: ["@remix-run/react"],
    importNames: ["Link", "NavLink"],
    message: "A link is app/ui/link.tsx: the server writes it without resolving its address.",
  },
  outlets: {
    group: ["@remix-run/react"],
    importNames: ["Outlet"],
    message: "A layout shows its pages with parts/frame/fresh-outlet.tsx: each record starts anew (TEN-05).",
  },
  lazy: {
    group: ["react"],
    importNames: ["lazy"],
    message:
      "A part loaded later is app/ui/lazy-part.tsx: React's lazy() shows an error screen if its code cannot be loaded.",
  },
  http: { group: ["openapi-fetch", "undici", "node:http", "node:https", "axios"], message: "Only app/api talks HTTP." },
}

/** Restricts what files may use. eslint does not merge rule options, so each entry lists all restrictions except those in `may`. */
function room(files, { may = [], ignores = [] } = {}) {
  const without = (all) => Object.entries(all).flatMap(([name, rule]) => (may.includes(name) ? [] : [rule]))
  return {
    files,
    ignores,
    rules: {
      "no-restricted-syntax": ["error", ...without(reserved)],
      "no-restricted-imports": ["error", { patterns: without(packages) }],
    },
  }
}

const functionLines = (max) => ["error", { max, skipBlankLines: true, skipComments: true, IIFEs: true }]

export default tseslint.config(
  {
    ignores: ["node_modules", "build", ".cache", "screens", "app/i18n/generated", "openapi", "test-results"],
  },
  { linterOptions: { reportUnusedDisableDirectives: "error", noInlineConfig: true } },
  ...tseslint.configs.recommended,
  {
    rules: {
      "@typescript-eslint/no-unused-vars": [
        "error",
        { argsIgnorePattern: "^_", varsIgnorePattern: "^_", ignoreRestSiblings: true },
      ],
      "@typescript-eslint/ban-ts-comment": "error",
      "@typescript-eslint/no-empty-object-type": ["error", { allowInterfaces: "with-single-extends" }],
      "@typescript-eslint/no-import-type-side-effects": "error",
      complexity: ["error", 10],
      eqeqeq: ["error", "always"],
      "max-lines": ["error", 250],
      "max-lines-per-function": functionLines(60),
      "no-eval": "error",
      "no-implied-eval": "error",
      "no-new-func": "error",
      "no-console": "error",
      // oxlint (.oxlintrc.json) has no option that ignores such comments
      "no-warning-comments": ["error", { terms: ["oxlint-disable", "eslint-disable"], location: "anywhere" }],
    },
  },
  { files: ["**/*.tsx"], rules: { "max-lines-per-function": functionLines(100) } },
  { files: ["**/*.tsx"], ...jsxA11y.flatConfigs.recommended },
  {
    // Narrow tables are displayed as cards, and browsers drop the implicit roles of table elements whose `display` changes.
    files: ["app/ui/table/**/*.tsx"],
    rules: {
      "jsx-a11y/no-redundant-roles": [
        "error",
        { table: ["table"], thead: ["rowgroup"], tbody: ["rowgroup"], tr: ["row"] },
      ],
      "jsx-a11y/no-interactive-element-to-noninteractive-role": ["error", { td: ["cell"], tr: ["row"] }],
    },
  },
  room(["app/**/*.{ts,tsx}"], { may: ["api"] }),
  room(["app/features/**/*.route.{ts,tsx}"]),
  room(["app/server/**/*.ts"], { may: ["api", "http"] }),
  room(["app/server/environment.ts"], { may: ["api", "environment"] }),
  room(["app/api/**/*.ts"], { may: ["api", "fetch", "http"] }),
  room(["app/entry.client.tsx"], { may: ["api", "fetch"] }), // the asset with the texts, not the backend
  room(["app/ui/widgets/**/*.{ts,tsx}"], { may: ["api", "primereact"] }),
  room(["app/ui/link.tsx"], { may: ["api", "links"] }),
  room(["app/ui/lazy-part.tsx"], { may: ["api", "lazy"] }),
  room(["app/lib/time*.ts", "app/lib/time/**/*.ts"], { may: ["api", "temporal"] }),
  room(["app/parts/rich-text/**/*.tsx"], { may: ["api", "html"] }),
  room(["app/parts/rich-text/ask-rich-text.ts"], { may: ["api", "fetch"] }), // the portal's own resource route, not the backend
  room(["app/client/framework/route-code.ts"], { may: ["api", "fetch"] }), // a file of the portal's code, not the backend
  room(["app/client/framework/fresh-outlet.tsx"], { may: ["api", "outlets"] }),
  // One line for each page.
  { files: ["app/routes.ts"], rules: { "max-lines": ["error", 400] } },
  { files: ["app/**/*.route.tsx"], rules: { "max-lines": ["error", 200] } },
  {
    files: ["app/{lib,api,session,ui,parts}/**/*.{ts,tsx}", "scripts/lib/**/*.mjs"],
    plugins: { jsdoc },
    rules: {
      "jsdoc/require-jsdoc": [
        "error",
        {
          publicOnly: true,
          require: { FunctionDeclaration: true, ArrowFunctionExpression: true, ClassDeclaration: true },
          contexts: ["ExportNamedDeclaration > VariableDeclaration"],
        },
      ],
      "jsdoc/no-blank-blocks": "error",
      "jsdoc/empty-tags": "error",
    },
  },
  {
    files: ["scripts/**", "mock/**", "tests/**", "*.js", "*.cjs", "remix.config.ts"],
    rules: { "no-console": "off", "no-restricted-syntax": ["error", reserved.barrel, reserved.packed] },
  },
  { files: ["**/*.cjs"], languageOptions: { sourceType: "commonjs", globals: { module: "writable" } } },
  {
    files: ["tests/**"],
    rules: { "max-lines": ["error", 400], "max-lines-per-function": "off" },
  },
)
