import type { AttributeName } from './attributes.ts'
import type { DeprecatedNames } from './deprecatedNames.ts'

interface Warner {
  warnRenamed?(former: string, present: string): void
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Returns JSON of `features` with members of former names under their present names. Other text is not changed. */
function renameFeatures(text: string, names: DeprecatedNames['features'], warner: Warner): string {
  const given = parseJson(text)
  const renamed = Object.entries(names).filter(([, former]) => former in Object(given))
  if (renamed.length === 0) return text
  for (const [present, former] of renamed) warner.warnRenamed?.(former, present)
  const present = renamed.map(([name, former]) => [name, Object(given)[former]])
  // A member under its present name counts.
  return JSON.stringify({ ...Object.fromEntries(present), ...Object(given) })
}

/** Reads an attribute by its name, else by its former name. */
export function readByAnyName(
  element: HTMLElement,
  name: AttributeName,
  { attributes, features }: DeprecatedNames,
  warner: Warner,
): string | null {
  const text = element.getAttribute(name)
  if (name === 'features') return text && renameFeatures(text, features, warner)
  const { [name]: former }: { [Name in AttributeName]?: string } = attributes
  if (text !== null || !former) return text
  const given = element.getAttribute(former)
  if (given !== null) warner.warnRenamed?.(former, name)
  return given
}
