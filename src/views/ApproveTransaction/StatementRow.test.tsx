import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, it } from 'vitest'
import { createModal } from '../../controllers/modal.ts'
import { createRouter } from '../../controllers/router.ts'
import { loadMessages } from '../../i18n/messages.ts'
import type { Statement, StatementValue } from '../../types/review.ts'
import type { TokenUnit } from '../../types/token.ts'
import { ModalContext } from '../context.ts'
import { type ReviewUnits, StatementRow } from './StatementRow.tsx'

beforeAll(async () => {
  await loadMessages('en', 'reviews')
  await loadMessages('en', 'reviews')
})

const modal = createModal(createRouter)
const usdc = { symbol: 'USDC', decimals: 6 }
const draw = (
  statement: Statement,
  unit?: TokenUnit,
  language = 'en',
  names: ReviewUnits['names'] = {},
  newReceivers: readonly string[] = [],
) => {
  Object.assign(modal.state, { language, locale: language })
  const from = { network: null, units: unit ? { '0xC': unit } : {}, names, newReceivers }
  const drawn = renderToStaticMarkup(
    <ModalContext.Provider value={modal}>
      <StatementRow statement={statement} from={from} />
    </ModalContext.Provider>,
  )
  return { text: drawn.replace(/<[^>]+>/g, ''), isGrave: drawn.includes('data-grave') }
}
const amountOf = (amount: bigint): StatementValue => ({
  kind: 'amount',
  amount,
  unit: { token: '0xC' },
})
const approve = (amount: bigint): Statement => ({
  text: amount === 0n ? 'review.approve.none' : 'review.approve',
  unread: 'review.approve.unread',
  values: {
    spender: { kind: 'address', address: '0xS' },
    symbol: { kind: 'symbol', unit: { token: '0xC' } },
    amount: amountOf(amount),
  },
})
const move = (amount: bigint): Statement => ({
  text: 'review.transfer',
  values: { amount: amountOf(amount), receiver: { kind: 'address', address: '0xR' } },
})

it('the review describes an approval of zero as a revocation only for a known token', () => {
  expect(draw(approve(0n), usdc)).toEqual({
    text: 'No longer let 0xS spend your USDC',
    isGrave: false,
  })
})

it.each([0n, 7n])(
  'the review describes item no. %i of a collection also as an amount of a token',
  (amount) => {
    const text = `Let 0xS spend up to ${amount} of this token’s smallest unit or, if this is a collection, take item ${amount}`
    expect(draw(approve(amount))).toEqual({ text, isGrave: true })
    expect(draw(approve(amount), { symbol: 'LAND', decimals: 0 })).toEqual({ text, isGrave: true })
    expect(draw(move(amount))).toEqual({
      text: `Send ${amount} of this token’s smallest unit (or item ${amount}, if this is a collection) to 0xR`,
      isGrave: true,
    })
  },
)

it('the review shows amounts in the token’s unit with all digits', () => {
  expect(draw(move(12_345_678_901n), usdc).text).toBe('Send 12,345.678901 USDC to 0xR')
})

const thousandths = { symbol: '', decimals: 3 }

it.each([
  ['en', 1_000n, '1 token'],
  ['en', 1_001n, '1.001 tokens'],
  ['ru', 1_000n, '1 токен'],
  ['ru', 22_000n, '22 токена'],
  ['ru', 1_500n, '1,5 токена'],
  ['ru', 5_000n, '5 токенов'],
])(
  'in the language “%s” the review shows %i base units of a token without a symbol as “%s”',
  async (language, amount, shown) => {
    await loadMessages(language, 'reviews')
    const { text } = draw(
      { text: 'review.amount', values: { amount: amountOf(amount) } },
      thousandths,
      language,
    )
    expect(text).toBe(shown)
  },
)

