import { Interface, MaxUint256 } from 'ethers'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { readBatch } from './readBatch.ts'

const to = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const other = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359'
const abi = new Interface([
  'function transfer(address to, uint256 amount)',
  'function approve(address spender, uint256 amount)',
])
const context = {
  caipNetworkId: 'eip155:1',
  addresses: [to, other],
  origin: 'https://app.example',
  provider: null,
} as const
const readAll = (params: unknown) => readBatch(params, context)
const read = (...calls: unknown[]) => readAll([{ calls }])

it('readBatch returns statements, account, network and atomicity, and is always risky', () => {
  const call = { to: to.toLowerCase(), value: '0xde0b6b3a7640000' }
  const given = { version: '2.0.0', chainId: '0x2105', from: other, atomicRequired: true }
  expect(readAll([{ ...given, calls: [call, call] }])).toMatchObject({
    caipNetworkId: 'eip155:8453',
    from: other,
    isRisky: true,
    facts: [{ value: { text: 'review.atomic' } }, { value: { text: 'review.feeOfWallet' } }],
    unread: [],
    statements: [{ text: 'review.pay', values: { value: { amount: 10n ** 18n } } }, {}],
  })
  const first = { version: '1.0', chainId: '0x1', calls: [call] }
  expect(readAll([first])).toMatchObject({
    caipNetworkId: 'eip155:1',
    facts: [{ value: { text: 'review.feeOfWallet' } }],
  })
  expect(read(call)).toMatchObject({ caipNetworkId: null, from: null })
})

it('the wallet gets the network and account of the review, and every member of the request', () => {
  const call = { to, data: '0x', value: '0x1', gas: '0x1' }
  const given = { version: '1.0', signal: 1, calls: [call] }
  const params = [given, 'more']
  const batch = readAll(params)
  expect(batch.complete?.({ caipNetworkId: 'eip155:8453', from: other })).toEqual([
    { ...given, chainId: '0x2105', from: other },
    'more',
  ])
  expect(batch.unread?.map(({ path }) => path)).toEqual([
    'params[0].signal',
    'params[0].calls[0].gas',
    'params[1]',
  ])
})

it('the review names capabilities of a batch and of a call', () => {
  const capabilities = { paymasterService: { url: 'https://pay.example' } }
  const calls = [
    { to, capabilities },
    { to, capabilities: {} },
  ]
  const { warnings, statements } = readAll([{ capabilities, calls }])
  expect(warnings).toMatchObject([{ text: 'review.extras.batch' }])
  expect(statements.map(({ notes }) => notes?.at(-1)?.text)).toEqual(['review.extras', undefined])
})

it('an allowance without a limit is grave, and one with a limit is not', () => {
  const graves = [5n, MaxUint256, MaxUint256 / 2n + 1n, 2n ** 96n - 1n].map(
    (amount) =>
      read({ to, data: abi.encodeFunctionData('approve', [other, amount]) }).statements[0]?.isGrave,
  )
  expect(graves).toEqual([undefined, true, true, true])
})

it.each([
  ['nothing', undefined],
  ['no list', { calls: [] }],
  ['no calls', [{}]],
  ['an empty batch', [{ calls: [] }]],
  ['a call without a recipient', [{ calls: [{ data: '0x' }] }]],
  ['a name', [{ calls: [{ to: 'vitalik.eth' }] }]],
  ['data without its prefix', [{ calls: [{ to, data: 'ff' }] }]],
  ['a value that is a number', [{ calls: [{ to, value: 1 }] }]],
  ['a value below zero', [{ calls: [{ to, value: '-0x1' }] }]],
  ['no network', [{ chainId: 'mainnet', calls: [{ to }] }]],
  ['a decimal network', [{ chainId: '8453', calls: [{ to }] }]],
  ['a number as network', [{ chainId: 8453, calls: [{ to }] }]],
])('readBatch refuses a batch with -32602: %s', (_, params) => {
  expect(() => readAll(params)).toThrow(expect.objectContaining({ code: -32602 }))
})

it('readBatch refuses more than 100 calls, and an account that is not connected', () => {
  expect(() => read(...Array.from({ length: 101 }, () => ({ to })))).toThrow(
    expect.objectContaining({ code: 5740 }),
  )
  const from = `0x${'1'.repeat(40)}`
  expect(() => readAll([{ from, calls: [{ to }] }])).toThrow(
    expect.objectContaining({ code: 4100, message: `${from} is not connected.` }),
  )
})

it('readBatch throws only ProviderRpcError, for any input', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.anything(), fc.array(fc.record({ calls: fc.anything() }))),
      (params) => {
        try {
          readAll(params)
        } catch (error) {
          expect(error).toHaveProperty('code', -32602)
        }
      },
    ),
  )
})
