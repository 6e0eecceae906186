import { beforeEach, expect, it, vi } from 'vitest'
import type { Modal } from '../../controllers/modal.ts'
import { replacement } from '../../controllers/replacement.ts'
import { sentTransaction } from '../../controllers/testing/sentTransaction.ts'
import { testNetwork } from '../connection/testing/testWallet.ts'
import type { TransactionPlan } from '../transactions/TransactionPlan.ts'

const replacer = vi.hoisted(() => ({ estimate: vi.fn() }))
const pipeline = vi.hoisted(() => ({ run: vi.fn<(plan: TransactionPlan) => Promise<void>>() }))
vi.mock('../../chains/laterFamilies.ts', async (original) => ({
  ...(await original<object>()),
  hasLaterPart: () => true,
  loadLaterPart: async () => replacer,
}))
vi.mock('../account/payingAccount.ts', () => ({
  payingAccount: () => ({
    namespace: 'eip155',
    address: 'own',
    network: testNetwork(1),
    isSmartAccount: false,
  }),
  contextOf: () => ({}),
}))
vi.mock('../transactions/runTransaction.ts', () => ({ runTransaction: pipeline.run }))

const { pressReplacement, reviewReplacement } = await import('./replaceTransaction.ts')

const pending = sentTransaction({ from: 'own', caipNetworkId: 'eip155:1' })
const cost = { feeBaseUnits: 10n, formerFeeBaseUnits: 5n, to: 'own', amountBaseUnits: 1_000n }

beforeEach(() => {
  vi.resetAllMocks()
})

it.each([
  ['an amount', { amountBaseUnits: 999n }],
  ['a receiver', { to: 'other' }],
  ['a fee', { feeBaseUnits: 11n }],
])('a replacement whose node names %s that was not reviewed is refused', async (_, changed) => {
  replacer.estimate.mockResolvedValue(cost)
  await reviewReplacement(pending, 'cancel')
  expect(replacement.order).toMatchObject({ to: 'own', pays: { amountBaseUnits: 1_000n } })
  await pressReplacement({} as Modal)
  const plan = pipeline.run.mock.lastCall?.[0]
  const { signal } = new AbortController()
  await expect(plan?.simulate(signal)).resolves.toEqual({ gasLimit: null })
  replacer.estimate.mockResolvedValue({ ...cost, ...changed })
  await expect(plan?.simulate(signal)).rejects.toMatchObject({ code: 'NOT_REPLACEABLE' })
})
