import { installPolkadotWallet } from './install.ts'

/**
 * The script a test puts into a page before anything else runs. Which wallets it installs stands in
 * `globalThis.__demoPolkadotWalletOptions`, set by a script before this one.
 */
for (const options of globalThis.window?.__demoPolkadotWalletOptions ?? []) {
  installPolkadotWallet(options)
}
