import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { mkdtemp, rm, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { inRepository } from '../../../.ci/paths.ts'
import type { RunningServer } from '../shared/http.ts'
import { writeFiles } from '../shared/writeFiles.ts'
import { escapeHtml } from '../sites/html.ts'
import { startStaticSite } from '../sites/staticSite.ts'
import { hostsFolder } from './hostApps.ts'
import { installHostApp } from './installHostApp.ts'

const run = promisify(execFile)

const reference = inRepository('elements/reference')
/** Has the libraries of all pages, and is where their apps are written, so that imports find the libraries. */
const installFolder = join(hostsFolder, 'cookbook')

/** The pages of the cookbook, below `elements/reference` and without `.md`. */
export const cookbookPages = readdirSync(join(reference, 'cookbook'))
  .filter((name) => name !== 'README.md')
  .map((name) => `cookbook/${name.replace(/\.md$/, '')}`)

/** Returns a page without its generated tables. */
const readPage = (page: string) =>
  readFileSync(join(reference, `${page}.md`), 'utf8').replace(
    /<!-- table: [\s\S]*?<!-- end of table -->/g,
    '',
  )

/** Returns the text of each file of a page by its path: each code block after a line with only the path. */
function readFiles(page: string): Record<string, string> {
  const text = readPage(page)
  const blocks = text.matchAll(/^`([\w./-]+)`:\n\n```\w+\n([\s\S]*?)^```/gm)
  return Object.fromEntries([...blocks].map(([, path = '', code = '']) => [path, code]))
}

/** Returns the other code blocks of a page in TypeScript, as files of their own. */
function readSnippets(page: string): Record<string, string> {
  const text = readPage(page)
  const blocks = [...text.matchAll(/(`[\w./-]+`:\n\n)?^```(tsx?)\n([\s\S]*?)^```/gm)]
  return Object.fromEntries(
    blocks.flatMap(([, named, extension, code], index) =>
      named ? [] : [[`snippet${index}.${extension}`, `${code}\nexport {}\n`]],
    ),
  )
}

/** Installs the libraries of the pages, and this package as packed. */
const installCookbook = (): Promise<void> => installHostApp({ name: 'cookbook', installFolder })

/** Writes files into a new folder, from which imports find the libraries, and returns it. */
async function writePage(files: Record<string, string>): Promise<string> {
  const folder = await mkdtemp(join(installFolder, '.page-'))
  await writeFiles(folder, files)
  return folder
}

const remove = (folder: string) => rm(folder, { recursive: true, force: true })

/** Returns the compiler's output for all code of the pages, with `added` files in each; empty without errors. */
export async function findTypeErrors(pages: readonly string[], added: Record<string, string>) {
  await installCookbook()
  const files = pages.flatMap((page) => {
    const all = { ...readFiles(page), ...readSnippets(page), ...added }
    return Object.entries(all).map(([path, text]) => [join(page, path), text])
  })
  const settings = { extends: '../tsconfig.json', include: ['**/*.ts', '**/*.tsx'] }
  const tsconfig = { 'tsconfig.json': JSON.stringify(settings) }
  const folder = await writePage({ ...Object.fromEntries(files), ...tsconfig })
  try {
    return await run(inRepository('node_modules/.bin/tsc'), ['-p', folder]).then(
      ({ stdout }) => stdout,
      (error) => String(error.stdout || error),
    )
  } finally {
    await remove(folder)
  }
}

interface Local {
  /** Additional attributes of `<wallet-modal>`; they precede the page's own. */
  attributes: Record<string, string>
  /** Replacements of parts of the page's text: URLs of public nodes by those of local ones. */
  replaced?: Record<string, string>
  /** Files beside those of the page, or in the place of some. */
  added?: Record<string, string>
}

/** Adds attributes to `<wallet-modal>`, of which HTML takes the first of each name, and JSX the last. */
function addAttributes(path: string, text: string, attributes: Record<string, string>): string {
  const entries = Object.entries(attributes)
  if (/\.(?:html|vue)$/.test(path)) {
    const written = entries.map(([name, value]) => `${name}="${escapeHtml(value)}"`).join(' ')
    return text.replace('<wallet-modal ', `<wallet-modal ${written} `)
  }
  const written = entries.map(([name, value]) => `${name}={${JSON.stringify(value)}}`).join(' ')
  if (path.endsWith('.svelte')) return text.replace(/<wallet-modal(?=\s)/, `$& ${written}`)
  return text.replace(/(<wallet-modal .*?) \/>/, `$1 ${written} />`)
}

/** Returns a page's files for local services. Throws if a part to replace is missing. */
function localize(page: string, { attributes, replaced = {}, added = {} }: Local) {
  const used = new Set<string>()
  const files = Object.entries(readFiles(page)).map(([path, text]) => {
    let written = /\.(?:html|tsx|vue|svelte)$/.test(path)
      ? addAttributes(path, text, attributes)
      : text
    for (const [part, local] of Object.entries(replaced)) {
      if (written.includes(part)) used.add(part)
      written = written.replaceAll(part, local)
    }
    return [path, written] as const
  })
  const missing = Object.keys(replaced).filter((part) => !used.has(part))
  if (missing.length > 0) throw new Error(`The page ${page} has no ${missing.join(', ')}`)
  return { ...Object.fromEntries(files), ...added }
}

/** Builds the app of a page for production, from the page's own text, and serves it. */
export async function startCookbookApp(page: string, local: Local): Promise<RunningServer> {
  await installCookbook()
  const folder = await writePage(localize(page, local))
  const config = ['--config', join(installFolder, 'vite.config.ts'), '--logLevel', 'warn']
  await run(join(installFolder, 'node_modules/.bin/vite'), ['build', folder, ...config], {
    cwd: installFolder,
    env: { ...process.env, NODE_ENV: 'production' },
  }).catch(async ({ stdout, stderr }) => {
    await remove(folder)
    throw new Error(`The app of ${page} cannot be built:\n${stdout}${stderr}`)
  })
  const mounts = [{ urlPrefix: '/', dir: join(folder, 'dist') }]
  const site = await startStaticSite({ port: 0, name: `the app of ${page}`, mounts })
  return {
    ...site,
    async close() {
      await site.close()
      await remove(folder)
    },
  }
}

/** Runs the server of a page until its `close` is called. */
export async function startCookbookServer(
  page: string,
  { env, ...local }: Local & { env: Record<string, string> },
): Promise<{ url: string; close(): Promise<void> }> {
  await installCookbook()
  const folder = await writePage(localize(page, local))
  await symlink(join(installFolder, 'node_modules'), join(folder, 'node_modules'))
  const loader = pathToFileURL(inRepository('node_modules/tsx/dist/loader.mjs')).href
  const child = spawn(process.execPath, ['--import', loader, 'server.ts'], {
    cwd: folder,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.once('data', (line) => resolve(String(line).trim()))
    child.once('close', () => reject(new Error(`The server of ${page} does not start.`)))
  })
  return {
    url,
    async close() {
      const ended = once(child, 'close')
      child.kill()
      await ended
      await remove(folder)
    },
  }
}
