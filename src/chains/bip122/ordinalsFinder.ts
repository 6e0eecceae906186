import * as z from 'zod/mini'
import { read } from '../../storage/storage.ts'
import type { CaipNetworkId } from '../../types/caip.ts'
import { log } from '../../utils/log.ts'
import { oneOf, orElse } from '../../utils/schemas.ts'
import { parseAddress } from './address.ts'
import type { BitcoinAccount } from './provider.ts'

/** Response to `getAccountAddresses`, which lists all addresses of an account. A session lists only one address. */
const listSchema = z.array(
  z.object({
    address: z.string(),
    publicKey: orElse(z.optional(z.string()), undefined),
    intention: orElse(z.optional(oneOf(['payment', 'ordinal'])), undefined),
  }),
)

function ordinalsIn(list: unknown, network: CaipNetworkId): BitcoinAccount | undefined {
  const all = listSchema.safeParse(list).data ?? []
  for (const { address, publicKey, intention } of all) {
    const parsed = parseAddress(address, network)
    if (!parsed || (intention ?? (parsed.kind === 'p2tr' && 'ordinal')) !== 'ordinal') continue
    return { address: parsed.address, purpose: 'ordinals', ...(publicKey && { publicKey }) }
  }
  return undefined
}

function parseJson(text = ''): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

interface AccountAddresses {
  /** Sends `getAccountAddresses`; null if the wallet did not grant the method. */
  request: (() => Promise<unknown>) | null
  /**
   * The JSON list of addresses in the session's properties; undefined if missing. With this list no request is sent.
   */
  settled: string | undefined
  network: CaipNetworkId
}

/** Finds the ordinals address of an account if the session does not list that address. */
export function createOrdinalsFinder() {
  const found = new Map<string, BitcoinAccount | undefined>()
  const keyOf = (account: string, network: CaipNetworkId) => `${network}:${account}`
  return {
    of: (account: string, network: CaipNetworkId) => found.get(keyOf(account, network)),

    /**
     * Requests the addresses of an account once; failures are ignored. Resolves with true if an ordinals address was
     * found.
     */
    async find(account: string, { request, settled, network }: AccountAddresses): Promise<boolean> {
      const key = keyOf(account, network)
      if (found.has(key)) return false
      const given = ordinalsIn(parseJson(settled), network)
      found.set(key, given)
      // On a phone the request would open the wallet's app and leave the page, so no request is sent.
      if (given || !request || read('deepLinkChoice')) return Boolean(given)
      try {
        found.set(key, ordinalsIn(await request(), network))
      } catch (thrown) {
        log('warn', 'the wallet does not tell its other addresses', thrown)
      }
      return Boolean(found.get(key))
    },
  }
}
