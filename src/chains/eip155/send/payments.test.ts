import { expect, it } from 'vitest'
import { toChecksumAddress } from '../toChecksumAddress.ts'
import { eip155Payments } from './payments.ts'

const read = eip155Payments.readPayment
const receiver = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359'
const token = toChecksumAddress('0x89205a3a3b2a69de6dbf7f01ed13b2108b2c43e7')
const other = toChecksumAddress('0x8e23ee67d1332ad560396262c48ffbb01f93d052')

it('the examples of EIP-681 are parsed, with exponents exact to the wei', () => {
  expect(read('ethereum:0xfb6916095ca1df60bb79ce92ce3ea74c37c5d359?value=2.014e18')).toEqual({
    payment: {
      caipNetworkId: null,
      recipient: receiver,
      token: null,
      amountBaseUnits: 2_014_000_000_000_000_000n,
    },
  })
  expect(
    read(
      'ethereum:0x89205a3a3b2a69de6dbf7f01ed13b2108b2c43e7/transfer?address=0x8e23ee67d1332ad560396262c48ffbb01f93d052&uint256=1',
    ),
  ).toEqual({ payment: { caipNetworkId: null, recipient: other, token, amountBaseUnits: 1n } })
})

it('a CAIP-10 account is parsed as a recipient on its network', () => {
  const payment = { recipient: '0xab16a96D359eC26a11e2C2b3d8f8B8942d5Bfcdb', token: null }
  expect(read('eip155:1:0xab16a96D359eC26a11e2C2b3d8f8B8942d5Bfcdb')).toEqual({
    payment: { ...payment, caipNetworkId: 'eip155:1', amountBaseUnits: null },
  })
})

it('a payment URI has the chain id after @, and may have the prefix pay-', () => {
  const payment = { caipNetworkId: 'eip155:8453', recipient: receiver, amountBaseUnits: null }
  expect(read(`ethereum:${receiver}@8453`)).toMatchObject({ payment })
  expect(read(`ethereum:pay-${receiver}@8453`)).toMatchObject({ payment })
})

it.each([
  ['1', 1n],
  ['+1', 1n],
  ['1e0', 1n],
  ['1.5e18', 1_500_000_000_000_000_000n],
  ['.5E1', 5n],
  ['1.50e1', 15n],
  ['1.234567890123456789e18', 1_234_567_890_123_456_789n],
  ['9007199254740993', 9_007_199_254_740_993n],
  [`${2n ** 256n - 1n}`, 2n ** 256n - 1n],
])('the value %s is parsed exactly', (value, amountBaseUnits) => {
  expect(read(`ethereum:${receiver}@1?value=${value}`)).toMatchObject({
    payment: { amountBaseUnits },
  })
})

it.each(['', '0', '-1', '1.5', '1.55e1', '1e', '1e78', '1e999', '0x1', '1,5', `${2n ** 256n}`])(
  'a payment URI with the value %j is refused',
  (value) => {
    const problem = { problem: 'paymentAmount' }
    expect(read(`ethereum:${receiver}?value=${value}`)).toEqual(problem)
    expect(read(`ethereum:${token}/transfer?address=${other}&uint256=${value}`)).toEqual(problem)
  },
)

it.each([
  [`ethereum:${token}/approve?address=${other}&uint256=1`, 'paymentFunction'],
  [`ethereum:${token}/transferFrom?address=${other}&uint256=1`, 'paymentFunction'],
  [`ethereum:${token}/?value=1`, 'paymentFunction'],
  [`ethereum:${token}/transfer`, 'paymentParameter'],
  [`ethereum:${token}/transfer?address=${other}`, 'paymentParameter'],
  [`ethereum:${token}/transfer?address=${other}&uint256=1&uint256=2`, 'paymentParameter'],
  [`ethereum:${receiver}?value=1&gas=21000&gas=21000`, 'paymentParameter'],
  [`ethereum:${receiver}?value=1=2`, 'paymentParameter'],
  [`ethereum:${receiver}?value=1&value=2`, 'paymentParameter'],
  ['ethereum:ada?value=1', 'malformed'],
  ['ethereum:ada eth', 'malformed'],
  ['ethereum:%E0%A4.eth', 'malformed'],
  [`ethereum:${receiver}@?value=1`, 'paymentMalformed'],
  [`ethereum:${receiver}@0x1`, 'paymentMalformed'],
  ['eip155:1:0x12', 'paymentMalformed'],
  [`eip155:1:${receiver}?value=1`, 'paymentMalformed'],
  [`ethereum:${receiver.replace('fB', 'Fb')}`, 'checksum'],
  [
    `ethereum:${token}/transfer?address=${other.replace(/[a-f]/, (letter) => letter.toUpperCase())}&uint256=1`,
    'checksum',
  ],
  [`ethereum:${token}/transfer?address=ada&uint256=1`, 'malformed'],
  [`foo:${receiver}`, 'paymentMalformed'],
  [`constructor:${receiver}`, 'paymentMalformed'],
  [`eth:${receiver}?value=1`, 'paymentMalformed'],
  [`eth:${receiver.replace('fB', 'Fb')}`, 'checksum'],
  [`ethereum:0x${'0'.repeat(40)}`, 'zero'],
])('the payment URI %s is refused', (text, problem) => expect(read(text)).toEqual({ problem }))

