import { expect, it, vi } from 'vitest'
import { updateAccount } from '../../controllers/accounts.ts'
import { setActiveNamespace } from '../../controllers/networks.ts'
import type { EmbeddedWallet } from '../../types/frame.ts'
import { followNamespace } from './openEmbeddedWallet.ts'

const solana = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'

it('the frame switches to the namespace that becomes active, if the embedded wallet is connected there', async () => {
  const moveTo = vi.fn(async () => {})
  followNamespace({ moveTo } as unknown as EmbeddedWallet)
  setActiveNamespace('eip155')
  updateAccount('solana', { connectorId: 'other', caipNetworkId: solana })
  setActiveNamespace('solana')
  await Promise.resolve()
  expect(moveTo).not.toHaveBeenCalled()
  setActiveNamespace('eip155')
  await Promise.resolve()
  updateAccount('solana', { connectorId: 'ID_AUTH' })
  setActiveNamespace('solana')
  await vi.waitFor(() => expect(moveTo).toHaveBeenCalledExactlyOnceWith(solana))
})
