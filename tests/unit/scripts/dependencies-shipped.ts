/** All packages that ship, including transitive ones. After an update: review the new ones and add their names here. */
export const shipped: readonly string[] = `
  @babel/runtime @borewit/text-codec @conform-to/dom @formatjs/fast-memoize @formatjs/icu-messageformat-parser
  @formatjs/icu-skeleton-parser @mixmark-io/domino @opentelemetry/api @pinojs/redact @polka/url @remix-run/router
  @remix-run/server-runtime @remix-run/web-blob @remix-run/web-fetch @remix-run/web-file @remix-run/web-form-data
  @remix-run/web-stream @tokenizer/inflate @tokenizer/token @types/cookie @types/linkify-it
  @types/markdown-it @types/mdurl @types/prop-types @types/react
  @types/react-transition-group @web3-storage/multipart-parser @zxing/text-encoding abort-controller accepts argparse
  array-flatten async-function async-generator-function atomic-sleep available-typed-arrays bintrees body-parser
  buffer-from bytes call-bind call-bind-apply-helpers call-bound compressible content-disposition content-type cookie-signature
  csstype data-uri-to-buffer dayjs debug deepmerge define-data-property depd destroy dom-helpers dom-serializer
  domelementtype domhandler domutils dunder-proto ee-first encodeurl entities es-define-property es-errors
  es-object-atoms escape-html escape-string-regexp etag event-target-shim eventemitter3 fast-deep-equal fast-diff
  fast-uri fflate finalhandler for-each forwarded fresh function-bind generator-function get-east-asian-width get-intrinsic get-proto gopd
  graceful-fs has-property-descriptors has-symbols has-tostringtag hasown htmlparser2 http-errors iconv-lite ieee754
  inherits ipaddr.js is-arguments is-callable is-generator-function is-plain-object is-regex
  is-typed-array js-tokens json-schema-traverse launder linkify-it lodash-es lodash.clonedeep lodash.isequal
  loose-envify math-intrinsics mdurl media-typer merge-descriptors methods mime mime-db mime-types moment mrmime ms
  nanoid negotiator node-int64 object-assign object-inspect on-exit-leak-free on-finished on-headers
  openapi-typescript-helpers parchment parse-srcset parseurl path-to-regexp pend picocolors pino-abstract-transport
  pino-std-serializers possible-typed-array-names postcss process-warning prop-types proxy-addr punycode.js qs
  quick-format-unescaped quill-delta range-parser raw-body react-is react-router-dom react-transition-group
  real-require require-from-string safe-buffer safe-regex-test safe-stable-stringify safer-buffer saxen scheduler
  send serve-static set-cookie-parser set-function-length setprototypeof side-channel side-channel-list
  side-channel-map side-channel-weakmap sonic-boom source-map source-map-js source-map-support split2 statuses
  stream-slice streamsearch strtok3 tdigest temporal-spec temporal-utils thread-stream toidentifier token-types totalist
  turbo-stream type-is typescript uc.micro uint8array-extras unpipe unzipper-esm util utils-merge vary web-encoding
  web-streams-polyfill which-typed-array worker-f
`
  .trim()
  .split(/\s+/)
