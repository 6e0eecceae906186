import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { inRepository } from '../../../.ci/paths.ts'
import { nodes } from './nodes.ts'
import { directory, services } from './services.ts'
import { stored } from './stored.ts'
import { table } from './table.ts'
import { passedOn, wallets } from './wallets.ts'

const sources = readdirSync(inRepository('src'), { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.ts') && !/\.test\.|\/testing\//.test(file),
)
const code = sources.map((file) => readFileSync(inRepository('src', file), 'utf8')).join('\n')

function found(pattern: RegExp): string[] {
  return [...new Set([...code.matchAll(pattern)].map(([, one = '']) => one))].sort()
}

const asPattern = (path: string) => path.replace(/\$\{(?:[^}]*\.)?(\w+)\}/g, '{$1}')

it('each JSON-RPC method in the code has a row, and each row’s method is in the code', () => {
  const known = [
    ...Object.keys({ ...nodes.eip155, ...nodes.solana, ...nodes.polkadot }),
    ...Object.keys(wallets.eip155),
    ...passedOn,
  ]
  const prefixed =
    /'((?:eth|net|debug|trace|wallet|personal|state|chain|system|author|payment)_[A-Za-z]\w+)'/g
  const camel = /rpc\(\s*'((?:get|send|simulate|is)[A-Z]\w+|sendTransaction)'/g
  const used = [...found(prefixed), ...found(camel)]
  expect(used.filter((method) => !known.includes(method))).toEqual([])
  expect(known.filter((method) => !code.includes(`'${method}'`))).toEqual([])
})

it('each path of Esplora’s API in the code has a row, and each row’s path is in the code', () => {
  const used = found(/['`]((?:GET|POST) \/[^'`]+)['`]/g).map(asPattern)
  expect([...new Set(used)].sort()).toEqual(Object.keys(nodes.bip122).sort())
})

it('each key of localStorage in the code has a row', () => {
  const keys = found(/['`]wallet-modal\/([^'`]+)['`]/g).map(asPattern)
  const written = found(/`\$\{storagePrefix\}(\w+)`/g)
  const rows = Object.keys(stored).map((key) => key.replace('wallet-modal/', ''))
  // The same prefix begins the names of contexts and of packages' entries.
  const others = /^(?:state|provider|testing|react|store)\b/
  const missing = [...keys, ...written].filter((key) => !rows.includes(key) && !others.test(key))
  expect(missing).toEqual([])
})

interface Schema {
  $ref?: string
  properties?: Record<string, Schema>
  additionalProperties?: Schema
  items?: Schema
  allOf?: Schema[]
  oneOf?: Schema[]
  anyOf?: Schema[]
}

/** True if the schema of a response has the field of a row, such as `data[].metadata.hash`. */
function hasField(document: object, schema: Schema | undefined, field: string): boolean {
  if (!schema) return false
  if (schema.$ref) {
    const parts = schema.$ref.split('/').slice(1)
    const at = parts.reduce<unknown>((value, part) => Reflect.get(Object(value), part), document)
    return hasField(document, at as Schema, field)
  }
  const variants = [...(schema.allOf ?? []), ...(schema.oneOf ?? []), ...(schema.anyOf ?? [])]
  if (variants.some((one) => hasField(document, one, field))) return true
  if (field === '') return variants.length === 0
  if (field.startsWith('[]')) return hasField(document, schema.items, field.slice(2))
  const [, name = '', rest = ''] = /^\.?([^.[]+)(.*)$/.exec(field) ?? []
  const member = schema.properties?.[name] ?? schema.additionalProperties
  return hasField(document, member, rest)
}

it.each([
  ['blockchain-api.yaml', services],
  ['wallet-services.yaml', directory],
] as const)('the rows and the responses in %s agree', (file, rows) => {
  const document = parse(readFileSync(inRepository(`demo/services/openapi/${file}`), 'utf8'))
  // JSON-RPC and analytics have no fields of their own; the page never activates sessions.
  const others = ['/v1', '/e', '/v1/sessions/{address}/activate']
  const paths = Object.keys(document.paths).filter((path) => !others.includes(path))
  expect(Object.keys(rows).sort()).toEqual(paths.sort())
  const missing = Object.entries(rows).flatMap(([path, fields]) => {
    const item = document.paths[path]
    const content = Reflect.get(Object((item.get ?? item.post).responses['200']), 'content') ?? {}
    const [media] = Object.values(content) as { schema?: Schema }[]
    return Object.keys(fields)
      .filter((field) => field !== '' && !hasField(document, media?.schema, field))
      .map((field) => `${path} ${field}`)
  })
  expect(missing).toEqual([])
})

it('a value that decides where money goes or how much is proved by more than the browser’s storage', () => {
  const believed = table.filter(
    ({ row: [, decides, proof] }) =>
      proof === 'none' && (decides === 'where' || decides === 'how much'),
  )
  expect(believed).toEqual([])
})
