import { installBitcoinWallet } from '../../../demo/wallets/bitcoin/install.ts'
import { installInjectedWallet } from '../../../demo/wallets/injected/install.ts'
import { installPolkadotWallet } from '../../../demo/wallets/polkadot/injected/install.ts'
import { installSolanaWallet } from '../../../demo/wallets/solana/install.ts'

const name = 'Test Wallet'

interface TestWallet {
  setAutoApprove(autoApprove: boolean): void
}

let installed: readonly TestWallet[] | undefined

/** Installs a wallet of each family in the page, like extensions do; those of one name are one row of the modal. */
export function installTestWallets(rpcUrls: Record<string, string>): readonly TestWallet[] {
  installed ??= [
    installInjectedWallet({ name, rdns: 'test.wallet', chainId: 'eip155:1', rpcUrls }),
    installSolanaWallet({ name, rpcUrls }),
    installBitcoinWallet({ name, interfaces: ['standard'], chain: 'mainnet', rpcUrls }),
    installPolkadotWallet({ key: name, name }),
  ]
  return installed
}
