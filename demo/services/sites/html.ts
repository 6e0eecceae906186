const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Escapes text for any place in a document, since most texts come from outside. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? '')
}

/** A whole page. `body` is markup, `title` is text. The page runs only the named script. */
export function htmlPage(title: string, body: string, script?: string): string {
  const module = script === undefined ? '' : `<script type="module" src="${script}"></script>`
  return `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title><link rel="icon" href="data:,">
<link rel="stylesheet" href="/site.css">${module}</head>
<body><main>${body}</main></body></html>`
}
