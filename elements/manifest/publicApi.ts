import { readFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import ts from 'typescript'
import { viewRegistry } from '../../src/views/registry.ts'
import {
  createManifest,
  listAttributes,
  listFeatures,
  listReflected,
  type TypedItem,
} from './createManifest.ts'
import { errorAdvice } from './errorAdvice.ts'
import { createExportReader, type Export } from './exportReader.ts'
import { readMembers } from './readMembers.ts'

const root = resolve(import.meta.dirname, '../..')

/** The module from which the build makes each script of the package's entries. */
const scripts: Readonly<Record<string, string>> = {
  './dist/cdn/wallet-modal.js': 'elements/wallet-modal.ts',
  './dist/react.js': 'elements/react/useWallet.ts',
  './dist/server/server.js': 'elements/server/createSignIn.ts',
  './dist/store.js': 'elements/store/walletStore.ts',
  './dist/devtools.js': 'elements/devtools/walletDevtools.ts',
  './dist/wagmi.js': 'elements/wagmi/walletModal.ts',
  './dist/testing/testing.js': 'elements/testing/installWallet.ts',
}

const main = 'elements/types/index.ts'

/** Types whose members have a section of their own; those of `TextKey` are in `texts.md` of the reference. */
const listedApart = [
  'AnalyticsDetail',
  'AnalyticsEventMap',
  'AnalyticsEventName',
  'ErrorCode',
  'Features',
  'TextKey',
  'ViewName',
  'WalletCommandName',
  'WalletModalAttributes',
  'WalletModalEventDetails',
  'WalletModalEventMap',
  'WalletModalReflectedAttributes',
]

type Targets = string | { types: string; default: string }

interface Entry {
  /** Paths in package.json that lead to the same files. */
  paths: string[]
  targets: Targets
}

function readEntries(): Entry[] {
  const text = readFileSync(join(root, 'package.json'), 'utf8')
  const { exports } = JSON.parse(text) as { exports: Record<string, Targets> }
  const entries = new Map<string, Entry>()
  for (const [path, targets] of Object.entries(exports)) {
    const key = JSON.stringify(targets)
    const paths = [...(entries.get(key)?.paths ?? []), path]
    entries.set(key, { paths, targets })
  }
  return [...entries.values()]
}

/** Returns the source of a file of declarations, `elements/types/index.ts` of `./dist/types/index.d.ts`. */
function sourceOfTypes(path: string): string {
  const name = basename(path, '.d.ts')
  const file = `elements/types/${name}`
  return ts.sys.fileExists(join(root, `${file}.ts`)) ? `${file}.ts` : `${file}.d.ts`
}

/** @throws Error if `scripts` lacks the path */
function sourceOfScript(path: string): string {
  const source = scripts[path]
  if (!source) throw new Error(`The source of the entry ${path} is not known`)
  return source
}

const sourcesOf = (targets: Targets) =>
  typeof targets === 'string' ? [] : [sourceOfTypes(targets.types), sourceOfScript(targets.default)]

const section = (title: string, items: readonly string[]) => [
  title,
  ...items.map((item) => `  ${item}`).sort(),
  '',
]

const lineOf = ({ name, isValue, names }: Export) => {
  if (isValue) return `value ${name}: ${names()}`
  return listedApart.includes(name) ? `type ${name}` : `type ${name} ${names()}`
}

/** Lists what an entry exports. */
function listEntry(read: (file: string) => Export[], { paths, targets }: Entry): string[] {
  const title = `import ${paths.map((path) => join('wallet-modal', path)).join(', ')}`
  if (typeof targets === 'string') return section(title, [`file ${targets}`])
  const typed = read(sourceOfTypes(targets.types))
  const values = typed.filter(({ isValue }) => isValue).map(({ name }) => name)
  const untyped = read(sourceOfScript(targets.default)).filter(
    ({ name, isValue }) => isValue && !values.includes(name),
  )
  return section(title, [
    ...typed.map(lineOf),
    ...untyped.map(({ name }) => `value ${name} without a type`),
  ])
}

function listElements(): string[] {
  const declarations = createManifest().modules.flatMap((module) => module.declarations)
  return declarations.flatMap(({ tagName, attributes, slots = [], cssParts, cssProperties }) => {
    const own = tagName === 'wallet-modal' ? [] : attributes
    return section(`<${tagName}>`, [
      ...own.map(({ name, type }) => `attribute ${name}: ${type.text}`),
      ...slots.map(({ name }) => `slot ${name || '(default)'}`),
      ...cssParts.map(({ name }) => `part ${name}`),
      ...cssProperties.map(({ name }) => `custom property ${name}`),
    ])
  })
}

function listCommands(): string[] {
  const members = readMembers(join(root, 'elements/types/commands.ts'), 'Commands')
  return Object.entries(members).map(([name, { type }]) => `${name} ${type}`)
}

const listTyped = (items: readonly TypedItem[]) =>
  items.map(({ name, type }) => `${name}: ${type.text}`)

/** Returns all names of the package that a page can write, as text with a line for each. */
export function listPublicApi(): string {
  const entries = readEntries()
  const files = entries.flatMap(({ targets }) => sourcesOf(targets))
  const read = createExportReader(files, main)
  const membersOf = (wanted: string) =>
    read(main)
      .filter(({ name }) => name === wanted)
      .flatMap((found) => found.members())
  const events = membersOf('WalletModalEventMap')
  const analytics = membersOf('AnalyticsEventMap')
  return [
    '# Public names of the package. `npx vitest run publicApi -u` writes this file.',
    '',
    ...entries.flatMap((entry) => listEntry(read, entry)),
    ...section('attributes of <wallet-modal>', listTyped(listAttributes())),
    ...section('members of the attribute features', listTyped(listFeatures())),
    ...section('reflected attributes of <wallet-modal>', listTyped(listReflected())),
    ...section(
      'events of <wallet-modal>',
      events.map(({ name, names }) => `${name} ${names('detail')}`),
    ),
    ...section('commands of <wallet-modal>', listCommands()),
    ...section('views', Object.keys(viewRegistry)),
    ...section(
      'analytics events',
      analytics.map(({ name, names }) => `${name} ${names()}`),
    ),
    ...listElements(),
    ...section('error codes', Object.keys(errorAdvice)),
  ].join('\n')
}
