import { expect, it } from 'vitest'
import { polkadotPayments } from './payments.ts'
import { alice } from './testing/fakeProvider.ts'

const relay = 'polkadot:91b171bb158e2d3848fa23a9f1c25182'
const { readPayment } = polkadotPayments

it.each([
  `${relay}:${alice.any}`,
  `${relay}:\n${alice.any}\u200b`,
  `${relay.toUpperCase().replace('POLKADOT', 'polkadot')}:${alice.any}`,
])('the CAIP-10 account %j is parsed as a recipient on its network', (text) =>
  expect(readPayment(text)).toEqual({
    payment: {
      caipNetworkId: relay,
      recipient: alice.polkadot,
      token: null,
      amountBaseUnits: null,
    },
  }),
)

it.each([
  [`${relay}:${alice.any.slice(1)}`, 'malformed'],
  [`${relay}:${alice.kusama}`, 'paymentNetwork'],
  [`polkadot:${alice.any}`, 'paymentMalformed'],
  [`${relay}:${alice.any}?amount=1`, 'paymentMalformed'],
])('the text %s is refused', (text, problem) => expect(readPayment(text)).toEqual({ problem }))
