import { isRecord } from '../shared/json.ts'
import type { WalletNamespace } from '../walletConnectWallet/WalletNamespace.ts'

const keyOf = (namespace: WalletNamespace) => `demo-wallet/selection/${namespace.name}`

/**
 * Takes up the account and the network of the last visit: sites were told of them, so a reload must
 * not silently fall back. Call it before the wallet starts, or every site would be told again.
 */
export async function restoreSelection(namespace: WalletNamespace): Promise<void> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(namespace)) ?? 'null')
    if (!isRecord(stored)) return
    if (typeof stored.account === 'string') await namespace.selectAccount(stored.account)
    if (typeof stored.chain === 'string') await namespace.selectChain(stored.chain)
  } catch {
    // The stored chain may no longer be in this page's address, or storage may be blocked: the defaults stay.
  }
}

export function keepSelection(namespace: WalletNamespace): void {
  const [chain] = namespace.chains()
  const [account] = namespace.accounts()
  try {
    localStorage.setItem(keyOf(namespace), JSON.stringify({ chain, account }))
  } catch {
    // Without storage the next visit starts with the defaults.
  }
}
