import type { FindFreshAddress } from '../../types/chainAdapter.ts'
import { findUnused } from './esplora.ts'
import { addressesOf, awaitListing } from './provider.ts'

/**
 * Returns the first unused address in the order of the wallet's list. No address is derived, because the wallet might
 * not find a payment to it. Change addresses are left out.
 */
export const findFreshAddress: FindFreshAddress = async (account, rpc, provider) => {
  await awaitListing(provider, account)
  const listed = addressesOf(provider, account)
  if (listed.length === 1) return null
  return findUnused(
    rpc,
    listed.flatMap(({ address, isChange }) => (isChange ? [] : [address])),
  )
}
