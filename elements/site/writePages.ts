import { appendFile, cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join, posix, relative } from 'node:path'
import { type Framework, frameworks } from '../create/bases.ts'
import { renderStackBlitzForm } from './stackBlitz.ts'

const root = join(import.meta.dirname, '../..')
const repository = 'https://github.com/wallet-modal/wallet-modal'

/** Folder that the generator reads, written anew by each build. */
export const pagesFolder = join(import.meta.dirname, '.pages')

interface Page {
  /** Path in the repository. */
  source: string
  /** Path in the site, with `.md`. */
  target: string
  /** Heading of the one section that the page has, up to the next heading. Left out, it has the whole source. */
  section?: string
}

async function listPages(): Promise<Page[]> {
  const reference = 'elements/reference'
  const names = await readdir(join(root, reference), { recursive: true })
  const pages = names
    .filter((name) => name.endsWith('.md'))
    .map((name) => ({
      source: posix.join(reference, name),
      target: posix.join('reference', name.replace(/README\.md$/, 'index.md')),
    }))
  return [
    ...pages,
    { source: 'README.md', target: 'guide.md' },
    { source: 'CHANGELOG.md', target: 'changelog.md' },
    { source: 'SECURITY.md', target: 'reporting.md' },
    { source: 'README.md', target: 'size.md', section: 'Size and speed' },
    { source: 'README.md', target: 'peers.md', section: 'Beside other modals' },
  ]
}

/** Returns the address of a link within the site, or of the repository if the site has no such page. */
function toSiteLink(page: Page, link: string, targets: ReadonlyMap<string, string>): string {
  if (/^(?:[a-z]+:|\/)/i.test(link)) return link
  if (link.startsWith('#') && !page.section) return link
  const [path = '', hash] = link.split('#')
  const source = path
    ? posix.normalize(posix.join(dirname(page.source), path)).replace(/\/$/, '')
    : page.source
  const target = targets.get(source)
  const end = hash === undefined ? '' : `#${hash}`
  if (target === undefined) return `${repository}/blob/main/${source}${end}`
  const near = relative(dirname(page.target), target)
  return `${near.startsWith('.') ? near : `./${near}`}${end}`
}

/** Rewrites links outside of code blocks. */
function rewriteLinks(page: Page, text: string, targets: ReadonlyMap<string, string>): string {
  return text
    .split(/(^`{3,}[^\n]*\n[\s\S]*?^`{3,}$)/m)
    .map((part) =>
      part.startsWith('```')
        ? part
        : part.replace(/\]\(([^)\s]+)\)/g, (_, link) => `](${toSiteLink(page, link, targets)})`),
    )
    .join('')
}

const toSiteText = (page: Page, text: string, targets: ReadonlyMap<string, string>): string =>
  rewriteLinks(page, text, targets).replaceAll('=".github/pictures/', '="/pictures/')

/** Adds the forms that open apps in StackBlitz: to each framework's page its own below the title, to the playground all. */
async function addStackBlitz(): Promise<void> {
  const forms: string[] = []
  for (const framework of Object.keys(frameworks) as Framework[]) {
    const form = await renderStackBlitzForm(framework)
    forms.push(form)
    const file = join(pagesFolder, `reference/frameworks/${framework}.md`)
    const text = await readFile(file, 'utf8')
    // A function, since code has the patterns of replacements.
    await writeFile(
      file,
      text.replace(/^# .*\n/m, (title) => `${title}\n${form}\n`),
    )
  }
  const section = `
<div class="hero vp-doc">

## Start an app

The app of \`npm create wallet-modal\`, with its test wallet. A press sends its files to StackBlitz, and opens it in another tab.

${forms.join('\n')}

</div>
`
  await appendFile(join(pagesFolder, 'playground.md'), section)
}

/** Returns the text of a page. A section gets its heading as the title. Throws if the source lacks the section. */
async function readSource({ source, section }: Page): Promise<string> {
  const text = await readFile(join(root, source), 'utf8')
  if (!section) return text
  const [, after = ''] = text.split(new RegExp(`^#+ ${section}$`, 'm'))
  const [body] = after.split(/^#+ /m)
  if (!body) throw new Error(`${source} lacks the section "${section}".`)
  return `# ${section}\n${body}`
}

/** Writes the reference, the README and what belongs to them as pages of the site; their texts stay the only ones. */
export async function writePages(): Promise<void> {
  await rm(pagesFolder, { recursive: true, force: true })
  const pages = await listPages()
  const whole = pages.filter(({ section }) => !section)
  const targets = new Map(whole.map(({ source, target }) => [source, target]))
  targets.set('elements/reference', 'reference/index.md')
  for (const page of pages) {
    const file = join(pagesFolder, page.target)
    await mkdir(dirname(file), { recursive: true })
    const text = await readSource(page)
    // Braces in the texts are no templates.
    await writeFile(file, `::: v-pre\n\n${toSiteText(page, text, targets)}\n\n:::\n`)
  }
  await cp(join(import.meta.dirname, 'pages'), pagesFolder, { recursive: true })
  await addStackBlitz()
  const own = join(pagesFolder, 'public')
  await cp(join(root, 'dist/cdn'), join(own, 'wallet-modal'), {
    recursive: true,
    filter: (name) => !name.endsWith('.map'),
  })
  await cp(join(root, 'demo/page/icon.svg'), join(own, 'icon.svg'))
  await cp(join(root, '.github/pictures'), join(own, 'pictures'), { recursive: true })
}
