import { loadChainAdapter } from '../../chains/registry.ts'
import type { Namespace } from '../../types/caip.ts'
import { appGate } from './appGate.ts'

/**
 * What an app works with that found a wallet before the code of its namespace had loaded.
 *
 * @throws WalletModalError LOAD_FAILED
 */
export async function announcedWallet(namespace: Namespace): Promise<object | undefined> {
  const adapter = await loadChainAdapter(namespace)
  return adapter.announced?.(appGate(namespace))
}
