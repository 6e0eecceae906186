import { expect, it } from 'vitest'
import type { Network } from '../../../types/network.ts'
import { evmNetwork } from '../testing/networks.ts'
import { testProposal } from '../testing/proposal.ts'

const solana: Network = {
  ...evmNetwork(1),
  id: '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  chainNamespace: 'solana',
  caipNetworkId: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
}

it('the proposal lists all networks of a namespace, the preferred one first', async () => {
  const networks = [evmNetwork(1), evmNetwork(10), evmNetwork(8453)]
  const { eip155 } = await testProposal({ networks, preferredNetwork: () => networks[1] })
  expect(eip155?.chains).toEqual(['eip155:10', 'eip155:1', 'eip155:8453'])
  expect(eip155?.events).toEqual(['accountsChanged', 'chainChanged'])
  expect(eip155?.methods).toHaveLength(28)
  expect(eip155?.methods).toContain('wallet_sendCalls')
})

it('the proposal ignores a preferred network that is not configured', async () => {
  const networks = [evmNetwork(1), evmNetwork(10)]
  const { eip155 } = await testProposal({ networks, preferredNetwork: () => evmNetwork(137) })
  expect(eip155?.chains).toEqual(['eip155:1', 'eip155:10'])
})

it('the proposal lists Solana by its current id and by the id that WalletConnect documented until 2024', async () => {
  const networks = [evmNetwork(1), solana]
  const proposal = await testProposal({ networks, preferredNetwork: () => undefined })
  expect(Object.keys(proposal)).toEqual(['eip155', 'solana'])
  expect(proposal.solana).toEqual({
    chains: ['solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', 'solana:4sGjMW1sUnHzSxGspuhpqLDx6wiyjNtZ'],
    events: ['accountsChanged', 'chainChanged'],
    methods: [
      'solana_signMessage',
      'solana_signTransaction',
      'solana_requestAccounts',
      'solana_getAccounts',
      'solana_signAllTransactions',
      'solana_signAndSendTransaction',
    ],
  })
})

it('the proposal throws NETWORK_NOT_FOUND if no network is configured', async () => {
  await expect(testProposal({ networks: [] })).rejects.toMatchObject({ code: 'NETWORK_NOT_FOUND' })
})
