/** How files of each kind begin, byte for byte as Latin-1 text; AVIF and WebP have their length before it or in it. */
const rasterFormats: Readonly<Record<string, RegExp>> = {
  'image/png': /^\x89PNG\r\n[\s\S]\n/,
  'image/jpeg': /^\xff\xd8\xff/,
  'image/gif': /^GIF8[79]a/,
  'image/webp': /^RIFF[\s\S]{4}WEBP/,
  'image/avif': /^[\s\S]{4}ftypavi[fs]/,
}

/** An XML declaration, comments and a document type may come before the element. */
const svgStart = /^(?:\xef\xbb\xbf)?(?:\s|<\?[^>]*>|<!--[\s\S]*?-->|<!doctype[^>]*>)*<svg[\s>]/i

/**
 * What an image really is: its media type by its own first bytes, whatever a server calls it. Null for what is no
 * image that every browser shows.
 */
export function imageTypeOf(bytes: Uint8Array): string | null {
  const start = String.fromCharCode(...bytes.subarray(0, 1024))
  const raster = Object.keys(rasterFormats).find((type) => rasterFormats[type]?.test(start))
  return raster ?? (svgStart.test(start) ? 'image/svg+xml' : null)
}
