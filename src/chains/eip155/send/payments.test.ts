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
  [`ethereum:${token}/transfer?address=${other}&uint256=1&value=1`, 'paymentParameter'],
  [`ethereum:${token}/transfer?address=${other}&uint256=1&uint256=2`, 'paymentParameter'],
  [`ethereum:${receiver}?value=1&gas=21000`, 'paymentParameter'],
  [`ethereum:${receiver}?value=1&value=2`, 'paymentParameter'],
  [`ethereum:${receiver}?label=Ada`, 'paymentParameter'],
  ['ethereum:ada.eth?value=1', 'paymentMalformed'],
  [`ethereum:${receiver}@?value=1`, 'paymentMalformed'],
  [`ethereum:${receiver}@0x1`, 'paymentMalformed'],
  ['eip155:1:0x12', 'paymentMalformed'],
  [`eip155:1:${receiver}?value=1`, 'paymentMalformed'],
  [`ethereum:${receiver.replace('fB', 'Fb')}`, 'checksum'],
  [
    `ethereum:${token}/transfer?address=${other.replace(/[a-f]/, (letter) => letter.toUpperCase())}&uint256=1`,
    'checksum',
  ],
  [`ethereum:${token}/transfer?address=ada.eth&uint256=1`, 'malformed'],
  [`ethereum:0x${'0'.repeat(40)}`, 'zero'],
])('the payment URI %s is refused', (text, problem) => expect(read(text)).toEqual({ problem }))
