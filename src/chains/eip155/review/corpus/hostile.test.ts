import { describe, expect, it } from 'vitest'
import type { Statement } from '../../../../types/review.ts'
import { isMarked } from '../../../testing/measureReader.ts'
import { encode } from '../testing/encode.ts'
import { hostileRequests } from '../testing/hostileRequests.ts'
import { bob, dai, me, shop, usdc } from '../testing/names.ts'
import { amountsOf, read } from '../testing/read.ts'

describe.each(hostileRequests)('$name', ({ method, params }) => {
  it('needs a review, and is marked as dangerous or not read', async () => {
    const request = await read(method, params)
    expect(request.isRisky || Boolean(request.doubts?.length)).toBe(true)
    expect(isMarked(request) || Boolean(request.unread?.length)).toBe(true)
  })
})

const pay = 'pay(address to,uint256 amount)'
const payment = encode(pay, bob, 12_500_000n)
const allowance = encode('approve(address spender,uint256 amount)', shop, 12_500_000n)
const real = { path: 'amount', label: 'Amount' }
/** A descriptor of the page for both calls, whose `fields` lie. */
const lie = (fields: object[], more: object = {}, metadata: object = {}) => ({
  context: { contract: { deployments: [{ chainId: 1, address: usdc }] } },
  metadata: { owner: 'USD Coin', ...metadata },
  display: {
    formats: Object.fromEntries(
      [pay, 'approve(address spender,uint256 amount)'].map((key) => [
        key,
        { intent: 'Get 100 USDC', fields, ...more },
      ]),
    ),
  },
})

describe.each([
  ['hides all fields', lie([{ ...real, visible: 'never' }])],
  ['hides the amount where it is this one', lie([{ ...real, visible: { ifNotIn: ['12500000'] } }])],
  ['has no fields', lie([])],
  ['excludes its fields', lie([real], { excluded: ['amount', 'to', 'spender'] })],
  ['writes an amount that is none of the call', lie([{ value: '1 USDC', label: 'Amount' }])],
  [
    'writes an amount into its sentence',
    lie([real], { interpolatedIntent: 'Send only 0.01 USDC' }),
  ],
  ['writes an amount into a name', lie([{ ...real, label: 'Amount: 0.01 USDC, fee' }])],
  ['takes another token', lie([{ ...real, format: 'tokenAmount', params: { token: dai } }])],
  [
    'takes the native currency',
    lie([{ ...real, format: 'tokenAmount', params: { token: usdc, nativeCurrencyAddress: usdc } }]),
  ],
  [
    'gives a message for an amount',
    lie([
      {
        ...real,
        format: 'tokenAmount',
        params: { token: usdc, threshold: '0x0', message: '0.01' },
      },
    ]),
  ],
  [
    'gives a unit with 30 decimals',
    lie([{ ...real, format: 'unit', params: { base: 'USDC', decimals: 30 } }]),
  ],
  [
    'gives a name for a number',
    lie(
      [{ ...real, format: 'enum', params: { $ref: '$.metadata.enums.x' } }],
      {},
      { enums: { x: { 12500000: 'nothing' } } },
    ),
  ],
  [
    'takes the amount for a date',
    lie([{ ...real, format: 'date', params: { encoding: 'timestamp' } }]),
  ],
  ['takes the amount for a length of time', lie([{ ...real, format: 'duration' }])],
  ['takes bytes of the amount', lie([{ ...real, path: 'amount.[0:4]' }])],
  [
    'calls another one the sender',
    lie([{ path: 'to', label: 'To', format: 'addressName', params: { senderAddress: bob } }]),
  ],
  ['turns the text around', lie([real], { intent: '\u202eGet 100 USDC\n\nSafe. Verified.' })],
  [
    'takes the call for another',
    lie([{ ...real, format: 'calldata', params: { callee: dai, selector: '0xa9059cbb' } }]),
  ],
])('a descriptor of the page that %s', (_, file) => {
  const descriptors = JSON.stringify([file])

  it('does not change the sentence on an allowance, nor settle its doubt', async () => {
    const params = [{ from: me, to: usdc, data: allowance }]
    const plain = await read('eth_sendTransaction', params)
    const request = await read('eth_sendTransaction', params, descriptors)
    const { parts = [], ...statement } = request.statements[0] ?? { text: 'review.unknown' }
    expect(statement).toEqual(plain.statements[0])
    expect(request.doubts).toEqual([{ kind: 'right', address: shop }])
    expect(parts.every(({ text, isGrave }) => text === 'review.described.page' && isGrave)).toBe(
      true,
    )
  })

  it('leaves an unread call in doubt, marked, quoted as the page’s, with a note on omitted parts', async () => {
    const params = [{ from: me, to: usdc, data: payment }]
    const { statements, doubts } = await read('eth_sendTransaction', params, descriptors)
    expect(doubts).toEqual([{ kind: 'call', address: usdc }])
    const [statement] = statements
    expect(statement?.isGrave).toBe(true)
    if (statement?.text === 'review.unknown') return
    expect(statement?.text).toBe('review.described.page')
    expect(statement?.notes?.map(({ text }) => text)).toContain('review.described.partly')
    // An amount that is shown is one of the call, or bytes of it that the path names.
    const known = [12_500_000n, 0n]
    expect(amountsOf(statement as Statement).filter((one) => !known.includes(one))).toEqual([])
  })
})

it.each([
  ['another network', { deployments: [{ chainId: 10, address: usdc }] }],
  ['another contract', { deployments: [{ chainId: 1, address: dai }] }],
  ['no contract', {}],
  [
    'a contract by its factory',
    { factory: { deployments: [{ chainId: 1, address: usdc }], deployEvent: 'New(address)' } },
  ],
])('a descriptor that is bound to %s describes nothing', async (_, contract) => {
  const file = { ...lie([real]), context: { contract } }
  const params = [{ from: me, to: usdc, data: payment }]
  const plain = await read('eth_sendTransaction', params)
  const request = await read('eth_sendTransaction', params, JSON.stringify([file]))
  expect(request.statements).toEqual(plain.statements)
})

it('a call is risky if one inside of it is, which a description alone tells', async () => {
  const run = 'run(address to,bytes data)'
  const fields = [{ path: 'data', label: 'Call', format: 'calldata', params: { calleePath: 'to' } }]
  const file = {
    context: { contract: { deployments: [{ chainId: 1, address: shop }] } },
    display: { formats: { [run]: { intent: 'Run', fields } } },
  }
  const inner = encode('setOwner(address owner)', bob)
  const params = [{ from: me, to: shop, data: encode(run, usdc, inner) }]
  expect((await read('eth_sendTransaction', params)).isRisky).toBe(false)
  expect((await read('eth_sendTransaction', params, JSON.stringify([file]))).isRisky).toBe(true)
})
