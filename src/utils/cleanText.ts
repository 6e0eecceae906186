/** Direction marks, zero-width characters, the soft hyphen, the byte order mark and all others that show nothing. */
const invisible = /[\p{Cf}\p{DI}]/gu

/**
 * Full-width and small forms of ASCII characters and currency signs, and the ideographic space and full stop. NFKC of
 * any other character could change a number: it makes 102 of 10².
 */
const wideForms = /[\u3000\u3002\uff01-\uff61\uffe0-\uffe6\ufe50-\ufe6b]/g

const toNarrow = (form: string): string => form.normalize('NFKC').replace('\u3002', '.')

/**
 * Cleans a typed or pasted text that is not a name of a name service: removes invisible characters and outer spaces,
 * and replaces full-width forms by ASCII characters.
 */
export function cleanText(text: string): string {
  return text.replace(invisible, '').replace(wideForms, toNarrow).trim()
}

/** Cleans a typed or pasted address or code, in which spaces and line breaks have no meaning either. */
export function cleanCode(text: string): string {
  return cleanText(text).replace(/\s+/g, '')
}
