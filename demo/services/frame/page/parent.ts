/** The origin of the embedding page; undefined if no page embeds the frame or the browser withholds it. */
export function parentOrigin(): string | undefined {
  if (window.parent === window) return undefined
  // Older versions of Firefox have no location.ancestorOrigins. In these, the referrer of a frame is the embedding
  // page.
  const embedder = location.ancestorOrigins?.[0] ?? document.referrer
  return URL.canParse(embedder) ? new URL(embedder).origin : undefined
}