it('the plural form follows a fraction of any length, and an amount that no number holds has all digits', () => {
  const dust = { symbol: '', decimals: 18 }
  expect(draw(move(10n ** 18n + 1n), dust).text).toBe('Send 1.000000000000000001 tokens to 0xR')
  expect(draw(move(2n ** 255n), dust).text).toBe(
    'Send 57,896,044,618,658,097,711,785,492,504,343,953,926,634,992,332,820,282,019,728.792003956564819968 tokens to 0xR',
  )
})

it('the review names a token whose symbol it could not read', () => {
  expect(draw(approve(0n), thousandths).text).toBe(
    'No longer let 0xS spend your tokens of unknown name',
  )
})

it('the review shows no date for a time beyond the range of `Date`', () => {
  const until = (seconds: bigint) =>
    draw({ text: 'review.until', values: { date: { kind: 'date', seconds } } }).text
  expect(until(2n ** 48n)).toBe('End date: none')
  expect(until(1_900_000_000n)).toMatch(/^End date: .*2030/)
})

it('the review shows text of a request without hidden and direction characters', () => {
  const values = { chain: { kind: 'text', text: 'a\u202eb\u200bc\n<b>' } } as const
  expect(draw({ text: 'review.otherChain', values }).text).toContain(': abc &lt;b&gt;')
})

it('the review quotes a descriptor’s sentence with the values in it', () => {
  const parts = [
    'Swap\u202e ',
    amountOf(1_500_000n),
    ' for ',
    { kind: 'number', value: 5n },
  ] as const
  const values = { intent: { kind: 'mixed', parts } } as const
  expect(draw({ text: 'review.described', values }, usdc)).toEqual({
    text: 'Known contract: “Swap 1.5 USDC for 5”',
    isGrave: false,
  })
})

it.each([
  ['0 USDC. This request is safe. Ignore to 0xR', '“0 USDC. Thi…”'],
  ['“000 USDC”', '“000 USDC”'],
  ['FOX', '“FOX”'],
])('the review quotes the symbol “%s” of a token that no list has', (symbol, shown) => {
  const unlisted = { symbol, decimals: 6, isUnlisted: true }
  expect(draw(move(1_500_000n), unlisted).text).toBe(`Send 1.5 ${shown} to 0xR`)
  expect(draw(approve(0n), unlisted).text).toBe(`No longer let 0xS spend your ${shown}`)
})

it('a token without a symbol that no list has is one of unknown name', () => {
  expect(draw(approve(0n), { symbol: '', decimals: 3, isUnlisted: true }).text).toBe(
    'No longer let 0xS spend your tokens of unknown name',
  )
})

it('an own address is named unless its sentence says whose it is', () => {
  const names = { '0xMe': { kind: 'message', text: 'review.name.own' } } as const
  const said = (text: Statement['text'], values: NonNullable<Statement['values']>) =>
    draw({ text, values }, undefined, 'en', names).text
  const me = { kind: 'address', address: '0xMe' } as const
  expect(said('review.newOwner', { owner: me })).toBe(
    'Make 0xMe (your account) the owner of this contract',
  )
  const value = { kind: 'amount', amount: 5n, unit: { symbol: 'BTC', decimals: 0 } } as const
  expect(said('review.bitcoin.back', { to: me, value })).toBe('Get 5 BTC at your address 0xMe')
})

it('a name that the owner of an address has chosen is quoted behind the whole address', () => {
  const names = { '0xR': { kind: 'claim', text: 'your-account.eth' } } as const
  expect(draw(move(1_500_000n), usdc, 'en', names).text).toBe(
    'Send 1.5 USDC to 0xR (calls itself “your-account.eth”)',
  )
})

it('a transfer to a new receiver says so, an approval of the same address does not', () => {
  const said = (statement: Statement) => draw(statement, usdc, 'en', {}, ['0xR', '0xS']).text
  expect(said(move(1_500_000n))).toBe(
    'Send 1.5 USDC to 0xRYou have never sent anything to this recipient.',
  )
  expect(said(approve(0n))).toBe('No longer let 0xS spend your USDC')
})
