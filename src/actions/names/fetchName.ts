import { type AccountName, getNamesOf } from '../../services/blockchainApi/profile.ts'
import { type CachedName, nameCache } from '../../storage/nameCache.ts'
import type { Namespace } from '../../types/caip.ts'
import { serviceContext } from '../services/serviceContext.ts'
import { mayBeShown } from './isName.ts'
import { nameError } from './nameError.ts'

/** Finds the first name that has the address in its records and may be shown. */
async function pickName(all: readonly AccountName[], address: string, namespace: Namespace) {
  const isSame = (one: { address: string }) => one.address.toLowerCase() === address.toLowerCase()
  for (const one of all) {
    const isOwn = Object.values(one.addresses).some(isSame)
    if (isOwn && (await mayBeShown(one.name, namespace))) return one
  }
  return undefined
}

/**
 * Returns the name and picture that the blockchain API's name service has for an address (without CAIP-10 prefix).
 * Cached for 5 minutes.
 *
 * @throws WalletModalError NAMES_FETCH_FAILED, with the service's reason if it gives one
 */
export async function fetchName(address: string, namespace: Namespace): Promise<CachedName> {
  const none: CachedName = { name: null, address, avatarUrl: null }
  const context = serviceContext()
  if (!context) return none
  const cached = nameCache.read(address)
  if (cached) return cached
  try {
    const own = await pickName(await getNamesOf(context, address, address), address, namespace)
    const found = own ? { name: own.name, address, avatarUrl: own.avatarUrl } : none
    nameCache.write(address, found)
    return found
  } catch (thrown) {
    throw await nameError('NAMES_FETCH_FAILED', thrown)
  }
}
