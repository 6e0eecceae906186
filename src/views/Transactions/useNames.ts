import { useEffect, useState } from 'react'
import { nameAddresses } from '../../actions/activity/nameAddresses.ts'
import { type AccountState, accounts } from '../../controllers/accounts.ts'
import type { Network } from '../../types/network.ts'
import { isSameAddress } from '../../utils/isSameAddress.ts'
import { useStateOf } from '../../utils/useStateOf.ts'

/** Returns names of addresses, as far as they have been read. */
export function useNames(addresses: readonly string[], network: Network): Record<string, string> {
  const [names, setNames] = useState<Record<string, string>>({})
  // The name of the own account may be read later than the transaction.
  const own = useStateOf(accounts)[network.chainNamespace] as AccountState | undefined
  const key = addresses.join(' ')

  useEffect(() => {
    let isStale = false
    void nameAddresses(key.split(' ').filter(Boolean), network).then((found) => {
      if (!isStale) setNames(found)
    })
    return () => {
      isStale = true
    }
  }, [key, network])

  const { address: ownAddress = null, profileName } = own ?? {}
  const mine = addresses.find((one) => isSameAddress(one, ownAddress))
  return mine && profileName ? { ...names, [mine]: profileName } : names
}
