import { describe, expect, test } from "vitest"
import { pasteHtml } from "#app/ui/widgets/paste-html.ts"

const pasted = (html: string) => pasteHtml(html).html

describe("FORM-04 text pasted into the editor", () => {
  test("from Google Docs: the wrapper is not bold, spans with a style are", () => {
    const clipboard =
      '<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr" style="line-height:1.38;">' +
      '<span style="font-size:11pt;font-weight:400;font-style:normal;text-decoration:none;">plain </span>' +
      '<span style="font-size:11pt;font-weight:700;">bold</span><span style="font-weight:400;font-style:italic"> slanted</span>' +
      '<span style="text-decoration:underline">under</span><span style="text-decoration:line-through">gone</span>' +
      '<span style="font-size:0.6em;vertical-align:super">2</span></p></b><br class="Apple-interchange-newline">'
    expect(pasted(clipboard)).toBe(
      "<p>plain <strong>bold</strong><em> slanted</em><u>under</u><s>gone</s><sup>2</sup></p><br>",
    )
  })

  test("from Word and WPS: the fragment alone, without office elements, with Chinese fonts in quotes", () => {
    const clipboard =
      '<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word"><head><style>p{margin:0}</style>' +
      "</head><body><!--StartFragment--><p class=MsoNormal><b><span style='font-family:\"宋体\"'>截止日期：</span></b>" +
      "<span style=\"mso-spacerun:'yes';font-family:宋体;font-weight:bold;\">本周五</span><o:p>&nbsp;</o:p></p><!--EndFragment--></body></html>"
    expect(pasted(clipboard)).toBe("<p><strong>截止日期：</strong><strong>本周五</strong></p>")
  })

  test("a table keeps its cells and spans", () => {
    const clipboard =
      '<google-sheets-html-origin><style>td{}</style><table style="x"><colgroup><col width="100"/></colgroup><tbody><tr style="height:21px;">' +
      '<td style="overflow:hidden" colspan=2>a</td></tr><tr><td>b</td><td>c</td></tr></tbody></table>'
    const { html, hasTable } = pasteHtml(clipboard)
    expect(hasTable).toBe(true)
    expect(html).toContain('<table><tbody><tr><td colspan="2">a</td></tr><tr><td>b</td><td>c</td></tr></tbody></table>')
  })

  test("lines in wrappers stay apart, and addresses of links stay", () => {
    expect(pasted("<div>one</div><div>two</div>")).toBe("<div>one</div><div>two</div>")
    expect(pasted("<section>one</section>two")).toBe("<div>one</div>two")
    expect(pasted('<a href="https://a.example/" style="text-decoration:underline" onclick="x">y</a>')).toBe(
      '<a href="https://a.example/">y</a>',
    )
  })

  test("pictures of other hosts become their alternative text; nothing else runs", () => {
    expect(pasted('a <img src="https://evil.example/x.png" alt="Chart"> b')).toBe("a Chart b")
    expect(pasted('<p onclick="x" style="x">a</p><script>b</script><iframe src=x>c</iframe>')).toBe("<p>a</p>c")
    expect(pasted("<b><i>not closed")).toBe("<strong><em>not closed</em></strong>")
  })
})
