import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { allAttributes } from '../host/attributes.ts'
import * as texts from './descriptions.ts'
import { readCssDefaults } from './readCssDefaults.ts'
import { readMembers } from './readMembers.ts'

const root = resolve(import.meta.dirname, '../..')
const entry = 'dist/esm/wallet-modal.js'

interface Item {
  name: string
  description: string
}
interface TypedItem extends Item {
  type: { text: string }
  default?: string
}
interface Declaration extends Item {
  kind: 'class'
  customElement: true
  tagName: string
  superclass: { name: 'HTMLElement'; package: 'global:' }
  attributes: TypedItem[]
  events?: TypedItem[]
  slots?: Item[]
  cssProperties: (Item & { default?: string })[]
  cssParts: Item[]
}

const entriesOf = <Key extends string>(record: Record<Key, string>) =>
  Object.entries<string>(record) as [Key, string][]

function cssOf(...paths: string[]): Declaration['cssProperties'] {
  const css = paths.map((path) => readFileSync(join(root, path), 'utf8')).join('\n')
  const defaults = readCssDefaults(css)
  return entriesOf(texts.cssProperties)
    .filter(([name]) => name in defaults)
    .map(([name, description]) => ({ name, description, default: defaults[name] ?? '' }))
}

/** Defaults whose text is not the value itself. What depends on the page has none. */
const writtenDefaults: Record<string, string | undefined> = {
  metadata: undefined,
  networks: 'ethereum',
}

function defaultOf(name: keyof typeof texts.attributes): string | undefined {
  if (name in writtenDefaults) return writtenDefaults[name]
  const value: unknown = name === 'open' ? false : allAttributes[name].fallback()
  if (typeof value === 'boolean' || typeof value === 'string') return String(value)
  const isEmpty = value === null || Object.keys(value as object).length === 0
  return isEmpty ? undefined : JSON.stringify(value)
}

function attributesOf(): TypedItem[] {
  const path = join(root, 'elements/types/attributes.ts')
  const types = readMembers(path, 'WalletModalAttributes')
  const mirrored = readMembers(path, 'WalletModalReflectedAttributes')
  return [
    ...entriesOf(texts.attributes).map(([name, description]) => {
      const value = defaultOf(name)
      const type = { text: types[name] ?? 'string' }
      return { name, description, type, ...(value !== undefined && { default: value }) }
    }),
    ...entriesOf(texts.reflected).map(([name, text]) => ({
      name,
      description: `Reflected, read-only. ${text}`,
      type: { text: mirrored[name] ?? 'string' },
    })),
  ]
}

function eventsOf(): TypedItem[] {
  const path = join(root, 'src/types/host.ts')
  const types = { ...readMembers(path, 'ElementEventMap'), ...readMembers(path, 'HostEventMap') }
  return entriesOf(texts.events).map(([name, description]) => ({
    name,
    description,
    type: { text: `CustomEvent<${types[name]}>` },
  }))
}

function declare(
  tagName: keyof typeof texts.elements,
  name: string,
  rest: Pick<Declaration, 'attributes' | 'events' | 'slots' | 'cssProperties' | 'cssParts'>,
): Declaration {
  const superclass = { name: 'HTMLElement', package: 'global:' } as const
  const description = texts.elements[tagName]
  return { kind: 'class', customElement: true, tagName, name, description, superclass, ...rest }
}

const target: TypedItem = {
  name: 'for',
  description: 'The id of the `<wallet-modal>` that it belongs to.',
  type: { text: 'string' },
}

function companion(tagName: 'wallet-button' | 'wallet-network-button', name: string): Declaration {
  return declare(tagName, name, {
    attributes: [target],
    slots: [{ name: '', description: 'A label of your own.' }],
    cssProperties: cssOf('elements/light/button.css'),
    cssParts: [{ name: 'button', description: texts.cssParts.button }],
  })
}

/** The Custom Elements Manifest of the package: what editors and documentation tools read. */
export function createManifest() {
  const declarations = [
    declare('wallet-modal', 'WalletModal', {
      attributes: attributesOf(),
      events: eventsOf(),
      cssProperties: cssOf('src/theme/base.css', 'src/App.css'),
      cssParts: entriesOf(texts.cssParts).map(([name, description]) => ({ name, description })),
    }),
    companion('wallet-button', 'WalletButton'),
    companion('wallet-network-button', 'WalletNetworkButton'),
  ]
  const exports = declarations.map(({ name, tagName }) => ({
    kind: 'custom-element-definition',
    name: tagName,
    declaration: { name, module: entry },
  }))
  const module = { kind: 'javascript-module', path: entry, declarations, exports }
  return { schemaVersion: '1.0.0', readme: '', modules: [module] }
}
