import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import ts from 'typescript'
import advisories from '../../.ci/advisories.json' with { type: 'json' }
import { viewStates } from '../../demo/page/gallery/viewStates.ts'
import { looks } from '../../e2e/fixtures/views/looks.ts'
import type { NetworkDefinition } from '../../src/chains/ChainFamily.ts'
import { moreNetworks } from '../../src/chains/eip155/moreNetworks.ts'
import { families } from '../../src/chains/families.ts'
import { defaultOptions } from '../../src/controllers/options.ts'
import { languages } from '../../src/i18n/testing/readTexts.ts'
import english from '../../src/i18n/texts/en.json' with { type: 'json' }
import { storedKeys } from '../../src/storage/storedKeys.ts'
import type { Message } from '../../src/types/message.ts'
import { viewRegistry } from '../../src/views/registry.ts'
import { clauseOf, conformanceOf, criteria, reportDate } from './accessibility.ts'
import { attributeExamples } from './attributeExamples.ts'
import {
  createManifest,
  listAnalytics,
  listAttributes,
  listEvents,
  listFeatures,
  listReflected,
} from './createManifest.ts'
import { errorAdvice } from './errorAdvice.ts'
import { writeEvidence } from './evidence.ts'
import { describeProperties, readMembers } from './readMembers.ts'
import { services } from './services.ts'

/** Returns the comment above each view, from the `view.ts` of each folder. */
function readViewTexts(folder: string): Record<string, string> {
  const paths = readdirSync(folder).map((name) => join(folder, name, 'view.ts'))
  return Object.fromEntries(paths.filter((path) => existsSync(path)).flatMap(readFile))
}

/** @throws Error if a view has no comment */
function readFile(path: string): [name: string, text: string][] {
  const file = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true)
  const isExported = (one: ts.VariableStatement) =>
    one.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)
  const values = file.statements
    .filter(ts.isVariableStatement)
    .filter(isExported)
    .flatMap(({ declarationList }) => declarationList.declarations.map((one) => one.initializer))
  return values.flatMap((value) => {
    const views = value && ts.isSatisfiesExpression(value) ? value.expression : value
    if (!views || !ts.isObjectLiteralExpression(views)) return []
    return views.properties.filter(ts.isPropertyAssignment).map((view) => {
      const name = view.name.getText()
      const [comment] = ts.getJSDocCommentsAndTags(view)
      const text = ts.getTextOfJSDocComment(comment?.comment)?.replace(/\s*\n\s*/g, ' ')
      if (!text) throw new Error(`${path}: ${name} has no description`)
      return [name, text] as [string, string]
    })
  })
}

const root = resolve(import.meta.dirname, '../..')

/** Escapes pipes, since a pipe ends a cell of a Markdown table even in a code span. */
const cell = (text: string) => text.replaceAll('|', '\\|')
const code = (text: string) => (text ? `\`${cell(text)}\`` : '')
const table = (head: string[], rows: string[][]) =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n')

const entriesOf = <Key extends string, Value>(record: Partial<Record<Key, Value>>) =>
  Object.entries(record) as [Key, Value][]

function networkRows(family: string, networks: readonly NetworkDefinition[]): string[][] {
  return networks.map(
    ({ slug, network: { name, caipNetworkId, nativeCurrency, testnet, rpcUrls } }) => [
      code(slug),
      `${name}${testnet && !/test|sepolia|devnet/i.test(name) ? ' (test network)' : ''}`,
      family,
      code(caipNetworkId),
      nativeCurrency.symbol,
      rpcUrls.default.http.map((url) => code(new URL(url).host)).join(', '),
    ],
  )
}

const tableOfNetworks = (rows: string[][]) =>
  table(['slug', 'network', 'family', 'CAIP-2 id', 'currency', 'public node'], rows)

const networks = () =>
  tableOfNetworks(
    Object.values(families).flatMap(({ name, networks }) => networkRows(name, networks)),
  )

const otherNetworks = () => tableOfNetworks(networkRows('EVM', moreNetworks))

