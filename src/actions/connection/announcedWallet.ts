import { loadFamilyPart } from '../../chains/families.ts'
import type { Namespace } from '../../types/caip.ts'
import { appGate } from './appGate.ts'

/** For an app that found a wallet before the namespace's chunk had loaded. @throws WalletModalError LOAD_FAILED */
export async function announcedWallet(namespace: Namespace): Promise<object | undefined> {
  const adapter = await loadFamilyPart(namespace, 'adapter')
  return adapter.announced?.(appGate(namespace))
}
