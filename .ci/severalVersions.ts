import { readFileSync } from 'node:fs'
import { inRepository } from './paths.ts'

interface Component {
  group?: string
  name: string
  version: string
  properties: readonly { value: string }[]
}

const page = 'elements/reference/dependencies.md'
const heading = '## Several versions of a package\n'

/**
 * Compares the packages of which `dist/cdn` has several versions with the table of the reference, where each row begins
 * with the package and its versions. Returns a line for each difference.
 */
export function compareVersions(components: readonly Component[], text: string): string[] {
  const versions = new Map<string, string[]>()
  for (const { group, name, version, properties } of components) {
    if (!properties.some(({ value }) => value === 'dist/cdn')) continue
    const full = group ? `${group}/${name}` : name
    versions.set(full, [...(versions.get(full) ?? []), version].sort())
  }
  const bundled = [...versions].flatMap(([name, list]) =>
    list.length > 1 ? `| ${name} | ${list.join(', ')} |` : [],
  )
  const [, section = ''] = text.split(heading)
  const [table = ''] = section.split('\n## ')
  const listed = [...table.matchAll(/^\| [^|]+ \| \d[^|]* \|/gm)].map(([row]) => row)
  return [
    ...bundled.filter((row) => !listed.includes(row)).map((row) => `${page} lacks ${row}`),
    ...listed
      .filter((row) => !bundled.includes(row))
      .map((row) => `${page}: ${row} is not bundled`),
  ]
}

export function findUnlistedVersions(): string[] {
  const sbom = JSON.parse(readFileSync(inRepository('dist/sbom.cdx.json'), 'utf8')) as {
    components: Component[]
  }
  return compareVersions(sbom.components, readFileSync(inRepository(page), 'utf8'))
}
