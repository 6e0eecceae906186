import { getNamesOf } from '../../services/blockchainApi/profile.ts'
import { type CachedName, nameCache } from '../../storage/nameCache.ts'
import { serviceContext } from '../services/serviceContext.ts'
import { nameError } from './nameError.ts'

/**
 * The first of the registrar's names that lead to an address (plain, not CAIP-10); its `name` is null where there is
 * none. Good for 5 minutes.
 *
 * @throws WalletModalError NAMES_FETCH_FAILED, with the service's reason where it gives one
 */
export async function fetchName(address: string): Promise<CachedName> {
  const none: CachedName = { name: null, address, avatarUrl: null }
  const context = serviceContext()
  if (!context) return none
  const cached = nameCache.read(address)
  if (cached) return cached
  try {
    const names = await getNamesOf(context, address, address)
    const own = names.find(({ addresses }) =>
      Object.values(addresses).some((one) => one.address.toLowerCase() === address.toLowerCase()),
    )
    const found = own ? { name: own.name, address, avatarUrl: own.avatarUrl } : none
    nameCache.write(address, found)
    return found
  } catch (thrown) {
    throw await nameError('NAMES_FETCH_FAILED', thrown)
  }
}
