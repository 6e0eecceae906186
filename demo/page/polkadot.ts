import { type polkadotNetwork, polkadotNetworkAt } from '../services/polkadot/network.ts'
import { installPolkadotWallet } from '../wallets/polkadot/injected/install.ts'
import { addNetworks } from './localNetwork.ts'

/** Wallets of this family are identified by their key. */
const walletName = 'Demo Polkadot Wallet'

/** Polkadot in the demo: its network, and a wallet in the page. */
export function showPolkadot(
  wallet: HTMLElement,
  id: (typeof polkadotNetwork)['caipNetworkId'],
  chains: Readonly<Record<string, string>>,
  bringsWallet: boolean,
): void {
  addNetworks(wallet, [polkadotNetworkAt(chains[id] ?? ''), 'polkadot', 'kusama'])
  if (bringsWallet) installPolkadotWallet({ key: walletName, name: walletName })
}
