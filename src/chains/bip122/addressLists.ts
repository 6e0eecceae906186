import { read } from '../../storage/storage.ts'
import type { CaipNetworkId } from '../../types/caip.ts'
import { loadPart } from '../../utils/loadPart.ts'
import { log } from '../../utils/log.ts'
import { parseAddress } from './address.ts'
import type { AddressList } from './parseAddressList.ts'
import type { BitcoinAccount, ListedAddress } from './provider.ts'

/** Loads parser and cache, which are lazy because the parser hashes keys. */
async function loadParser() {
  const [parser, cache] = await loadPart(
    Promise.all([import('./parseAddressList.ts'), import('../../storage/addressListCache.ts')]),
  )
  return { ...parser, ...cache }
}

interface AccountAddresses {
  /** Sends `getAccountAddresses`; null if the wallet did not grant the method. */
  request: (() => Promise<unknown>) | null
  /** The list of addresses in the session's properties, not parsed; undefined if missing. */
  settled: unknown
}

/** Changes that a list has brought for an account. */
export interface ListChanges {
  ordinals: boolean
  payments: boolean
}

/** A session may write a segwit address in upper case. */
const keyOf = (account: string, network: CaipNetworkId) =>
  `${network}:${parseAddress(account, network)?.address ?? account}`

/**
 * Keeps the addresses that a wallet lists for its accounts, and stores them while `mayStore` returns true. A WalletConnect
 * session lists one address of an account.
 */
export function createAddressLists(mayStore: () => boolean = () => true) {
  const known = new Map<string, AddressList>()
  const requested = new Set<string>()

  /** Merges a list into the known addresses of an account. */
  function add(
    now: AddressList,
    account: string,
    network: CaipNetworkId,
    maxAddresses: number,
  ): ListChanges {
    const key = keyOf(account, network)
    const before = known.get(key)
    const former = before?.payments ?? []
    const all = [...now.payments, ...former]
    const isFirst = ({ address }: ListedAddress, index: number) =>
      all.findIndex((one) => one.address === address) === index
    const listed = all.filter(({ isStored }) => !isStored)
    const asListed = (one: ListedAddress) =>
      listed.find(({ address }) => address === one.address) ?? one
    const payments = all.filter(isFirst).slice(0, maxAddresses).map(asListed)
    const ordinals = before?.ordinals ?? now.ordinals
    known.set(key, { ordinals, payments })
    const isNew = ({ address, isStored }: ListedAddress) =>
      former.every((one) => one.address !== address || (one.isStored && !isStored))
    return {
      ordinals: ordinals !== before?.ordinals,
      payments: payments.slice(1).some(isNew),
    }
  }

  /** Merges the list that an earlier page has stored into the known addresses, marked as stored. */
  async function restore(account: string, network: CaipNetworkId): Promise<ListChanges> {
    const { addressListCache, checkStoredList, maxAddresses } = await loadParser()
    const stored = addressListCache.read(keyOf(account, network)) ?? []
    const payments = checkStoredList(stored, account, network).map((one) => ({
      ...one,
      isStored: true,
    }))
    return add({ ordinals: undefined, payments }, account, network, maxAddresses)
  }

  /**
   * Merges a wallet's list into the known addresses, and stores the result. A wallet may leave out addresses whose coins are spent,
   * but their payments are part of the account's history, and payments to them still arrive.
   */
  async function take(
    list: unknown,
    account: string,
    network: CaipNetworkId,
  ): Promise<ListChanges> {
    const { addressListCache, maxAddresses, parseAddressList } = await loadParser()
    const now = parseAddressList(list, account, network)
    const changes = add(now, account, network, maxAddresses)
    const key = keyOf(account, network)
    const { payments = [] } = known.get(key) ?? {}
    if (payments.length > 1 && mayStore()) addressListCache.write(key, [...payments])
    return changes
  }

  return {
    ordinalsOf: (account: string, network: CaipNetworkId): BitcoinAccount | undefined =>
      known.get(keyOf(account, network))?.ordinals,

    /** Returns the account's payment addresses, its own first. Empty if no list contains the account's own. */
    paymentsOf(account: string, network: CaipNetworkId): readonly ListedAddress[] {
      return known.get(keyOf(account, network))?.payments ?? []
    },

    take,

    /**
     * Reads the stored list and that in the session's properties, then requests the current one. Each account is
     * requested once; failures are ignored. No request is sent to a wallet whose properties list an ordinals address and
     * no further payment address, since its addresses never change. `onChange` is called for each list, with the changes
     * that it brings.
     */
    async find(
      account: string,
      network: CaipNetworkId,
      { request, settled }: AccountAddresses,
      onChange: (changes: ListChanges) => void,
    ): Promise<void> {
      const key = keyOf(account, network)
      if (requested.has(key)) return
      requested.add(key)
      try {
        onChange(await restore(account, network))
        if (settled !== undefined) onChange(await take(settled, account, network))
        const { ordinals, payments = [] } = known.get(key) ?? {}
        const isStatic = ordinals && payments.length <= 1
        // On a phone the request would open the wallet's app and leave the page, so no request is sent.
        if (isStatic || !request || read('deepLinkChoice')) return
        onChange(await take(await request(), account, network))
      } catch (thrown) {
        log('warn', 'the wallet does not tell its other addresses', thrown)
      }
    },
  }
}
