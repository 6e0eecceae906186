import {
  type AccountState,
  clearAccount,
  setStatus,
  updateAccount,
} from '../../controllers/accounts.ts'
import { networks, setActiveNamespace, setRequestedNetworks } from '../../controllers/networks.ts'
import type { Namespace } from '../../types/caip.ts'
import type { Network } from '../../types/network.ts'
import { writable } from '../../utils/testing/writable.ts'

export const ethereum: Network = {
  id: 1,
  name: 'Ethereum',
  chainNamespace: 'eip155',
  caipNetworkId: 'eip155:1',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://node.test/'] } },
  blockExplorers: { default: { name: 'Etherscan', url: 'https://etherscan.io' } },
}

export const base: Network = {
  ...ethereum,
  id: 8453,
  name: 'Base',
  caipNetworkId: 'eip155:8453',
  blockExplorers: { default: { name: 'Basescan', url: 'https://basescan.org' } },
}

/** Returns a random address, for which no cache has an entry. */
function freshAddress(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(20))
  return `0x${[...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`
}

/** Sets the controllers as if the user had connected "Test Wallet" on `network`. Returns the account's address. */
export function connectAccount(own: Partial<AccountState> = {}, network = ethereum): string {
  const namespace: Namespace = network.chainNamespace
  const address = own.address ?? freshAddress()
  setRequestedNetworks([ethereum, base])
  writable(networks).active = { [namespace]: network }
  setActiveNamespace(namespace)
  clearAccount(namespace)
  updateAccount(namespace, {
    connectorId: 'test.wallet',
    wallet: { id: 'test.wallet', name: 'Test Wallet', rdns: 'test.wallet', type: 'ANNOUNCED' },
    accounts: [{ address, type: 'eoa' }],
    address,
    caipNetworkId: network.caipNetworkId,
    ...own,
  })
  setStatus(namespace, 'connected')
  return address
}
