import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { defaultOptions } from '../../src/controllers/options.ts'
import { type AttributeName, defaultOf } from '../host/attributes.ts'
import { deprecatedNames } from '../host/deprecatedNames.ts'
import * as texts from './descriptions.ts'
import { describeProperties, type Member, readMembers } from './readMembers.ts'

/**
 * Reads the default of each public CSS property from `var(--wm-x, …)`. Names of private properties in a default are
 * replaced by the public ones.
 */
export function readCssDefaults(css: string): Record<string, string> {
  const defaults: Record<string, string> = {}
  for (const match of css.matchAll(/var\((--wm-[a-z-]+),\s*/g)) {
    const start = match.index + match[0].length
    let end = start
    for (let depth = 1; end < css.length; end++) {
      if (css[end] === '(') depth++
      if (css[end] === ')' && --depth === 0) break
    }
    const [, name = ''] = match
    defaults[name] ??= css.slice(start, end).replace(/var\(--(?!wm-)/g, 'var(--wm-')
  }
  return defaults
}

const root = resolve(import.meta.dirname, '../..')
const entry = 'dist/cdn/wallet-modal.js'

export interface Item {
  name: string
  description: string
}
export interface TypedItem extends Item {
  type: { text: string }
  default?: string
  deprecated?: string
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

/**
 * Defaults as they are written in an attribute, if they differ from the option's value; undefined if they depend on the
 * page.
 */
const writtenDefaults: Record<string, string | undefined> = {
  metadata: undefined,
  networks: 'ethereum',
  // These attributes set no option.
  open: 'false',
  siwx: undefined,
  name: undefined,
  required: 'false',
}

function writeDefault(name: string): string | undefined {
  if (name in writtenDefaults) return writtenDefaults[name]
  const value = defaultOf(name as AttributeName)
  if (typeof value === 'boolean' || typeof value === 'string') return String(value)
  return Object.keys(Object(value)).length === 0 ? undefined : JSON.stringify(value)
}

function listMembers(path: string, ...interfaces: string[]): ({ name: string } & Member)[] {
  return interfaces
    .flatMap((one) => Object.entries(readMembers(join(root, path), one)))
    .map(([name, member]) => ({ name, ...member }))
}

export function listAttributes(): TypedItem[] {
  const members = listMembers('elements/types/attributes.ts', 'WalletModalAttributes')
  return members.map(({ name, type, description }) => {
    const value = writeDefault(name)
    return {
      name,
      description,
      type: { text: type },
      ...(value !== undefined && { default: value }),
    }
  })
}

/** Returns the former names of attributes. */
function listDeprecated(): TypedItem[] {
  return Object.entries(deprecatedNames?.attributes ?? {}).map(([present, name]) => ({
    name,
    description: `Former name of \`${present}\`.`,
    deprecated: `Use \`${present}\`.`,
    type: { text: 'string' },
  }))
}

/** Returns the members of the attribute `features`. */
export function listFeatures(): TypedItem[] {
  const values = defaultOptions.features as unknown as Record<string, unknown>
  const members = listMembers('src/controllers/options.ts', 'Features')
  return members.map(({ name, type, description }) => {
    const value = JSON.stringify(values[name])
    return { name, description, type: { text: type }, default: value }
  })
}

export function listReflected(): TypedItem[] {
  const members = listMembers('elements/types/attributes.ts', 'WalletModalReflectedAttributes')
  return members.map(({ name, type, description }) => ({ name, description, type: { text: type } }))
}

export function listEvents(): TypedItem[] {
  const told = listMembers('src/types/host.ts', 'ElementEventMap', 'HostEventMap')
  const hostRequests = listMembers('src/types/host.ts', 'HostRequestMap')
  return [
    ...told.map(({ name, type, description }) => ({
      name,
      description,
      type: { text: `CustomEvent<${type}>` },
    })),
    ...hostRequests.map(({ name, description }) => ({
      name,
      description,
      type: { text: `HostRequestEvent<'${name}'>` },
    })),
  ]
}

export function listAnalytics(): TypedItem[] {
  const properties = describeProperties(join(root, 'src/types/analytics.ts'), 'AnalyticsEventMap')
  return listMembers('src/types/analytics.ts', 'AnalyticsEventMap').map(
    ({ name, description }) => ({ name, description, type: { text: properties[name] ?? '' } }),
  )
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

export function createManifest() {
  const declarations = [
    declare('wallet-modal', 'WalletModal', {
      attributes: [
        ...listAttributes(),
        ...listReflected().map(({ description, ...rest }) => ({
          ...rest,
          description: `Reflected, read-only. ${description}`,
        })),
        ...listDeprecated(),
      ],
      events: listEvents(),
      cssProperties: cssOf('src/theme/base.css', 'src/shell/App.css'),
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
