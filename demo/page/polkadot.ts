import { type polkadotNetwork, polkadotNetworkAt } from '../services/polkadot/network.ts'
import { installPolkadotWallet } from '../wallets/polkadot/injected/install.ts'
import { addNetworks } from './localNetwork.ts'

/**
 * The wallet's key in `injectedWeb3`. The key is also the wallet's name, because `injectedWeb3` has no separate names.
 */
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
