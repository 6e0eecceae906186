import { expect, it } from 'vitest'
import type { Network } from '../../types/network.ts'
import { buildProposal } from './proposal.ts'
import { evmNetwork } from './testing/networks.ts'

const solana: Network = {
  ...evmNetwork(1),
  id: '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  chainNamespace: 'solana',
  caipNetworkId: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
}

it('asks for every network of a family at once, the one to start on first', () => {
  const networks = [evmNetwork(1), evmNetwork(10), evmNetwork(8453)]
  const { eip155 } = buildProposal({ networks, preferredNetwork: () => networks[1] })
  expect(eip155?.chains).toEqual(['eip155:10', 'eip155:1', 'eip155:8453'])
  expect(eip155?.events).toEqual(['accountsChanged', 'chainChanged'])
  expect(eip155?.methods).toHaveLength(24)
  expect(eip155?.methods).toContain('wallet_sendCalls')
})

it('a preferred network outside of the configuration changes nothing', () => {
  const networks = [evmNetwork(1), evmNetwork(10)]
  const { eip155 } = buildProposal({ networks, preferredNetwork: () => evmNetwork(137) })
  expect(eip155?.chains).toEqual(['eip155:1', 'eip155:10'])
})

it('leaves out families that it cannot serve', () => {
  const networks = [solana, evmNetwork(1)]
  const proposal = buildProposal({ networks, preferredNetwork: () => undefined })
  expect(Object.keys(proposal)).toEqual(['eip155'])
})

it('says so when nothing is left', () => {
  const build = () => buildProposal({ networks: [solana], preferredNetwork: () => solana })
  expect(build).toThrow(expect.objectContaining({ code: 'NETWORK_NOT_FOUND' }))
})
