/** Replaces the first match. Throws without one, because a page of the reference has changed then. */
export function replaceOnce(
  text: string,
  pattern: RegExp,
  by: string | ((found: string) => string),
): string {
  const found = pattern.exec(text)?.[0]
  if (found === undefined) throw new Error(`A page of the reference lacks ${pattern}.`)
  return typeof by === 'string' ? text.replace(pattern, by) : text.replace(pattern, () => by(found))
}
