import { expect, it } from 'vitest'
import { solanaPayments } from './payments.ts'
import { toSolanaPayPart } from './solanaPayPart.ts'

const recipient = 'mvines9iiHiQTysrwkJjGf2gb9Ex9jXJX8ns3qwf2kN'
const mint = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'
const reference = '82ZJ7nbGpixjeDCmEhUcmwXYfvurzAgGdtSMuHnUgyny'

const read = (text: string) => solanaPayments.readPayment(text)
const paying = (own: object = {}) => ({
  payment: { caipNetworkId: null, recipient, token: null, amountBaseUnits: null, ...own },
})

it('the examples of Solana Pay are parsed', () => {
  const words = 'Michael: Thanks for all the fish'
  const text = 'label=Michael&message=Thanks%20for%20all%20the%20fish&memo=OrderId12345'
  const part = toSolanaPayPart({ references: [], memo: 'OrderId12345' })
  expect(read(`solana:${recipient}?amount=1&${text}`)).toEqual(paying({ amount: '1', words, part }))
  expect(read(`solana:${recipient}?amount=0.01&spl-token=${mint}&${text}`)).toEqual(
    paying({ amount: '0.01', token: mint, words, part }),
  )
  expect(read(`solana:${recipient}?label=Michael`)).toEqual(paying({ words: 'Michael' }))
})

it('references keep their order, and unknown parameters are ignored', () => {
  const query = `reference=${reference}&reference=${mint}&utm=1`
  const part = toSolanaPayPart({ references: [reference, mint], memo: null })
  expect(read(`solana:${recipient}?${query}`)).toEqual(paying({ part }))
})

it('the memo is parsed unchanged, line breaks included', () => {
  const memo = 'Order\n№ 7'
  expect(read(`solana:${recipient}?memo=${encodeURIComponent(memo)}`)).toEqual(
    paying({
      part: {
        solanaPay: { references: [], memo },
        rows: [{ name: 'send.preview.memo', text: memo }],
      },
    }),
  )
})

it.each([
  ['1', '1'],
  ['0.5', '0.5'],
  ['001.50', '1.5'],
  ['123456789.123456789', '123456789.123456789'],
  ['.5', null],
  ['1.', null],
  ['0', null],
  ['0.0', null],
  ['', null],
  ['-1', null],
  ['1e9', null],
  ['1,5', null],
])('the amount %j is read as %s', (written, amount) => {
  expect(read(`solana:${recipient}?amount=${written}`)).toEqual(
    amount === null ? { problem: 'paymentAmount' } : paying({ amount }),
  )
})

it.each([
  'solana:https://shop.example/pay',
  'solana:https%3A%2F%2Fshop.example%2Fpay%3Forder%3D1',
  'SOLANA:HTTPS://shop.example',
])('the transaction request %s is refused', (text) => {
  expect(read(text)).toEqual({ problem: 'paymentTransaction' })
})

it('a CAIP-10 account is parsed as a recipient on its network', () => {
  const caipNetworkId = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
  expect(read(`${caipNetworkId}:${recipient}`)).toEqual(paying({ caipNetworkId }))
})

it.each([
  ['solana:0x12', 'malformed'],
  ['solana:11111111111111111111111111111111', 'zero'],
  ['solana:', 'paymentMalformed'],
  [`solana:${recipient}/transfer`, 'paymentMalformed'],
  [`solana:${recipient}?spl-token=USDC`, 'paymentParameter'],
  [`solana:${recipient}?reference=1`, 'paymentParameter'],
  [`solana:${recipient}?${`reference=${reference}&`.repeat(5)}`, 'paymentParameter'],
  [`solana:${recipient}?memo=${'é'.repeat(129)}`, 'paymentParameter'],
  [`solana:${recipient}?amount=1&amount=2`, 'paymentParameter'],
  [`solana:${recipient}?memo=a&memo=b`, 'paymentParameter'],
])('the payment URI %s is refused', (text, problem) => expect(read(text)).toEqual({ problem }))

it.each([
  ...['spl_token', 'splToken', 'SPL-Token', 'spl-tokn', 'spl-tokens', 'spl', 'token', 'mint'],
  ...['spl-token ', 'ѕpl-token', 'tokenAddress', 'currency', 'asset'],
])('25 of a token are not 25 SOL if the token is named by the parameter %j', (name) => {
  const token = `${encodeURIComponent(name)}=${mint}`
  expect(read(`solana:${recipient}?amount=25&${token}`)).toEqual({
    problem: 'paymentUnknown',
    parameter: name.trim(),
  })
})

