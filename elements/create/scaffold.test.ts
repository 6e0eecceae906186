import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { type Framework, frameworks } from './bases.ts'
import { type AppOptions, allLogins, withServer } from './options.ts'
import { parseGuide } from './parseGuide.ts'
import { readNetworks } from './readNetworks.ts'
import { scaffold } from './scaffold.ts'

const reference = join(import.meta.dirname, '../reference')
const readPage = (path: string) => readFileSync(join(reference, path), 'utf8')
const builtIn = readNetworks(readPage('networks.md'))
const named = (...slugs: string[]) => builtIn.filter(({ slug }) => slugs.includes(slug))

const usual: AppOptions = {
  folder: '/apps/My App',
  framework: 'html',
  networks: named('ethereum', 'base'),
  logins: allLogins,
  projectId: null,
  hasSignIn: false,
  packed: null,
}
const create = (options: Partial<AppOptions>) =>
  scaffold({ ...usual, ...options }, readPage, '1.2.3')

const names = Object.keys(frameworks) as Framework[]
const apps = [
  ...names.map((framework) => ({ framework, hasSignIn: false })),
  ...withServer.map((framework) => ({ framework, hasSignIn: true })),
]

/** Returns the syntax errors of a file: of the scripts in it, if it is not all script. */
function syntaxErrors(path: string, text: string): string[] {
  if (/\.json$/.test(path)) {
    JSON.parse(text)
    return []
  }
  const isScript = /\.(?:tsx?|m?js)$/.test(path)
  if (!isScript && !/\.(?:astro|html|svelte|vue)$/.test(path)) return []
  const scripts = isScript
    ? [text]
    : [...text.matchAll(/<script(?![^>]*importmap)[^>]*>([\s\S]*?)<\/script>/g)].map(
        ([, script = '']) => script,
      )
  const fileName = path.endsWith('.tsx') ? 'a.tsx' : 'a.ts'
  return scripts.flatMap((script) => {
    const { diagnostics = [] } = ts.transpileModule(script, {
      fileName,
      reportDiagnostics: true,
      compilerOptions: { target: ts.ScriptTarget.ES2022, jsx: ts.JsxEmit.Preserve },
    })
    return diagnostics.map(({ messageText }) => `${path}: ${messageText}`)
  })
}

describe.each(apps)('the app of $framework, sign-in $hasSignIn,', ({ framework, hasSignIn }) => {
  const files = create({ framework, hasSignIn })

  it('has all files that its page names, and two commands that its package has', () => {
    const page =
      hasSignIn && framework === 'html'
        ? {}
        : parseGuide(framework, readPage(`frameworks/${framework}.md`)).files
    expect(Object.keys(files)).toEqual(expect.arrayContaining(Object.keys(page)))
    const [, commands = ''] = /```sh\n([\s\S]*?)```/.exec(files['README.md'] ?? '') ?? []
    const [install, start = '', ...others] = commands.trim().split('\n')
    expect(install).toBe('npm install')
    expect(others).toEqual([])
    const { scripts, dependencies } = JSON.parse(files['package.json'] ?? '')
    expect(scripts).toHaveProperty(start.replace(/^npm (?:run )?/, ''))
    expect(dependencies['wallet-modal']).toBe('^1.2.3')
  })

  it('is the same each time', () => {
    expect(create({ framework, hasSignIn })['package.json']).toBe(files['package.json'])
  })

  it('parses', () => {
    expect(Object.entries(files).flatMap(([path, text]) => syntaxErrors(path, text))).toEqual([])
  })

  it('has a test wallet for each family, in one file', () => {
    const own = create({ framework, hasSignIn, networks: named('ethereum', 'solana', 'bitcoin') })
    const found = Object.values(own).filter((text) => text.includes('installWallet('))
    expect(found).toHaveLength(1)
    expect(found[0]?.match(/(?<=family: ')\w+/g)).toEqual(['eip155', 'solana', 'bip122'])
  })

  it('shows the options in the tag', () => {
    const own = create({
      framework,
      hasSignIn,
      networks: named('solana', 'polygon'),
      logins: ['email', 'x'],
      projectId: 'abc123',
    })
    const all = Object.values(own).join('\n')
    const tags = all.match(/<wallet-modal\s[^>]*>/g)
    expect(tags).toHaveLength(1)
    expect(tags?.[0]).toContain('networks="polygon solana"')
    expect(tags?.[0]).toContain('project-id="abc123"')
    expect(tags?.[0]).toContain('\'{"email":true,"socials":["x"]}\'')
    expect(tags?.[0]?.match(/siwx=/g)?.length).toBe(hasSignIn ? 1 : undefined)
    expect(all).not.toMatch(/'base'|to Base|"base"/)
  })
})

describe('sign-in on a server', () => {
  it.each(withServer)(
    'of %s has its networks, a secret of its own, and hears the events of the element',
    (framework) => {
      const options = { framework, hasSignIn: true, networks: named('base', 'solana') }
      const files = create(options)
      const server = files['server.ts'] ?? files['signIn.ts']
      expect(server).toContain(
        "networks: ['eip155:8453', 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp']",
      )
      expect(server).toContain("'eip155:8453': process.env.BASE_NODE ?? ''")
      const [secret] = /(?<=SIGN_IN_SECRET=)[\da-f]{64}/.exec(files['.env'] ?? '') ?? []
      expect(secret).toBeTruthy()
      expect(create(options)['.env']).not.toContain(secret)
      expect(files['.gitignore']).toMatch(/^\.env$/m)
      const all = Object.entries(files)
      const listening = all.filter(([, text]) => text.includes("'siwxnonce'"))
      expect(listening).toHaveLength(1)
      if (framework === 'html') return
      const [path = ''] = listening[0] ?? []
      const [importer = '', text = ''] = all.find(([, one]) => one.includes('/signInEvents')) ?? []
      const [, imported = ''] = /import '(.*signInEvents)'/.exec(text) ?? []
      expect(join(importer, '..', `${imported}.ts`)).toBe(path)
    },
  )
})

it('the package of an app is named after its folder, and takes a packed wallet-modal', () => {
  const manifest = JSON.parse(
    create({ packed: '/apps/wallet-modal-0.1.0.tgz' })['package.json'] ?? '',
  )
  expect(manifest).toMatchObject({
    name: 'my-app',
    dependencies: { 'wallet-modal': 'file:../wallet-modal-0.1.0.tgz' },
  })
})

it('the page leaves out the attribute features when all logins are offered', () => {
  expect(create({})['index.html']).not.toContain('features')
  expect(create({ logins: [] })['index.html']).toContain('\'{"email":false,"socials":false}\'')
})
