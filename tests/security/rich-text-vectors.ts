import { vectors } from "./vectors.ts"

/** HTML that mutates when it is parsed again, clobbers names of the document, or leaks by style (quality row 28). */
export const mutations = [
  '<noscript><p title="</noscript><img src=x onerror=window.__xss=1>">',
  '<svg></p><style><a id="</style><img src=1 onerror=window.__xss=1>">',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=window.__xss=1&gt;">',
  "<form><math><mtext></form><form><mglyph><style></math><img src onerror=window.__xss=1>",
  '<svg><foreignObject><p><style><img src="</style><img src=x onerror=window.__xss=1//">',
  "<p><svg><desc><b><noscript>&lt;/noscript>&lt;img src=x onerror=window.__xss=1></noscript></b></desc></svg>",
  '<xmp><p title="</xmp><img src=x onerror=window.__xss=1>"></xmp>',
  '<textarea><p title="</textarea><img src=x onerror=window.__xss=1>">',
  '<title><p title="</title><img src=x onerror=window.__xss=1>">',
  "<option><style></option></select><img src=x onerror=window.__xss=1></style>",
  "<select><option>&lt;img src=x onerror=window.__xss=1&gt;",
  "<table><tr><td></table><img src=x onerror=window.__xss=1>",
  "<table><caption><a href=javascript:window.__xss=1>x",
  "<a href=`javascript:window.__xss=1`>x</a>",
  "<p title='\"><img src=x onerror=window.__xss=1>'>x",
  '<img alt="`><script>window.__xss=1</script>" src=x>',
  "<img alt=&lt;script&gt;window.__xss=1&lt;/script&gt;>",
  "<img alt='&amp;lt;script&amp;gt;'>",
  "<![CDATA[<img src=x onerror=window.__xss=1>]]>",
  "<?xml version=1?><img src=x onerror=window.__xss=1>",
  "<!doctype html><img src=x onerror=window.__xss=1>",
  "<!--[if gte IE 4]><script>window.__xss=1</script><![endif]-->",
  "<a<script>window.__xss=1</script>",
  "<<script>window.__xss=1//<</script>",
  "<img id=getElementById name=cookie src=/a/aurora/file/f>",
  "<form id=document><input name=cookie><input name=forms>",
  "<a id=x><a id=x name=y href=https://a.example>",
  '<p style="background:url(https://evil.example/?a)">x</p>',
  '<p class="btn primary" hidden contenteditable tabindex=0 accesskey=x draggable dir=rtl lang=xx>x</p>',
  '<div data-remix-run="x" is="x-y" part="a" slot="b" popover>x</div>',
  "<style>*{background:url(https://evil.example)}</style>",
  '<td style="position:fixed;inset:0">x</td></div></main><h1>x</h1>',
  "</div></section></main></body><script>window.__xss=1</script>",
  '<table background="https://evil.example/x.png"><td background="https://evil.example/y.png">x',
  '<img srcset="https://evil.example/x 1x" src="/a/aurora/file/f?x=1">',
  '<img src="/a/aurora/file/f" srcset="https://evil.example/x 2x" sizes=1 crossorigin usemap="#a">',
  '<a href="https://a.example" ping="https://evil.example" download target="_top" rel="opener">x</a>',
  "<a href='https://a.example\" onclick=\"window.__xss=1'>x</a>",
  '<a href="https://a.example\n" title=\'x" autofocus onfocus="window.__xss=1\'>x</a>',
]

const schemes = [
  "javascript",
  "JaVaScRiPt",
  "data",
  "vbscript",
  "file",
  "blob",
  "filesystem",
  "about",
  "ftp",
  "ws",
  "intent",
]
const disguises = [
  "",
  " ",
  "\t",
  "\n",
  "\r\n",
  "\u0000",
  "\u0001",
  "\u001f",
  "\u00a0",
  "\u200b",
  "\ufeff",
  "&#9;",
  "&#x0a;",
  "&NewLine;",
  "&Tab;",
]

/** URLs with a scheme that runs or reads something, with characters in front of and inside it (quality row 30). */
export const hostileAddresses = schemes.flatMap((scheme) =>
  disguises.flatMap((sign) => [
    `${sign}${scheme}:window.__xss=1`,
    `${scheme.slice(0, 2)}${sign}${scheme.slice(2)}:window.__xss=1`,
    `${scheme}${sign}:window.__xss=1`,
    `${scheme}&colon;window.__xss=1`,
  ]),
)

/** HTML texts that must be inert when shown. */
export const hostileHtml = [
  ...vectors,
  ...mutations,
  ...hostileAddresses.map((address) => `<a href="${address}">x</a><img src="${address}">`),
]

/** The same as Markdown. */
export const hostileMarkdown = [
  ...vectors,
  ...mutations,
  ...hostileAddresses.flatMap((address) => [
    `[x](${address})`,
    `[x](<${address}>)`,
    `<${address}>`,
    `![x](${address})`,
    `[x]\n\n[x]: ${address}`,
  ]),
  '[x](https://a.example "\\" onmouseover=window.__xss=1 x=\\"")',
  '![x\\](https://a.example/\\"onerror=window.__xss=1)](x)',
  "``` onload=window.__xss=1\nx\n```",
  '```"><img src=x onerror=window.__xss=1>\nx\n```',
  "https://a.example/<img/src=x/onerror=window.__xss=1>",
  'https://a.example/"onmouseover=window.__xss=1',
  "|<script>window.__xss=1</script>|\n|-|\n|<img src=x onerror=window.__xss=1>|",
  "<javascript:window.__xss=1>",
  "&lt;img src=x onerror=window.__xss=1&gt;",
  "\\<img src=x onerror=window.__xss=1>",
]
