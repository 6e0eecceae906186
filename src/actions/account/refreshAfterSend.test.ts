import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { accounts, clearAccount, updateAccount } from '../../controllers/accounts.ts'
import { networks } from '../../controllers/networks.ts'
import { createFakeStorage } from '../../storage/testing/fakeStorage.ts'
import { writable } from '../../utils/testing/writable.ts'
import { testNetwork } from '../connection/testing/testWallet.ts'
import { refreshBalance } from './refreshAccount.ts'
import { refreshAfterSend } from './refreshAfterSend.ts'

/** The account's balance on chain, and the number of requests for it. */
const chain = vi.hoisted(() => ({ balance: 0n, asked: 0 }))
vi.mock('../../chains/families.ts', async (original) => ({
  ...(await original<object>()),
  loadFamilyPart: async () => ({
    async getBalance() {
      chain.asked += 1
      return chain.balance
    },
  }),
}))

const ether = 10n ** 18n

beforeEach(async () => {
  vi.useFakeTimers()
  vi.stubGlobal('localStorage', createFakeStorage())
  Object.assign(chain, { balance: 3n * ether, asked: 0 })
  writable(networks).active = { eip155: testNetwork(1) }
  const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
  updateAccount('eip155', { address, caipNetworkId: 'eip155:1' })
  await refreshBalance('eip155')
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const shown = () => accounts.eip155?.balance?.amount

it('the balance changes at once after a transaction that is already in a block', async () => {
  chain.balance = 2n * ether
  refreshAfterSend('eip155')
  await vi.advanceTimersByTimeAsync(0)
  expect(shown()).toBe('2')
})

it('the balance is polled until a transaction is in a block, and not afterwards', async () => {
  refreshAfterSend('eip155')
  await vi.advanceTimersByTimeAsync(12_000)
  chain.balance = 2n * ether
  await vi.advanceTimersByTimeAsync(3_000)
  expect(shown()).toBe('2')
  const { asked: requested } = chain
  await vi.advanceTimersByTimeAsync(600_000)
  expect(chain.asked).toBe(requested)
})

it('several pending transactions do not increase the rate at which the balance is polled', async () => {
  for (let sent = 0; sent < 20; sent++) refreshAfterSend('eip155')
  await vi.advanceTimersByTimeAsync(600_000)
  expect(chain.asked).toBe(1 + 3)
})

it('polling the balance stops at a disconnect', async () => {
  refreshAfterSend('eip155')
  await vi.advanceTimersByTimeAsync(0)
  clearAccount('eip155')
  await vi.advanceTimersByTimeAsync(600_000)
  expect(chain.asked).toBe(1 + 1)
})
