import { expect, it, vi } from 'vitest'
import { setStatus, updateAccount } from '../../controllers/accounts.ts'
import { networks } from '../../controllers/networks.ts'
import { transactions } from '../../controllers/transactions.ts'
import { writable } from '../../utils/testing/writable.ts'
import { testNetwork } from '../connection/testing/testWallet.ts'
import { loadDetails } from './loadDetails.ts'

const node = vi.hoisted(() => ({ requests: 0, respond: (_: unknown) => {} }))

vi.mock('../../chains/laterFamilies.ts', async (original) => ({
  ...(await original<object>()),
  loadLaterPart: async () => () => {
    node.requests += 1
    return new Promise((resolve) => {
      node.respond = resolve
    })
  },
}))

it('a row in sight and the open details ask the node for a transaction once', async () => {
  writable(networks).requested = [testNetwork(1)]
  setStatus('eip155', 'connected')
  const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
  updateAccount('eip155', { address, caipNetworkId: 'eip155:1' })
  const reads = [loadDetails('eip155', '0x1'), loadDetails('eip155', '0x1')]
  await vi.waitFor(() => expect(node.requests).toBe(1))
  node.respond({ status: 'confirmed', fee: 7n })
  expect(await Promise.all(reads)).toEqual([true, true])
  expect(transactions.details['0x1']?.fee).toBe(7n)
  expect([await loadDetails('eip155', '0x1'), node.requests]).toEqual([true, 1])
})
