import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { viewRegistry } from '../../src/views/registry.ts'
import { type AttributeName, allAttributes } from '../host/attributes.ts'
import { siwxAttribute } from '../host/siwxAttribute.ts'
import { createManifest } from './createManifest.ts'
import { referenceTables } from './referenceTables.ts'

const root = resolve(import.meta.dirname, '../..')
const names = readdirSync(join(root, 'elements/reference'), {
  recursive: true,
  encoding: 'utf8',
}).filter((name) => name.endsWith('.md'))
const pages = ['README.md', ...names.map((name) => `elements/reference/${name}`)]

/** Libraries that only apps have installed; e2e/hosts/cookbook.spec.ts checks the types of the cookbook's pages. */
const ofApps =
  /from '(?:wagmi|@tanstack\/react-query|polkadot-api|@solana-program\/system|hono|fastify|@solana\/wallet-standard-util)[/']/

/** Returns handwritten text, without generated tables. */
const read = (path: string) =>
  readFileSync(join(root, path), 'utf8').replace(/<!-- table: [\s\S]*?<!-- end of table -->/g, '')

const modal = createManifest().modules[0]?.declarations[0]
if (!modal) throw new Error('the manifest has no wallet-modal')
const namesOf = (items: { name: string }[]) => items.map(({ name }) => name)

describe('examples in the documentation', () => {
  const own = pages.map(read).join('\n')
  const found = (pattern: RegExp) => [...own.matchAll(pattern)].map(([, name = '']) => name)
  const { attributes, cssProperties, cssParts } = modal

  it('use existing attributes with values that the element accepts', () => {
    const tags = found(/<wallet-modal(?![\w-])([^>]*)>/g).filter((tag) => !/[{@]\w*=|=\{/.test(tag))
    expect(tags.length).toBeGreaterThan(10)
    for (const tag of tags) {
      for (const match of tag
        .replace(/(?:use|transition):\S+|#\w+|\b(?:attr|bool):/g, '')
        .matchAll(/([\w-]+)(?:=(?:"([^"]*)"|'([^']*)'))?/g)) {
        const [, name = '', double, single] = match
        // The attributes of all elements, in HTML or in frameworks.
        if (['id', 'ref', 'suppressHydrationWarning'].includes(name)) continue
        expect(namesOf(attributes), tag).toContain(name)
        const schema = { ...allAttributes, siwx: siwxAttribute }[name as AttributeName]
        const value = double ?? single ?? ''
        if (schema) expect(z.safeParse(schema as z.ZodMiniType, value).success, tag).toBe(true)
      }
    }
  })

  it('open existing views by existing commands', () => {
    const views = found(/data-view="(\w+)"/g)
    expect(Object.keys(viewRegistry)).toEqual(expect.arrayContaining(views))
    const commands = found(/command="--([\w-]+)"/g)
    expect(referenceTables.commands?.().match(/(?<=^\| `)[\w-]+/gm)).toEqual(
      expect.arrayContaining(commands),
    )
  })

  it('use existing custom properties and parts', () => {
    expect(namesOf(cssProperties)).toEqual(expect.arrayContaining(found(/(--wm-[a-z-]+)/g)))
    expect(namesOf(cssParts)).toEqual(expect.arrayContaining(found(/::part\(([\w-]+)\)/g)))
  })
})

it('code snippets of the documentation compile in strict mode', () => {
  const files: Record<string, string> = {}
  // Pages of frameworks are compiled by their own tools, in e2e/hosts/guides.spec.ts.
  for (const path of pages.filter((name) => !/frameworks\/(?!README)/.test(name))) {
    // A page may name the path of a file above its code, for imports of its other files.
    const blocks = read(path).matchAll(/(?:^`([\w./+[\]-]+)`:\n\n)?^```(tsx?)\n([\s\S]*?)^```/gm)
    for (const [index, match] of [...blocks].entries()) {
      const [, named, extension = '', code = ''] = match
      if (ofApps.test(code)) continue
      const name = join(path.replace(/\W/g, '_'), named ?? `${index}.${extension}`)
      files[join(root, 'elements/manifest', name)] = `${code}\nexport {}\n`
    }
  }
  expect(Object.keys(files).length).toBeGreaterThan(10)
  const options: ts.CompilerOptions = {
    strict: true,
    noUncheckedIndexedAccess: true,
    target: ts.ScriptTarget.ES2022,
    lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    jsx: ts.JsxEmit.ReactJSX,
    allowImportingTsExtensions: true,
    skipLibCheck: true,
    noEmit: true,
    types: ['node'],
    paths: {
      'wallet-modal': [join(root, 'elements/types/index.ts')],
      'wallet-modal/react': [join(root, 'elements/types/reactEntry.d.ts')],
      'wallet-modal/server': [join(root, 'elements/types/serverEntry.d.ts')],
      'wallet-modal/store': [join(root, 'elements/types/storeEntry.d.ts')],
      'wallet-modal/testing': [join(root, 'elements/types/testingEntry.d.ts')],
      'wallet-modal/wagmi': [join(root, 'elements/types/wagmiEntry.d.ts')],
    },
  }
  const host = ts.createCompilerHost(options)
  const { readFile, fileExists, getSourceFile } = host
  host.readFile = (path) => files[path] ?? readFile(path)
  // The folders of these files do not exist, so the compiler must not look for them.
  host.directoryExists = () => true
  host.fileExists = (path) => path in files || fileExists(path)
  host.getSourceFile = (path, ...rest) => {
    const text = files[path]
    if (text === undefined) return getSourceFile(path, ...rest)
    return ts.createSourceFile(path, text, ts.ScriptTarget.ES2022, true)
  }
  const program = ts.createProgram(Object.keys(files), options, host)
  const mistakes = Object.keys(files).flatMap((path) => {
    const source = program.getSourceFile(path)
    return [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)]
      .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))
      .map((text) => `${relative(root, path)}: ${text}`)
  })
  expect(mistakes).toEqual([])
}, 180_000)
