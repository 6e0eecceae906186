/** Signatures of image files as Latin-1 text; in AVIF and WebP the length comes before or within them. */
const rasterFormats: Readonly<Record<string, RegExp>> = {
  'image/png': /^\x89PNG\r\n[\s\S]\n/,
  'image/jpeg': /^\xff\xd8\xff/,
  'image/gif': /^GIF8[79]a/,
  'image/webp': /^RIFF[\s\S]{4}WEBP/,
  'image/avif': /^[\s\S]{4}ftypavi[fs]/,
}

/** An SVG may begin with XML declaration, comments and document type. */
const svgStart = /^(?:\xef\xbb\xbf)?(?:\s|<\?[^>]*>|<!--[\s\S]*?-->|<!doctype[^>]*>)*<svg[\s>]/i

/**
 * Returns the media type by the file's signature, regardless of the server's header. Null for formats that some
 * browsers do not show.
 */
export function imageTypeOf(bytes: Uint8Array): string | null {
  const start = String.fromCharCode(...bytes.subarray(0, 1024))
  const raster = Object.keys(rasterFormats).find((type) => rasterFormats[type]?.test(start))
  return raster ?? (svgStart.test(start) ? 'image/svg+xml' : null)
}
