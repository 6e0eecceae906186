import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { referenceTables } from './referenceTables.ts'
import { renderIndex } from './renderIndex.ts'
import { renderNetworks } from './renderNetworks.ts'

const root = resolve(import.meta.dirname, '../..')

const begin = /<!-- table: ([\w -]+) -->\n/

/**
 * Fills in the tables of a document. A table is between two comments, the first of which contains its name.
 * @throws Error if a table is unknown or its second comment is missing
 */
function renderTables(text: string): string {
  const [place] = begin.exec(text) ?? []
  if (!place) return text
  const start = text.indexOf(place) + place.length
  const end = '\n<!-- end of table -->'
  const stop = text.indexOf(end, start - 1)
  const [, name = ''] = begin.exec(place) ?? []
  const render = referenceTables[name]
  if (!render || stop < 0) throw new Error(`There is no table ${name}, or no end of it`)
  const after = stop + end.length
  return text.slice(0, start) + render() + end + renderTables(text.slice(after))
}

export const referenceFiles = [
  'attributes',
  'networks',
  'commands',
  'events',
  'providers',
  'views',
  'styling',
  'texts',
  'errors',
  'analytics',
  'security',
  'accessibility',
  'privacy',
  'dependencies',
].map((name) => `elements/reference/${name}.md`)

/** The page for assistants, which repeats tables. */
const pageForAssistants = 'elements/reference/llms.md'

export function renderReference(): Record<string, string> {
  const rendered = [...referenceFiles, pageForAssistants].map((path) => [
    path,
    renderTables(readFileSync(join(root, path), 'utf8')),
  ])
  return {
    ...Object.fromEntries(rendered),
    'elements/reference/llms.txt': renderIndex(),
    'src/chains/eip155/moreNetworksRows.ts': renderNetworks(),
  }
}
