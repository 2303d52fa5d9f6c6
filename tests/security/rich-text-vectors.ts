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

/** Addresses of pictures that are not a file of the alliance "aurora": they run something, or tell another host or alliance who reads. */
export const foreignPictures = [
  "https://evil.example/x.png",
  "//evil.example/x.png",
  "/\\evil.example/x.png",
  "\\\\evil.example\\x.png",
  "https:evil.example/x.png",
  "///evil.example/x.png",
  "mailto:x@evil.example",
  "data:image/png;base64,iVBORw0KGgo=",
  "data:image/svg+xml,<svg onload=window.__xss=1>",
  "data:text/html;base64,PHNjcmlwdD4=",
  "/a/borealis/file/f",
  "/a/aurora/file/../../borealis/file/f",
  "/a/aurora/file/f/../../../logout",
  "/a/aurora/file/%2e%2e/x",
  "/a/aurora/file/f?x=1",
  "/a/aurora/file/f#x",
  "/a/aurora/file/",
  "/A/aurora/file/f",
  "a/aurora/file/f",
  "https://aurora.example@evil.example/a/aurora/file/f",
  "https://evil.example/a/aurora/file/f",
  "/api/file/f",
]

const ownPicture = 'src="/a/aurora/file/f"'

/** Pictures with more than an address and a text alternative. */
const pictures = [
  `<img ${ownPicture} onerror=window.__xss=1 onload=window.__xss=1>`,
  `<img ${ownPicture} alt='" onerror="window.__xss=1'>`,
  `<img ${ownPicture} style="position:fixed;inset:0" class="btn" width=9999 height=9999>`,
  `<img src=https://evil.example/x ${ownPicture}>`,
  `<img ${ownPicture} src=javascript:window.__xss=1>`,
  `<img ${ownPicture} longdesc=javascript:window.__xss=1 referrerpolicy=unsafe-url fetchpriority=high>`,
  `<picture><source srcset="https://evil.example/x"><img ${ownPicture}></picture>`,
  `<svg><image href="https://evil.example/x" xlink:href="javascript:window.__xss=1"/></svg>`,
  `<image src="https://evil.example/x" onerror=window.__xss=1>`,
  `<input type=image src="https://evil.example/x" formaction=javascript:window.__xss=1>`,
  `<video poster="https://evil.example/x"></video><audio src="https://evil.example/x"></audio>`,
  `<a href="javascript:window.__xss=1"><img ${ownPicture} alt=x></a>`,
]

/** Tables that leave their place, load something, or break the page around them. */
const tables = [
  '<table style="position:fixed" onclick=window.__xss=1><tr style="background:url(//evil.example)"><td onmouseover=window.__xss=1>x',
  '<table><colgroup><col style="background:url(//evil.example)" span=9><tr><td>x</table>',
  '<table><tr><td colspan="99999999" rowspan="-1">x<td colspan=javascript:1>y</table>',
  '<table><tr><th scope="javascript:window.__xss=1" abbr="x" headers="y">x</table>',
  '<table><tr><td><img src="//evil.example/x" onerror=window.__xss=1 alt=x></table>',
  "<table><script>window.__xss=1</script><tr><td>x</table>",
  "<table><tr><td><table><tr><td></table></table></td></tr></table></main><h1>x",
  "<table><form><input name=_csrf><tr><td>x</form></table>",
]

const markdownPictures = [
  '![" onerror="window.__xss=1](/a/aurora/file/f)',
  '![x](/a/aurora/file/f "\\" onerror=\\"window.__xss=1")',
  "![x](/a/aurora/file/f){onerror=window.__xss=1 style=position:fixed}",
  "[![x](javascript:window.__xss=1)](javascript:window.__xss=1)",
  "[![x](//evil.example/x)](//evil.example)",
  "![![x](//evil.example/a)](//evil.example/b)",
  "| ![x](//evil.example/x) | <img src=x onerror=window.__xss=1> |\n|:-:|--|\n| [x](javascript:window.__xss=1) | `</td></table><script>` |",
  '| a |\n|-|\n| </td><td onclick="window.__xss=1"> |',
]

/** HTML texts that must be inert when shown. */
export const hostileHtml = [
  ...vectors,
  ...mutations,
  ...pictures,
  ...tables,
  ...foreignPictures.map((address) => `<img src='${address}' srcset='${address}' alt=x>`),
  ...hostileAddresses.map((address) => `<a href="${address}">x</a><img src="${address}">`),
]

/** The same as Markdown. */
export const hostileMarkdown = [
  ...vectors,
  ...mutations,
  ...pictures,
  ...tables,
  ...markdownPictures,
  ...foreignPictures.flatMap((address) => [`![x](<${address}>)`, `![x][y]\n\n[y]: <${address}>`]),
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
