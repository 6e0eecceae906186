import { expect, it, vi } from 'vitest'
import { updateAccount } from '../../controllers/accounts.ts'
import { networks } from '../../controllers/networks.ts'
import type { EmbeddedWallet } from '../../types/frame.ts'
import { followNamespace } from './openEmbeddedWallet.ts'

const solana = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'

it('the frame switches to the namespace that becomes active, if the embedded wallet is connected there', async () => {
  const moveTo = vi.fn(async () => {})
  followNamespace({ moveTo } as unknown as EmbeddedWallet)
  networks.activeNamespace = 'eip155'
  updateAccount('solana', { connectorId: 'other', caipNetworkId: solana })
  networks.activeNamespace = 'solana'
  await Promise.resolve()
  expect(moveTo).not.toHaveBeenCalled()
  networks.activeNamespace = 'eip155'
  await Promise.resolve()
  updateAccount('solana', { connectorId: 'ID_AUTH' })
  networks.activeNamespace = 'solana'
  await vi.waitFor(() => expect(moveTo).toHaveBeenCalledExactlyOnceWith(solana))
})
