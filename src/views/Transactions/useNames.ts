import { useEffect, useState } from 'react'
import { nameAddresses } from '../../actions/activity/nameAddresses.ts'
import type { Network } from '../../types/network.ts'

/** Returns names of addresses, as far as they have been read. */
export function useNames(addresses: readonly string[], network: Network): Record<string, string> {
  const [names, setNames] = useState<Record<string, string>>({})
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

  return names
}
