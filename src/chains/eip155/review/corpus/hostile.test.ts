import { describe, expect, it } from 'vitest'
import type { ReadRequest, Statement } from '../../../../types/review.ts'
import { encode } from '../testing/encode.ts'
import { hostileRequests } from '../testing/hostileRequests.ts'
import { bob, dai, me, shop, usdc } from '../testing/names.ts'
import { amountsOf, read } from '../testing/read.ts'

const isGraveIn = ({ isGrave, parts = [], notes = [] }: Statement): boolean =>
  isGrave === true || [...parts, ...notes].some(isGraveIn)
const isMarked = ({ statements, warnings = [], unread = [] }: ReadRequest) =>
  unread.length > 0 || [...statements, ...warnings].some(isGraveIn)

describe.each(hostileRequests)('$name', ({ method, params }) => {
  it('is risky, and is marked as dangerous or not read', async () => {
    const request = await read(method, params)
    expect(request.isRisky).toBe(true)
    expect(isMarked(request)).toBe(true)
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

  it('does not change the sentence on an allowance, which stays risky', async () => {
    const params = [{ from: me, to: usdc, data: allowance }]
    const plain = await read('eth_sendTransaction', params)
    const request = await read('eth_sendTransaction', params, descriptors)
    const { parts = [], ...statement } = request.statements[0] ?? { text: 'review.unknown' }
    expect(statement).toEqual(plain.statements[0])
    expect(request.isRisky).toBe(true)
    expect(parts.every(({ text, isGrave }) => text === 'review.described.page' && isGrave)).toBe(
      true,
    )
  })

  it('leaves an unread call marked as dangerous, quoted as the page’s, with a note on omitted parts', async () => {
    const params = [{ from: me, to: usdc, data: payment }]
    const { statements } = await read('eth_sendTransaction', params, descriptors)
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
