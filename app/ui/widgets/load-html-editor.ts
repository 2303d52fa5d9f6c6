/** The HTML editor with Quill, which PrimeReact would load by itself, too late to notice that it does not come. */
export async function loadHtmlEditor() {
  const [editor] = await Promise.all([import("./html-editor.tsx"), import("quill")])
  return editor
}
