import { isRecord } from '../shared/json.ts'
import type { WalletNamespace } from '../walletConnectWallet/WalletNamespace.ts'

const keyOf = (namespace: WalletNamespace) => `demo-wallet/selection/${namespace.name}`

/**
 * Restores the active account and network of the last page load. Called before the wallet starts: later, every session
 * would be notified of a change that sites know already.
 */
export async function restoreSelection(namespace: WalletNamespace): Promise<void> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(namespace)) ?? 'null')
    if (!isRecord(stored)) return
    if (typeof stored.account === 'string') await namespace.selectAccount(stored.account)
    if (typeof stored.chain === 'string') await namespace.selectChain(stored.chain)
  } catch {
    // The stored chain may be missing in this page's URL, or storage may be blocked; the defaults then apply.
  }
}

export function keepSelection(namespace: WalletNamespace): void {
  const [chain] = namespace.chains()
  const [account] = namespace.accounts()
  try {
    localStorage.setItem(keyOf(namespace), JSON.stringify({ chain, account }))
  } catch {
    // Without storage the next load starts with the defaults.
  }
}
