/** The origin of the page around this frame; undefined when there is none, or none that is told. */
export function parentOrigin(): string | undefined {
  if (window.parent === window) return undefined
  // Firefox tells its ancestors since lately only; the referrer of a frame is its page.
  const told = location.ancestorOrigins?.[0] ?? document.referrer
  return URL.canParse(told) ? new URL(told).origin : undefined
}
