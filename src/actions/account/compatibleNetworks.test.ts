import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { adapter as bip122Adapter } from '../../chains/bip122/adapter.ts'
import { findNetwork } from '../../chains/networks.ts'
import { adapter as polkadotAdapter } from '../../chains/polkadot/adapter.ts'
import { clearAccount, updateAccount } from '../../controllers/accounts.ts'
import * as connections from '../../controllers/connections.ts'
import { updateEmbeddedWallet } from '../../controllers/embeddedWallet.ts'
import { networks, setRequestedNetworks } from '../../controllers/networks.ts'
import type { AccountType } from '../../types/account.ts'
import type { Namespace } from '../../types/caip.ts'
import type { ChainAdapter } from '../../types/chainAdapter.ts'
import { writable } from '../../utils/testing/writable.ts'
import { compatibleNetworks } from './compatibleNetworks.ts'

const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

const known = (slug: string) => {
  const network = findNetwork(slug)
  if (!network) throw new Error(`no network ${slug}`)
  return network
}

/** Connects on the first of these networks. By default the wallet approves all of them. */
function connect(namespace: Namespace, of: string, slugs: string[], type: AccountType = 'eoa') {
  const own = slugs.map(known)
  setRequestedNetworks([...own, known('solana')])
  writable(networks).active = { [namespace]: own[0] }
  updateAccount(namespace, { address: of, accounts: [{ address: of, type }] })
}
const live = (adapter: Partial<ChainAdapter>) =>
  vi.spyOn(connections, 'liveConnection').mockReturnValue({ adapter } as never)
const slugsOf = (namespace: Namespace) => compatibleNetworks(namespace).map(({ name }) => name)

beforeEach(() => {
  writable(networks).approved = {}
  live({})
})
afterEach(() => {
  vi.restoreAllMocks()
  for (const namespace of ['eip155', 'bip122', 'polkadot'] as const) clearAccount(namespace)
})

it('compatibleNetworks returns the page’s networks of the account’s namespace, the active one first', () => {
  connect('eip155', address, ['base', 'ethereum'])
  expect(slugsOf('eip155')).toEqual(['Base', 'Ethereum'])
})

it('compatibleNetworks returns only networks that the wallet has approved', () => {
  connect('eip155', address, ['ethereum', 'base', 'optimism'])
  writable(networks).approved = { eip155: ['eip155:1', 'eip155:10'] }
  expect(slugsOf('eip155')).toEqual(['Ethereum', 'OP Mainnet'])
})

it('compatibleNetworks of a smart account returns only networks that have smart accounts', () => {
  connect('eip155', address, ['ethereum', 'base', 'optimism'], 'smartAccount')
  updateEmbeddedWallet({ smartAccountNetworks: [1, 8453] })
  expect(slugsOf('eip155')).toEqual(['Ethereum', 'Base'])
})

it('compatibleNetworks of a Bitcoin address returns only networks with its address format', () => {
  live(bip122Adapter)
  connect('bip122', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', ['bitcoin', 'bitcoin-testnet'])
  expect(slugsOf('bip122')).toEqual(['Bitcoin'])
})

it('compatibleNetworks of a Polkadot address returns only networks with its SS58 prefix', () => {
  live(polkadotAdapter)
  const alice = '15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5'
  connect('polkadot', alice, ['polkadot', 'kusama', 'polkadot-asset-hub'])
  expect(slugsOf('polkadot')).toEqual([known('polkadot').name, known('polkadot-asset-hub').name])
})

it('compatibleNetworks is empty without an account', () => {
  connect('eip155', address, ['ethereum'])
  clearAccount('eip155')
  expect(slugsOf('eip155')).toEqual([])
})
