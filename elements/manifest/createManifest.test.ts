import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { type AttributeName, allAttributes, defaultOf } from '../host/attributes.ts'
import { reflectedAttributes } from '../host/reflect.ts'
import {
  createManifest,
  listAttributes,
  listEvents,
  listFeatures,
  listReflected,
  readCssDefaults,
} from './createManifest.ts'
import * as texts from './descriptions.ts'

const root = resolve(import.meta.dirname, '../..')
const [module] = createManifest().modules
const declarations = module?.declarations ?? []
const modal = declarations.find(({ tagName }) => tagName === 'wallet-modal')

/** Returns the text of all product files with this ending. */
function sources(ending: string): string {
  const folders = ['src', 'elements/light', 'elements/host'].map((folder) => join(root, folder))
  return folders
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true }).map((path) => join(folder, `${path}`)),
    )
    .filter((path) => path.endsWith(ending) && !path.includes('.test.'))
    .map((path) => readFileSync(path, 'utf8'))
    .join('\n')
}

function matches(text: string, pattern: RegExp): Set<string> {
  return new Set([...text.matchAll(pattern)].map(([, found]) => found ?? ''))
}

const namesOf = (items: { name: string }[]) => items.map(({ name }) => name)
const sorted = (names: Iterable<string>) => [...names].sort()

describe('the manifest lists', () => {
  it('every attribute that the element reads', () => {
    expect(sorted(namesOf(listAttributes()))).toEqual(
      sorted([...Object.keys(allAttributes), 'open', 'siwx', 'name', 'required']),
    )
  })

  it('every attribute that the element writes', () => {
    expect(sorted([...namesOf(listReflected()), 'open'])).toEqual(sorted(reflectedAttributes))
  })

  it('every CSS custom property', () => {
    const used = matches(sources('.css'), /var\((--wm-[a-z-]+)/g)
    expect(sorted(Object.keys(texts.cssProperties))).toEqual(sorted(used))
  })

  it('every part', () => {
    const written = [...matches(sources('.tsx'), /\bpart="([^"]+)"/g), 'button', 'button-primary']
    expect(Object.keys(texts.cssParts)).toEqual(expect.arrayContaining(written))
  })

  it('every element', () => {
    const entry = readFileSync(join(root, 'elements/wallet-modal.ts'), 'utf8')
    const defined = matches(entry, /customElements\.define\('([^']+)'/g)
    expect(new Set(Object.keys(texts.elements))).toEqual(defined)
    expect(new Set(declarations.map(({ tagName }) => tagName))).toEqual(defined)
  })

  it('a description for each member', () => {
    const written = Object.values(texts).flatMap((group) => Object.entries<string>(group))
    const members = [listAttributes(), listFeatures(), listReflected(), listEvents()].flat()
    const all = [...written, ...members.map(({ name, description }) => [name, description])]
    for (const [name, text] of all) expect(text, name).toMatch(/^[A-Z].+\.$/)
  })
})

describe('in the manifest', () => {
  const names = Object.keys(allAttributes) as AttributeName[]
  const declared = (name: string) => modal?.attributes.find((one) => one.name === name)

  it('an attribute has a boolean, true/false or text type', () => {
    for (const name of names) {
      // The default is the page's own metadata, which needs a document.
      if (name === 'metadata') continue
      const fallback: unknown = defaultOf(name)
      const type = declared(name)?.type.text
      expect(type === 'boolean', name).toBe(fallback === false)
      expect(type === "'true' | 'false'", name).toBe(fallback === true)
    }
  })

  it('an attribute has the default value that applies if it is missing', () => {
    for (const name of names) {
      const attribute = declared(name)
      if (attribute?.default === undefined || attribute.type.text === 'boolean') continue
      const schema = allAttributes[name] as z.ZodMiniType<unknown>
      expect(z.parse(schema, attribute.default), name).toEqual(defaultOf(name))
    }
  })

  it('attributes and events have the types of the type declarations', () => {
    expect(declared('theme-mode')?.type.text).toBe("'auto' | 'light' | 'dark'")
    expect(declared('view')?.type.text).toBe('ViewName')
    const eventType = (name: string) => modal?.events?.find((one) => one.name === name)?.type.text
    expect(eventType('connect')).toBe('CustomEvent<ConnectDetail>')
    expect(eventType('accountchange')).toBe(
      'CustomEvent<{ namespace: Namespace; address: string; caipAddress: CaipAddress; accounts: Account[] }>',
    )
    expect(JSON.stringify(module)).not.toContain('undefined')
  })

  it('a custom property has the default of the style sheets', () => {
    const defaultOf = (name: string) =>
      modal?.cssProperties.find((one) => one.name === name)?.default
    expect(defaultOf('--wm-width')).toBe('360px')
    expect(defaultOf('--wm-z-index')).toBe('999')
    expect(modal?.cssProperties.map(({ name }) => name)).toEqual(Object.keys(texts.cssProperties))
  })
})

it('readCssDefaults returns public properties with their whole default, parentheses included', () => {
  const css = `
    .a { color: var(--wm-text, light-dark(#fff, oklch(0.2 0 0))); margin: var(--private, 1px) }
    .b { width: min(var(--wm-width, 360px), 100%) }`
  expect(readCssDefaults(css)).toEqual({
    '--wm-text': 'light-dark(#fff, oklch(0.2 0 0))',
    '--wm-width': '360px',
  })
})

it('readCssDefaults returns the first of several defaults of a property', () => {
  expect(readCssDefaults('a: var(--wm-x, 1); b: var(--wm-x, 2)')).toEqual({ '--wm-x': '1' })
})

it('readCssDefaults replaces private properties in a default by their public names', () => {
  const css = '--muted: var(--wm-muted, color-mix(in oklab, var(--text) 64%, var(--wm-base)))'
  expect(readCssDefaults(css)['--wm-muted']).toBe(
    'color-mix(in oklab, var(--wm-text) 64%, var(--wm-base))',
  )
})