it.each([
  [`ethereum:${token}/transfer?address=${other}&uint256=1&value=1`, 'value'],
  [`ethereum:${token}/transfer?address=${other}&Uint256=1`, 'Uint256'],
  [`ethereum:${receiver}?Value=1`, 'Value'],
  [`ethereum:${receiver}?value =1`, 'value'],
  [`ethereum:${receiver}?value=1&gaslimit=1`, 'gaslimit'],
  [`ethereum:${receiver}?amount=1`, 'amount'],
  [`ethereum:${receiver}?label=Ada`, 'label'],
  [`ethereum:${receiver}?${'x'.repeat(99)}=1`, 'x'.repeat(32)],
])('the payment URI %s is refused, and its parameter named', (text, parameter) =>
  expect(read(text)).toEqual({ problem: 'paymentUnknown', parameter }),
)

it('contract and recipient of a payment URI may be names', () => {
  const payment = { caipNetworkId: null, token: null, amountBaseUnits: null }
  expect(read('ethereum:vitalik.eth')).toEqual({
    payment: { ...payment, recipient: 'vitalik.eth' },
  })
  expect(read('ethereum:pay-ada.eth@1?value=2')).toMatchObject({
    payment: { caipNetworkId: 'eip155:1', recipient: 'ada.eth', amountBaseUnits: 2n },
  })
  expect(read('ethereum:pay-usdc.eth/transfer?address=bob.eth&uint256=7')).toEqual({
    payment: { ...payment, recipient: 'bob.eth', token: 'usdc.eth', amountBaseUnits: 7n },
  })
  const family = '👩‍👩‍👧.eth'
  for (const written of [family, encodeURIComponent(family)])
    expect(read(`\u2068ethereum:${written}\u2069`)).toMatchObject({
      payment: { recipient: family },
    })
})

it('gas, gasLimit and gasPrice are read and not obeyed', () => {
  const payment = { recipient: receiver, token: null, caipNetworkId: null, amountBaseUnits: 1n }
  const gas = 'gas=10&gasLimit=21000&gasPrice=5e9'
  expect(read(`ethereum:${receiver}?value=1&${gas}`)).toEqual({ payment })
  const transfer = `ethereum:${token}/transfer?${gas}&address=${other}&uint256=1`
  expect(read(transfer)).toMatchObject({ payment: { token, recipient: other } })
})

it('an address after the short name of a network is a recipient on that network', () => {
  const on = (caipNetworkId: string) => ({ payment: { caipNetworkId, recipient: receiver } })
  expect(read(`eth:${receiver}`)).toMatchObject(on('eip155:1'))
  expect(read(`ARB1:${receiver.toLowerCase()}`)).toMatchObject(on('eip155:42161'))
  expect(read(`oeth:\n${receiver}`)).toMatchObject(on('eip155:10'))
})

it.each([
  `ethereum:\u200e${receiver}?value=1`,
  `ethereum:${receiver.slice(0, 20)}\n${receiver.slice(20)}?value=1`,
  `ethereum:${receiver.slice(0, 20)} ${receiver.slice(20)}?va\r\nlue=1`,
  `\ufeffethereum:${receiver.slice(0, 20)}\u00ad\u200d${receiver.slice(20)}?value=\u200b1`,
])('invisible characters and line breaks in %j are ignored', (text) =>
  expect(read(text)).toMatchObject({ payment: { recipient: receiver, amountBaseUnits: 1n } }),
)

it('a line break between two numbers does not make one amount of them', () => {
  const refused = { problem: 'paymentAmount' }
  expect(read(`ethereum:${receiver}?value=1\n000`)).toEqual(refused)
  expect(read(`ethereum:${token}/transfer?address=${other}&uint256=1\r\n5`)).toEqual(refused)
  expect(read(`ethereum:${receiver}?val\nue=1e1\n`)).toMatchObject({
    payment: { amountBaseUnits: 10n },
  })
})

const interoperable = '0xFe89cc7aBB2C4183683ab71653C4cdc9B02D44b7'

it.each([
  [`${interoperable}@eip155:1`, interoperable, 'eip155:1'],
  [`${interoperable}@base`, interoperable, 'eip155:8453'],
  ['alice.eth@ethereum', 'alice.eth', 'eip155:1'],
  ['alice.eth@ARB1', 'alice.eth', 'eip155:42161'],
])('an interoperable name (ERC-7828) is a recipient on its network: %s', (text, recipient, id) => {
  expect(read(text)).toEqual({
    payment: { caipNetworkId: id, recipient, token: null, amountBaseUnits: null },
  })
})

it('the checksum of an interoperable name holds for its address on its network alone', () => {
  const checked = (text: string) => {
    const found = read(text)
    return 'payment' in found && found.payment.isRecipient?.(interoperable)
  }
  // The example of ERC-7828.
  expect(checked(`${interoperable}@eip155:1#80B12379`)).toBe(true)
  expect(checked('alice.eth@ethereum#80b12379')).toBe(true)
  expect(checked(`${interoperable}@base#80B12379`)).toBe(false)
  const found = read('alice.eth@ethereum#80B12379')
  expect('payment' in found && found.payment.isRecipient?.(receiver)).toBe(false)
})

it.each([
  'alice.eth@nowhere',
  'alice.eth@solana',
  'alice.eth@bip122:000000000019d6689c085ae165831e93',
])('an interoperable name on a network that is none of EVM is refused: %s', (text) => {
  expect(read(text)).toEqual({ problem: 'paymentNetwork' })
})

it('an interoperable name with a mistyped address is refused', () => {
  expect(read(`${interoperable.replace('F', 'f')}@base`)).toEqual({ problem: 'checksum' })
})

it.each([null, token])('a written request of %s reads as what was asked for', (asked) => {
  const wish = { caipNetworkId: 'eip155:8453', recipient: receiver, token: asked } as const
  const amountBaseUnits = 1_500_000_000_000_000_000n
  const link = eip155Payments.writePayment?.({ ...wish, amountBaseUnits, decimals: 18, note: '' })
  expect(read(link ?? '')).toEqual({ payment: { ...wish, amountBaseUnits } })
})
