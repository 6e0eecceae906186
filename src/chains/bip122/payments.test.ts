import { expect, it, vi } from 'vitest'
import { bip122Payments } from './payments.ts'

const mainnet = 'bip122:000000000019d6689c085ae165831e93'
const segwit = 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq'
const legacy = '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa'
const testSegwit = 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx'
const regtest = 'bcrt1qw508d6qejxtdg4y5r3zarvary0c5xw7kygt080'

const read = (text: string) => bip122Payments.readPayment(text)
const paying = (own: object) => ({
  payment: { caipNetworkId: mainnet, token: null, amountBaseUnits: null, ...own },
})

it('the examples of BIP-21 are parsed, with a valid address', () => {
  const recipient = legacy
  expect(read(`bitcoin:${legacy}`)).toEqual(paying({ recipient }))
  expect(read(`bitcoin:${legacy}?label=Luke-Jr`)).toEqual(paying({ recipient, words: 'Luke-Jr' }))
  expect(read(`bitcoin:${legacy}?amount=20.3&label=Luke-Jr`)).toEqual(
    paying({ recipient, amountBaseUnits: 2_030_000_000n, words: 'Luke-Jr' }),
  )
  const donation = 'amount=50&label=Luke-Jr&message=Donation%20for%20project%20xyz'
  expect(read(`bitcoin:${legacy}?${donation}`)).toEqual(
    paying({
      recipient,
      amountBaseUnits: 5_000_000_000n,
      words: 'Luke-Jr: Donation for project xyz',
    }),
  )
  const optional = 'somethingyoudontunderstand=50&somethingelseyoudontget=999'
  expect(read(`bitcoin:${legacy}?${optional}`)).toEqual(paying({ recipient }))
  const required = 'req-somethingyoudontunderstand=50&req-somethingelseyoudontget=999'
  expect(read(`bitcoin:${legacy}?${required}`)).toEqual({ problem: 'paymentParameter' })
})

it('a URI in capitals, as in QR codes, is parsed in lower case', () => {
  const payment = paying({ recipient: segwit, amountBaseUnits: 100_000n })
  expect(read(`BITCOIN:${segwit.toUpperCase()}?AMOUNT=0.001`)).toEqual(payment)
  expect(read(`BITCOIN:${segwit.toUpperCase()}?REQ-X=1`)).toEqual({ problem: 'paymentParameter' })
})

it.each([
  ['exp=600', 1_000_600],
  ['time=1000000&exp=600', 1_000_600],
  ['time=999000&exp=600', 999_600],
  ['TIME=999000&EXP=600', 999_600],
  ['exp=1700000000', 1_700_000_000],
  ['time=999000&exp=1700000000', 1_700_000_000],
  ['exp=0', undefined],
  ['time=999000&exp=0', undefined],
  ['time=999000', undefined],
])('the time until %s ends at the second %s', (query, seconds) => {
  vi.useFakeTimers({ now: 1_000_000_000 })
  const expiry = seconds === undefined ? {} : { expiresAt: seconds * 1000 }
  expect(read(`bitcoin:${segwit}?${query}`)).toEqual(paying({ recipient: segwit, ...expiry }))
  vi.useRealTimers()
})

it.each([
  'exp=',
  'exp=soon',
  'exp=-1',
  'exp=1.5',
  'exp=12345678901',
  'exp=1&exp=2',
  'time=x&exp=1',
])('a payment with %s is refused, since its end cannot be read', (query) => {
  expect(read(`bitcoin:${segwit}?${query}`)).toEqual({ problem: 'paymentParameter' })
})

it('lightning and payjoin parameters of a URI are ignored', () => {
  const more = 'lightning=LNBC10U1P3PJ257PP5&pj=https://payjoin.example&pjos=0'
  expect(read(`bitcoin:${segwit}?amount=0.00001&${more}`)).toEqual(
    paying({ recipient: segwit, amountBaseUnits: 1_000n }),
  )
})

it.each([
  ['0.00000001', 1n],
  ['.5', 50_000_000n],
  ['1.', null],
  ['50.00', 5_000_000_000n],
  ['0.100000000000', 10_000_000n],
  ['20999999.99999999', 2_099_999_999_999_999n],
  ['21000000.00000001', null],
  ['0.000000001', null],
  ['0', null],
  ['', null],
  ['-1', null],
  ['1e3', null],
  ['1,5', null],
  ['0x1', null],
])('the amount %j is read to the satoshi as %s', (amount, satoshi) => {
  expect(read(`bitcoin:${segwit}?amount=${amount}`)).toEqual(
    satoshi === null
      ? { problem: 'paymentAmount' }
      : paying({ recipient: segwit, amountBaseUnits: satoshi }),
  )
})

it.each([
  [`bitcoin:?bc=${segwit}`, segwit],
  [`bitcoin:?lightning=LNBC10U1P3PJ257PP5&bc=${segwit}&amount=0.1`, segwit],
  [`BITCOIN:?BC=${segwit.toUpperCase()}`, segwit],
  [`bitcoin:?sp=sp1qq&bc=${segwit}&bc=${segwit.replace('qar', 'qas')}`, segwit],
  [`bitcoin:?tb=${testSegwit}`, testSegwit],
  // Any of the addresses may be paid, so that of the path is.
  [`bitcoin:${legacy}?bc=${segwit}`, legacy],
])('the address of the URI %s of BIP-321 is %s', (text, recipient) => {
  expect(read(text)).toMatchObject({ payment: { recipient } })
})

