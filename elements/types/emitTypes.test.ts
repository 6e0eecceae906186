import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import ts from 'typescript'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { emitTypes } from './emitTypes.ts'

let folder = ''

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'wallet-modal-types-'))
  emitTypes(join(folder, 'types'))
}, 60_000)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const options: ts.CompilerOptions = {
  strict: true,
  lib: ['lib.es2022.d.ts', 'lib.dom.d.ts'],
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.NodeNext,
  moduleResolution: ts.ModuleResolutionKind.NodeNext,
  skipLibCheck: false,
  skipDefaultLibCheck: true,
  types: [],
  noEmit: true,
}

/** Returns the compiler's errors for a project with the package and `files`. */
function check(name: string, files: Record<string, string>): string[] {
  const project = join(folder, name)
  const installed = join(project, 'node_modules/wallet-modal')
  cpSync(join(folder, 'types'), installed, { recursive: true })
  const all = {
    ...files,
    'node_modules/wallet-modal/package.json': '{"name": "wallet-modal", "types": "index.d.ts"}',
  }
  for (const [path, text] of Object.entries(all)) {
    mkdirSync(dirname(join(project, path)), { recursive: true })
    writeFileSync(join(project, path), text)
  }
  const program = ts.createProgram([join(project, 'host.ts')], options)
  expect(program.getSourceFile(join(installed, 'react.d.ts'))).toBeDefined()
  return ts
    .getPreEmitDiagnostics(program)
    .map(({ file, messageText }) => `${file?.fileName}: ${JSON.stringify(messageText)}`)
}

const host = `
  import type { ErrorCode, HostState, WalletCommandEvent } from 'wallet-modal'
  const wallet = document.createElement('wallet-modal')
  wallet.addEventListener('connect', ({ detail }) => detail.caipAddress.length)
  // @ts-expect-error
  wallet.addEventListener('connect', ({ detail }) => detail.nothing)
  const event: WalletCommandEvent<'state'> = new CustomEvent('walletcommand', { detail: { command: 'state' } })
  wallet.dispatchEvent(event)
  export const state: Promise<HostState> | undefined = event.detail.result
  export const code: ErrorCode = 'USER_REJECTED'
  wallet.texts = { en: { 'title.Connect': 'Choose your wallet' } }
  // @ts-expect-error
  wallet.texts = { en: { 'title.Conect': 'Choose your wallet' } }
`

it('the emitted types import only each other and frameworks', () => {
  const texts = readdirSync(join(folder, 'types')).map((name) =>
    readFileSync(join(folder, 'types', name), 'utf8'),
  )
  const imports = texts.flatMap((text) => [...text.matchAll(/\bfrom '([^']+)'/g)].map(([, x]) => x))
  expect(imports.filter((path) => path?.startsWith('.') && !/^\.\/\w+\.js$/.test(path))).toEqual([])
  expect(new Set(imports.filter((path) => !path?.startsWith('.')))).toEqual(
    new Set(['react', 'solid-js', 'svelte/elements', 'vue']),
  )
})

it('the emitted types export no values, except for those of other entries', () => {
  for (const name of readdirSync(join(folder, 'types'))) {
    if (name.endsWith('Entry.d.ts')) continue
    const text = readFileSync(join(folder, 'types', name), 'utf8')
    expect(text, name).not.toMatch(/^\s*(export )?(declare )?(const|let|function|class) /m)
  }
})

it('the emitted types compile without a framework', () => {
  expect(check('plain', { 'host.ts': host })).toEqual([])
}, 30_000)

it('the emitted types compile with React but without its types', () => {
  const files = {
    'host.ts': host,
    'node_modules/react/package.json': '{"name": "react", "version": "19.0.0", "main": "index.js"}',
    'node_modules/react/index.js': 'module.exports = {}',
  }
  expect(check('untyped', files)).toEqual([])
}, 30_000)

const frameworks = {
  'node_modules/vue/package.json': '{"name": "vue", "types": "index.d.ts"}',
  'node_modules/vue/index.d.ts': `
    export interface HTMLAttributes { id?: string }
    export interface GlobalComponents {}`,
  'node_modules/svelte/package.json':
    '{"name": "svelte", "exports": {"./elements": {"types": "./elements.d.ts"}}}',
  'node_modules/svelte/elements.d.ts': `
    export interface HTMLAttributes<T> { id?: string; onerror?: (event: Event & { target: T }) => void }
    export interface SvelteHTMLElements { [name: string]: { [name: string]: any } }`,
  'node_modules/solid-js/package.json': '{"name": "solid-js", "types": "index.d.ts"}',
  'node_modules/solid-js/index.d.ts': `export namespace JSX {
      interface HTMLAttributes<T> { id?: string; 'on:error'?: (event: Event & { target: T }) => void }
      interface IntrinsicElements {}
    }`,
}

it('the emitted types cover the elements in Vue, Svelte and Solid', () => {
  const use = `
    import 'wallet-modal'
    import type { GlobalComponents } from 'vue'
    import type { SvelteHTMLElements } from 'svelte/elements'
    import type { JSX } from 'solid-js'
    type Vue = InstanceType<GlobalComponents['wallet-modal']>['$props']
    type Svelte = SvelteHTMLElements['wallet-modal']
    type Solid = JSX.IntrinsicElements['wallet-modal']

    export const vue: Vue[] = [
      { id: 'a', embedded: true, open: null, themeMode: 'dark', onConnect: ({ detail }) => detail.restored },
      // @ts-expect-error: Vue would write "false", which is present
      { embedded: false },
      // @ts-expect-error
      { themeMode: 'dusk' },
      // @ts-expect-error
      { onConnect: ({ detail }) => detail.nothing },
    ]
    export const svelte: Svelte[] = [
      { id: 'a', embedded: true, 'theme-mode': 'dark', onerror: ({ detail }) => detail.shortMessage },
      // @ts-expect-error: Svelte would write "false", which is present
      { embedded: false },
      // @ts-expect-error
      { 'theme-mode': 'dusk' },
      // @ts-expect-error
      { onconnect: ({ detail }) => detail.nothing },
    ]
    export const solid: Solid[] = [
      { id: 'a', 'bool:embedded': false, 'attr:theme-mode': 'dark', 'on:error': ({ detail }) => detail.code },
      // @ts-expect-error: Solid would set a property
      { 'theme-mode': 'dark' },
      // @ts-expect-error: Solid would write "false", which is present
      { 'attr:embedded': false },
      // @ts-expect-error
      { 'on:connect': ({ detail }) => detail.nothing },
    ]
    // @ts-expect-error: the attribute "for" is required
    export const button: JSX.IntrinsicElements['wallet-button'] = {}
  `
  expect(check('frameworks', { ...frameworks, 'host.ts': use })).toEqual([])
}, 30_000)
