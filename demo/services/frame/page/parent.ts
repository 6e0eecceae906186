/** The origin of the page around this frame; undefined when there is none, or none that is told. */
export function parentOrigin(): string | undefined {
  if (window.parent === window) return undefined
  // Older Firefox has no location.ancestorOrigins; there, the referrer of a frame is the page around it.
  const told = location.ancestorOrigins?.[0] ?? document.referrer
  return URL.canParse(told) ? new URL(told).origin : undefined
}
