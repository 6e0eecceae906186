import { readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '../..')
const reference = 'elements/reference'
const readText = (path: string) => readFileSync(join(root, path), 'utf8')

interface Entry {
  /** Below `elements/reference`. */
  path: string
  about: string
}

/** Returns the pages that the table of an index lists. A row may link several pages. */
function readEntries(index: string): Entry[] {
  const rows = readText(join(reference, index)).matchAll(/^\| (\[.*?) \| (.*) \|$/gm)
  return [...rows].flatMap(([, links = '', about = '']) =>
    [...links.matchAll(/\]\(([^)]+)\)/g)].map(([, link = '']) => ({
      path: join(dirname(index), link),
      about: about.replace(/\[([^\]]+)\]\([^)]+\)/g, '$1'),
    })),
  )
}

/**
 * Returns the index of the reference for assistants, in the form of llmstxt.org: the pages that README.md of the
 * reference lists, and those of the folders that it lists.
 */
export function renderIndex(): string {
  const { version, description } = JSON.parse(readText('package.json')) as Record<string, string>
  const url = `https://cdn.jsdelivr.net/npm/wallet-modal@${version}/${reference}`
  const line = ({ path, about }: Entry) => `- [${path}](${url}/${path}): ${about}`
  const all = readEntries('README.md')
  const folders = all.filter(({ path }) => path.endsWith('/README.md'))
  const pages = all.filter((entry) => !folders.includes(entry))
  const [first, ...rest] = pages.filter(({ path }) => path !== 'llms.txt')
  const sections = [
    ['Start', first ? [first] : []],
    ['Reference', rest],
    ...folders.map(({ path, about }) => [about, readEntries(path)] as const),
  ] as const
  const texts = sections.map(([name, entries]) =>
    [`## ${name}`, '', ...entries.map(line)].join('\n'),
  )
  return `${[`# wallet-modal ${version}`, `> ${description}`, ...texts].join('\n\n')}\n`
}