/** Returns the table of commands, from members such as `{ data: …; result: … }`. */
function commands(): string {
  const members = readMembers(join(root, 'elements/types/commands.ts'), 'Commands')
  const written: Record<string, string> = {
    unknown: '',
    undefined: '',
    OpenData: '{ view?: ViewName; namespace?: Namespace }, and what the view needs',
  }
  const rows = Object.entries(members).map(([name, { type, description }]) => {
    const [, data = '', result = ''] = /^\{ data: (.*); result: (.*?);? \}$/.exec(type) ?? []
    if (!data || !result) throw new Error(`${name} does not say its data and its result`)
    const write = (one: string) => code(written[one] ?? one)
    return [code(name), write(data), write(result), cell(description)]
  })
  return table(['command', 'data', 'resolves with', 'does'], rows)
}

function events(): string {
  const path = join(root, 'src/types/host.ts')
  const details: Record<string, string> = {
    ...describeProperties(path, 'ElementEventMap'),
    ...describeProperties(path, 'HostEventMap'),
  }
  const hostRequests = readMembers(path, 'HostRequestMap')
  const rows = listEvents().map(({ name, description }) => [
    code(name),
    code(details[name] ?? hostRequests[name]?.type ?? ''),
    cell(description),
  ])
  return table(['event', 'detail', 'when'], rows)
}

function listViews(): string {
  const texts = readViewTexts(join(root, 'src/views'))
  const data = describeProperties(join(root, 'elements/types/commands.ts'), 'RequiredViewData')
  const rows = entriesOf(viewRegistry).map(([name, definition]) => [
    code(name),
    cell(texts[name] ?? ''),
    code(data[name] ?? ''),
    definition.needsAccount ? 'yes' : '',
  ])
  return table(['view', 'shows', 'data', 'only when connected'], rows)
}

/** The English texts, which define the keys of all languages. */
const englishTexts: Readonly<Record<string, Message>> = english

/** Writes a text for a cell of a table: in plain words, with each of its plural forms. */
function writeText(text: Message): string {
  const forms =
    typeof text === 'string' ? [text] : Object.entries(text).map((form) => form.join(': '))
  return cell(forms.join('; ')).replaceAll('<', '\\<')
}

function texts(): string {
  const rows = Object.entries(englishTexts).map(([key, text]) => [code(key), writeText(text)])
  return table(['key', 'English text'], rows)
}

function errors(): string {
  const textOf = (key: string) => {
    const text = englishTexts[key] ?? ''
    return typeof text === 'string' ? text : text.other
  }
  const rows = entriesOf(errorAdvice).map(([name, advice]) => [
    code(name),
    cell(textOf(`error.${name}`)),
    cell(advice),
  ])
  return table(['code', 'what users read', 'what to do'], rows)
}

const accessibility = () =>
  table(
    ['criterion', 'level', 'EN 301 549', 'conformance', 'remark', 'proved by'],
    criteria.map((criterion) => {
      const { number, name, level, judged } = criterion
      return [
        `${number} ${name}`,
        level,
        clauseOf(number),
        conformanceOf(criterion),
        cell(judged?.remark ?? ''),
        cell(writeEvidence(judged?.evidence ?? [])),
      ]
    }),
  )

/** Returns the subject of the accessibility report: product, date, and all that `everyView.spec.ts` walks. */
function evaluated(): string {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const windows = entriesOf(looks).map(
    ([name, { width, height, dir }]) => `${name}${dir ? '' : ` (${width} × ${height})`}`,
  )
  return table(
    ['', ''],
    [
      ['product', `wallet-modal ${version}`],
      ['date of the report', reportDate],
      ['views', `${Object.keys(viewRegistry).length}, in ${viewStates.length} states`],
      ['windows and directions', ['desktop', ...windows].join(', ')],
      ['themes', 'light and dark'],
      ['languages', `${languages.length + 1}: en, ${languages.join(', ')}`],
    ],
  )
}

const block = (text: string) => `\`\`\`ts\n${text}\n\`\`\``

const source = (...files: [file: string, names?: string[]][]) =>
  block(
    files
      .map(([file, names]) => readSource(join(root, `src/types/${file}.ts`), names))
      .join('\n\n'),
  )

const [modal] = createManifest().modules[0]?.declarations ?? []

