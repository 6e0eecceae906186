import * as z from 'zod/mini'
import { parseAddress } from '../../../chains/bip122/address.ts'
import type { BitcoinAccount } from '../../../chains/bip122/provider.ts'
import { read } from '../../../storage/storage.ts'
import type { CaipNetworkId } from '../../../types/caip.ts'
import { log } from '../../../utils/log.ts'
import { oneOf, orElse } from '../../../utils/schemas.ts'

/** A session lists one address an account; `getAccountAddresses` names the others, in this form. */
const listSchema = z.array(
  z.object({
    address: z.string(),
    publicKey: orElse(z.optional(z.string()), undefined),
    intention: orElse(z.optional(oneOf(['payment', 'ordinal'])), undefined),
  }),
)

/** The first address for inscriptions in a list that a wallet gave. Undefined without one on this network. */
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
  /** Null where the wallet did not grant that it is asked. */
  ask: (() => Promise<unknown>) | null
  /** What the wallet put into the session, to be spared the question: JSON text. */
  settled: string | undefined
  network: CaipNetworkId
}

/** Finds, and remembers, the address for inscriptions of an account whose session shows none. */
export function createOrdinalsFinder() {
  const found = new Map<string, BitcoinAccount | undefined>()
  const keyOf = (account: string, network: CaipNetworkId) => `${network}:${account}`
  return {
    /** As far as it is known. */
    of: (account: string, network: CaipNetworkId) => found.get(keyOf(account, network)),

    /** Asks once for each account, and ignores a failure. Resolves with whether there is one more address. */
    async find(account: string, { ask, settled, network }: AccountAddresses): Promise<boolean> {
      const key = keyOf(account, network)
      if (found.has(key)) return false
      const given = ordinalsIn(parseJson(settled), network)
      found.set(key, given)
      // On a phone the question would leave this page for the wallet's app.
      if (given || !ask || read('deepLinkChoice')) return Boolean(given)
      try {
        found.set(key, ordinalsIn(await ask(), network))
      } catch (thrown) {
        log('warn', 'the wallet does not tell its other addresses', thrown)
      }
      return Boolean(found.get(key))
    },
  }
}