it('a payment has the network of its address, and no network if several test networks share the address format', () => {
  const network = (caipNetworkId: string | null) => ({ payment: { caipNetworkId } })
  expect(read(`bitcoin:${testSegwit}`)).toMatchObject(network(null))
  expect(read(`bitcoin:${regtest}`)).toMatchObject(
    network('bip122:0f9188f13cb7b2c71f2a335e3a4fc328'),
  )
})

it('a CAIP-10 account is parsed as a recipient on its network', () => {
  expect(read(`${mainnet}:${segwit}`)).toEqual(paying({ recipient: segwit }))
  expect(read(`${mainnet}:${testSegwit}`)).toEqual({ problem: 'malformed' })
})

it.each([
  [`bitcoin:${legacy.replace('5', '6')}`, 'malformed'],
  [`bitcoin:${segwit.replace('q', 'p')}`, 'malformed'],
  ['bitcoin:?lightning=LNBC10U1P3PJ257PP5', 'paymentMalformed'],
  ['bitcoin:', 'paymentMalformed'],
  [`bitcoin:?bc=${testSegwit}`, 'paymentMalformed'],
  [`bitcoin:?tb=${segwit}`, 'paymentMalformed'],
  [`bitcoin:?bc=${segwit.replace('q', 'p')}`, 'malformed'],
  [`bitcoin:?bc=${segwit}&req-pop=initiatingapp%3a`, 'paymentParameter'],
  [`bitcoin:${segwit}?amount=1&amount=2`, 'paymentParameter'],
  [`bitcoin://${segwit}`, 'paymentMalformed'],
])('the payment URI %s is refused', (text, problem) => expect(read(text)).toEqual({ problem }))

it.each([
  ['\u2066\u202eShop\u2069\u0007', 'Shop'],
  ['Sh\u3164op\u034f', 'Shop'],
  ['a\r\nb\u2028c\td', 'a b c d'],
  ['x'.repeat(999), 'x'.repeat(160)],
  ['\u200b\u3164 ', undefined],
])('the label %j of a payment URI is shown as %j', (label, words) => {
  const read = bip122Payments.readPayment(`bitcoin:${segwit}?label=${encodeURIComponent(label)}`)
  expect('payment' in read && read.payment.words).toBe(words)
})

it('label and message of a payment URI become one line without direction marks', () => {
  const label = encodeURIComponent('Shop\u202e\n1')
  expect(read(`bitcoin:${segwit}?label=${label}`)).toMatchObject({ payment: { words: 'Shop 1' } })
})

it.each(['amout', 'amounts', 'ammount', 'amount_sat', 'unit', 'currency', 'value', 'lable'])(
  'the parameter %j is refused, and named',
  (parameter) => {
    const query = `amount=1&${parameter}=x`
    const refused = { problem: 'paymentUnknown', parameter }
    expect(read(`bitcoin:${segwit}?${query}`)).toEqual(refused)
    expect(read(`BITCOIN:${segwit.toUpperCase()}?${query.toUpperCase()}`)).toEqual(refused)
  },
)

it('parameters of other apps are ignored', () => {
  const others = `lno=lno1&sp=sp1&bc=${segwit}&r=https://pay.example&tip=1&utm_source=x`
  expect(read(`bitcoin:${segwit}?amount=0.00001&${others}`)).toEqual(
    paying({ recipient: segwit, amountBaseUnits: 1_000n }),
  )
})

it.each([
  `bitcoin:${segwit.slice(0, 9)}\n${segwit.slice(9)}?amo\nunt=1`,
  `\u2068bitcoin:${segwit.slice(0, 9)}\u200b ${segwit.slice(9)}?amount=1\u2069`,
])('invisible characters and line breaks in %j are ignored', (text) =>
  expect(read(text)).toEqual(paying({ recipient: segwit, amountBaseUnits: 100_000_000n })),
)

it('a line break between two numbers does not make one amount of them', () => {
  const refused = { problem: 'paymentAmount' }
  expect(read(`bitcoin:${segwit}?amount=0.1\n5`)).toEqual(refused)
  expect(read(`bitcoin:${segwit}?amount=1\r\n.5`)).toEqual(refused)
})

it('a written request reads as what was asked for', () => {
  const wish = { caipNetworkId: mainnet, recipient: segwit, token: null, decimals: 8 } as const
  const link = bip122Payments.writePayment?.({
    ...wish,
    amountBaseUnits: 150_000n,
    note: 'Tea & cake',
  })
  expect(link).toBe(`bitcoin:${segwit}?amount=0.0015&message=Tea%20%26%20cake`)
  expect(read(link ?? '')).toEqual(
    paying({ recipient: segwit, amountBaseUnits: 150_000n, words: 'Tea & cake' }),
  )
})