export const referenceTables: Record<string, () => string> = {
  attributes: () =>
    table(
      ['attribute', 'value', 'default', 'meaning'],
      listAttributes().map(({ name, type, default: value, description }) => {
        const written = value === undefined || name === 'features' ? '' : code(value)
        return [code(name), code(type.text), written, cell(description)]
      }),
    ),
  'attribute examples': () =>
    table(
      ['attribute', 'example'],
      entriesOf(attributeExamples).map(([name, example]) => [code(name), code(example)]),
    ),
  features: () =>
    table(
      ['key', 'type', 'default', 'meaning'],
      listFeatures().map(({ name, type, default: value = '', description }) => {
        return [code(name), code(type.text), code(value.replaceAll(',', ', ')), cell(description)]
      }),
    ),
  reflected: () =>
    table(
      ['attribute', 'meaning'],
      listReflected().map(({ name, description }) => [code(name), cell(description)]),
    ),
  'stored keys': () =>
    table(
      ['stored as', 'decides at most', 'proved by', 'ends'],
      entriesOf(storedKeys).map(([key, { decides, proof, ends }]) => {
        const place = key.includes('`') ? key : code(key)
        return [cell(place), cell(decides), cell(proof), cell(ends)]
      }),
    ),
  networks,
  'more networks': otherNetworks,
  commands,
  events,
  shapes: () =>
    source(
      ['host'],
      ['account', ['ConnectionStatus', 'Account', 'AccountType']],
      ['network'],
      ['siwx', ['SignInSession', 'SignInData', 'SignInAccount']],
    ),
  providers: () => block(readSource(join(root, 'elements/types/providers.ts'))),
  views: listViews,
  tokens: () =>
    table(
      ['custom property', 'default', 'meaning'],
      (modal?.cssProperties ?? []).map(({ name, default: value = '', description }) => {
        return [code(name), code(value.replace(/\s+/g, ' ')), cell(description)]
      }),
    ),
  parts: () =>
    table(
      ['part', 'is'],
      (modal?.cssParts ?? []).map(({ name, description }) => [code(name), cell(description)]),
    ),
  texts,
  errors,
  accessibility,
  advisories: () =>
    table(
      [
        `advisory, as of ${advisories.date}`,
        'package',
        'versions',
        'is about',
        'why it does not apply',
      ],
      advisories.advisories.map((advisory) => {
        const { id, from, title } = advisory
        const below = 'below' in advisory ? `, below ${advisory.below}` : ''
        const exception = advisories.exceptions.find((one) => one.id === id)
        return [
          `[${id}](https://github.com/advisories/${id})`,
          advisory.package,
          `from ${from}${below}`,
          cell(title),
          cell(exception?.reason ?? 'no such version is in the files'),
        ]
      }),
    ),
  services: () =>
    table(
      ['who', 'host, unless the attribute names another', 'when', 'what', 'proved by'],
      entriesOf(services).map(([name, { who, when, sent, evidence }]) => {
        const hosts = [defaultOptions[name]].flat().map((url) => code(new URL(url).host))
        const attribute = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
        const place = `${hosts.join(', ')} (${code(attribute)})`
        return [who, place, when, sent, cell(writeEvidence(evidence))]
      }),
    ),
  evaluated,
  analytics: () =>
    table(
      ['event', 'properties', 'when'],
      listAnalytics().map(({ name, type, description }) => {
        return [code(name), code(type.text), cell(description)]
      }),
    ),
}

/**
 * Returns the source of exported types with their comments: all of them, or the named ones.
 * @throws Error if the file does not export a named type
 */
function readSource(path: string, names?: readonly string[]): string {
  const file = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest)
  const exported = file.statements.filter(
    (one): one is ts.InterfaceDeclaration | ts.TypeAliasDeclaration =>
      (ts.isInterfaceDeclaration(one) || ts.isTypeAliasDeclaration(one)) &&
      (one.modifiers ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword),
  )
  const missing = names?.filter((name) => !exported.some((one) => one.name.text === name)) ?? []
  if (missing.length > 0) throw new Error(`${path} has no ${missing.join(', ')}`)
  return exported
    .filter((one) => !names || names.includes(one.name.text))
    .map((one) => one.getFullText(file).trim())
    .join('\n\n')
}
