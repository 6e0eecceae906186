const networks = /(?<=<wallet-modal\b[^>]*\s)(attr:)?networks="[^"]*"/g

const escapeQuotes = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')

/** Writes the value of an attribute, in files whose tags take expressions or in plain HTML. */
function writeValue(value: string, hasExpressions: boolean): string {
  if (/^[\w ,:/.-]*$/.test(value)) return `"${value}"`
  const isSingleQuoted = !/['\\\n]/.test(value)
  if (hasExpressions) return isSingleQuoted ? `{'${value}'}` : `{${JSON.stringify(value)}}`
  if (isSingleQuoted && value.includes('"')) return `'${value.replaceAll('&', '&amp;')}'`
  return `"${escapeQuotes(value)}"`
}

/** Adds attributes to each `<wallet-modal>` that names its networks, as the kind of file at `path` writes them. */
export function addAttributes(
  path: string,
  text: string,
  attributes: Readonly<Record<string, string>>,
): string {
  const hasExpressions = /\.(?:astro|svelte|tsx)$/.test(path)
  return text.replaceAll(networks, (found, prefix = '') =>
    Object.entries(attributes).reduce(
      (tag, [name, value]) => `${tag} ${prefix}${name}=${writeValue(value, hasExpressions)}`,
      found,
    ),
  )
}
