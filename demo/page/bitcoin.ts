import { bitcoinNetwork, bitcoinNetworkAt } from '../services/bitcoin/network.ts'
import { installBitcoinWallet } from '../wallets/bitcoin/install.ts'
import type { InterfaceName } from '../wallets/bitcoin/options.ts'
import { addNetworks } from './localNetwork.ts'

const interfaces: readonly InterfaceName[] = ['satsConnect', 'standard', 'unisat', 'okx', 'leather']

/**
 * Bitcoin in the demo: the network, and a wallet in the page unless a test installs its own. `?bitcoin-wallet=unisat`
 * selects another interface of the wallet.
 */
export function showBitcoin(wallet: HTMLElement, apiUrl: string, bringsWallet: boolean): void {
  addNetworks(wallet, [bitcoinNetworkAt(apiUrl), 'bitcoin'])
  const rpcUrls = { [bitcoinNetwork.caipNetworkId]: apiUrl }
  if (!bringsWallet) return
  const wanted = new URLSearchParams(location.search).get('bitcoin-wallet')
  const found = interfaces.find((name) => name === wanted) ?? 'satsConnect'
  installBitcoinWallet({ name: 'Demo Wallet', interfaces: [found], chain: 'regtest', rpcUrls })
}
