import { expect, it } from 'vitest'
import { testNetwork } from '../connection/testing/testWallet.ts'
import { type Evidence, nextStep, plainEvidence, type Step } from './nextStep.ts'
import { testOrder } from './testing/testOrder.ts'

const account = {
  namespace: 'eip155',
  address: '0xfrom',
  network: testNetwork(1),
  isSmartAccount: false,
} as const
const order = testOrder(account)
const approval = testOrder(account, { kind: 'approve' })
const expiring = testOrder(account, { deadline: 1_000 })

it.each<[string, Partial<Evidence>, Step]>([
  ['nothing doubts it', {}, 'submit'],
  ['a check is pending', { isChecking: true }, 'wait'],
  ['the wallet has a request', { isPending: true }, 'wait'],
  ['the wallet has a request, though it is stale', { isPending: true, isStale: true }, 'wait'],
  ['a check refuses it', { isRefused: true }, 'refuse'],
  ['a check refuses it, though it was confirmed', { isRefused: true, confirmed: order }, 'refuse'],
  ['a later value contradicts it', { isStale: true }, 'renew'],
  ['a stale one is being made again', { isStale: true, isChecking: true }, 'wait'],
  ['a stale one was confirmed', { isStale: true, confirmed: order }, 'renew'],
  ['a doubt may cost money', { mustAgree: true }, 'confirm'],
  ['the doubt was confirmed', { mustAgree: true, confirmed: order }, 'submit'],
  ['another order was confirmed', { mustAgree: true, confirmed: approval }, 'confirm'],
  ['the amount is not typed', { isTyped: false }, 'type'],
  [
    'the amount is not typed, though it was confirmed',
    { isTyped: false, confirmed: order },
    'type',
  ],
  ['the amount is typed', { isTyped: true, mustAgree: true }, 'submit'],
  ['the last attempt failed', { hasFailed: true }, 'submit'],
])('the next step of an order of which %s', (_, evidence, step) => {
  expect(nextStep(order, { ...plainEvidence, ...evidence })).toBe(step)
})

it.each<[string, Partial<Evidence>, Step]>([
  ['while it is made', { isChecking: true }, 'wait'],
  ['before it is made', {}, 'wait'],
  ['if it could not be made', { hasFailed: true }, 'renew'],
  ['while it is made again', { hasFailed: true, isChecking: true }, 'wait'],
])('the next step without an order, %s', (_, evidence, step) => {
  expect(nextStep(null, { ...plainEvidence, ...evidence })).toBe(step)
})

it('an order whose deadline has passed is made again', () => {
  expect(nextStep(expiring, { ...plainEvidence, now: 999 })).toBe('submit')
  expect(nextStep(expiring, { ...plainEvidence, now: 1_000 })).toBe('renew')
})

it('an approval is requested and not submitted, and its doubts take a second press', () => {
  expect(nextStep(approval, plainEvidence)).toBe('approve')
  expect(nextStep(approval, { ...plainEvidence, mustAgree: true })).toBe('confirm')
})