it.each([
  ['Amount', '1'],
  ['amount ', '1'],
  ['amuont', '1'],
  ['ammount', '1'],
  ['am\u200bount', '1'],
  ['refernce', reference],
  ['memos', 'x'],
  ['affiliate', mint],
])('the parameter %j is refused, and named', (name, value) => {
  const query = `${encodeURIComponent(name)}=${value}`
  expect(read(`solana:${recipient}?${query}`)).toEqual({
    problem: 'paymentUnknown',
    parameter: name.replace('\u200b', '').trim(),
  })
})

it.each([
  ['mainnet-beta', 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'],
  ['mainnet', 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'],
  ['devnet', 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1'],
  ['testnet', 'solana:4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z'],
] as const)('a payment on the cluster %s is one on its network', (cluster, caipNetworkId) => {
  expect(read(`solana:${recipient}?amount=1&cluster=${cluster}`)).toEqual(
    paying({ amount: '1', caipNetworkId }),
  )
})

it.each(['devnet2', 'Devnet', 'localnet', '', 'toString'])(
  'a payment on the unknown cluster %j is refused',
  (cluster) => {
    const problem = { problem: 'paymentNetwork' }
    expect(read(`solana:${recipient}?amount=1&cluster=${cluster}`)).toEqual(problem)
  },
)

it.each([`%20${mint}`, `${mint},USDC`, `solana:${mint}`, `${mint}%0A`, `[%22${mint}%22]`])(
  'an unknown parameter whose value %s has an address in it is refused',
  (value) => {
    expect(read(`solana:${recipient}?amount=25&x=${value}`)).toEqual({
      problem: 'paymentUnknown',
      parameter: 'x',
    })
  },
)

it('a line break between two numbers does not make one amount of them', () => {
  const problem = { problem: 'paymentAmount' }
  for (const amount of ['1\n000', '0.1\r\n5', '1\t.5', '1\n,5'])
    expect(read(`solana:${recipient}?amount=${amount}`)).toEqual(problem)
})

it('parameters of other apps are ignored', () => {
  const query = 'amount=1&redirect=https%3A%2F%2Fshop.example&utm_source=x'
  expect(read(`solana:${recipient}?${query}`)).toEqual(paying({ amount: '1' }))
})

it.each([
  `solana:${recipient.slice(0, 9)}\n${recipient.slice(9)}?amo\nunt=1`,
  `\u2068solana:${recipient.slice(0, 9)}\u200b ${recipient.slice(9)}?amount=1\u2069`,
])('invisible characters and line breaks in %j are ignored', (text) =>
  expect(read(text)).toEqual(paying({ amount: '1' })),
)

it.each(['7\u202e1', '7\u0000', '7\u200b'])(
  'the memo %j is refused, since another shows',
  (memo) => {
    const problem = { problem: 'paymentParameter' }
    expect(read(`solana:${recipient}?memo=${encodeURIComponent(memo)}`)).toEqual(problem)
  },
)

it.each([null, mint])('a written request of %s reads as what was asked for', (token) => {
  const caipNetworkId = 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1'
  const wish = {
    caipNetworkId,
    recipient,
    token,
    amountBaseUnits: 1_500_000n,
    decimals: 6,
  } as const
  const link = solanaPayments.writePayment?.({ ...wish, note: 'Tea & cake' })
  expect(read(link ?? '')).toMatchObject({
    payment: { caipNetworkId, recipient, token, amount: '1.5', words: 'Tea & cake' },
  })
})

it('a note by hand is the transfer’s memo beside references, and one that cannot be sent is refused', () => {
  const notes = solanaPayments.handNotes
  const part = toSolanaPayPart({ references: [reference], memo: null })
  const noted = notes?.write(part, 'Order 7')
  expect(noted).toEqual(toSolanaPayPart({ references: [reference], memo: 'Order 7' }))
  expect(notes?.read(noted ?? {})).toBe('Order 7')
  expect(notes?.write(noted ?? {}, '')).toEqual(part)
  expect(notes?.write({}, 'x'.repeat(257))).toBeNull()
  expect(notes?.write({}, 'Order\u202e7')).toBeNull()
})
