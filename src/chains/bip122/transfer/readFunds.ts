import { WalletModalError } from '../../../errors/WalletModalError.ts'
import type { Account } from '../../../types/account.ts'
import type { CaipNetworkId } from '../../../types/caip.ts'
import type { SendContext } from '../../../types/sender.ts'
import { log } from '../../../utils/log.ts'
import { parseAddress } from '../address.ts'
import { findUnused, readUtxos } from '../esplora.ts'
import { mayCarryInscription } from '../mayCarryInscription.ts'
import { addressesOf, awaitListing, type ListedAddress } from '../provider.ts'
import { outpointOf, readOwnCoins } from './ownTransactions.ts'
import {
  type Coin,
  canSpend,
  type Payer,
  type Payment,
  type Selection,
  selectCoins,
} from './selectCoins.ts'
import { toOutputScript } from './toOutputScript.ts'

export interface Funds {
  /** The payment addresses of the account, its own first. */
  payers: readonly [Payer, ...Payer[]]
  /**
   * UTXOs that may be spent: confirmed UTXOs, except those that are reserved for inscriptions, or that a pending
   * transaction of this browser spends.
   */
  coins: Coin[]
  /** Unconfirmed change of the account's own payments, which may be spent if the confirmed UTXOs do not suffice. */
  ownChange: Coin[]
  /** Output script of the change: an unused change address if the wallet lists one, else the account's own address. */
  change: Uint8Array
  /** Satoshi in UTXOs that are not spent, because they may carry inscriptions. */
  kept: bigint
  /** Satoshi in unconfirmed UTXOs that are not spent. */
  waiting: bigint
}

const sumOf = (coins: readonly Coin[]) => coins.reduce((sum, { value }) => sum + value, 0n)

/**
 * Selects the UTXOs that are not spent, because they may carry inscriptions. These are all UTXOs of an ordinals
 * address. In a wallet without such an address, these are the UTXOs of every address whose value is that of inscriptions.
 */
function keptBy(address: string, accounts: readonly Account[]): (coin: Coin) => boolean {
  const isOrdinals = ({ type }: Account) => type === 'ordinal'
  if (accounts.some((one) => isOrdinals(one) && one.address === address)) return () => true
  if (accounts.some(isOrdinals)) return () => false
  return ({ value, payer }) => mayCarryInscription(value, payer.script)
}

/** @throws WalletModalError WALLET_ERROR if the address needs several keys */
function toPayer({ address: text, publicKey }: ListedAddress, caipNetworkId: CaipNetworkId): Payer {
  const parsed = parseAddress(text, caipNetworkId)
  if (!parsed || !canSpend(parsed.kind)) {
    const longMessage = 'This kind of address cannot pay this way'
    throw new WalletModalError('WALLET_ERROR', { longMessage })
  }
  const { address, kind } = parsed
  return { address, kind, script: toOutputScript(address, caipNetworkId), publicKey }
}

/** Returns the payment addresses that the wallet lists for an account, its own first. @throws the errors of `toPayer` */
export function payersOf(
  { caipNetworkId, provider }: SendContext,
  account: string,
  publicKey?: string,
): [Payer, ...Payer[]] {
  const [own = { address: account, isChange: false }, ...others] = addressesOf(provider, account)
  const first = toPayer({ ...own, publicKey: publicKey ?? own.publicKey }, caipNetworkId)
  return [first, ...others.map((one) => toPayer(one, caipNetworkId))]
}

/** Finds an unused change address in the wallet's list. Null if there is none, or no node responds. */
async function findChange({ caipNetworkId, provider, rpc }: SendContext, account: string) {
  const listed = addressesOf(provider, account)
  try {
    const address = await findUnused(
      rpc,
      listed.flatMap((one) => (one.isChange ? [one.address] : [])),
    )
    return address === null ? null : toOutputScript(address, caipNetworkId)
  } catch (thrown) {
    log('info', 'no unused change address could be found', thrown)
    return null
  }
}

/**
 * Reads the UTXOs with which an account can pay. `publicKey` is the key of its own address in hexadecimal. The context's
 * `accounts` are all accounts of the wallet, its `provider` lists the account's addresses. Rejects with errors of `rpc`,
 * with SERVICE_INVALID_RESPONSE if a response is malformed, and with WALLET_ERROR if an address needs several keys.
 */
export async function readFunds(
  context: SendContext,
  account: string,
  publicKey?: string,
): Promise<Funds> {
  const { rpc, provider, accounts = [] } = context
  await awaitListing(provider, account)
  const payers = payersOf(context, account, publicKey)
  const readCoins = async (payer: Payer) => {
    const utxos = await readUtxos(rpc, payer.address)
    const isKept = keptBy(payer.address, accounts)
    return utxos.map(({ txid, vout, value, confirmed }) => {
      const coin: Coin = { payer, txid, vout, value }
      return { coin, confirmed, isKept: isKept(coin) }
    })
  }
  const [read, change, own] = await Promise.all([
    Promise.all(payers.map(readCoins)),
    findChange(context, account),
    readOwnCoins(context, account, payers),
  ])
  const all = read.flat().filter(({ coin }) => !own.spent.has(outpointOf(coin)))
  const mined = all.filter(({ confirmed }) => confirmed)
  const isMined = new Set(mined.map(({ coin }) => outpointOf(coin)))
  const ownChange = own.change.filter(
    (coin) => !isMined.has(outpointOf(coin)) && !keptBy(coin.payer.address, accounts)(coin),
  )
  const isSpendable = new Set(ownChange.map(outpointOf))
  const waiting = all.filter(
    ({ coin, confirmed }) => !confirmed && !isSpendable.has(outpointOf(coin)),
  )
  const coinsOf = (rows: typeof all) => rows.map(({ coin }) => coin)
  return {
    payers,
    coins: coinsOf(mined.filter(({ isKept }) => !isKept)),
    ownChange,
    change: change ?? payers[0].script,
    kept: sumOf(coinsOf(mined.filter(({ isKept }) => isKept))),
    waiting: sumOf(coinsOf(waiting)),
  }
}

/**
 * Selects UTXOs for a payment. Unconfirmed change is spent only if the confirmed UTXOs do not suffice, because the
 * payment is not mined before the transaction that it depends on. Null as `selectCoins`.
 */
export function selectFunds({ coins, ownChange }: Funds, payment: Payment): Selection | null {
  const selected = selectCoins(coins, payment)
  if (selected || ownChange.length === 0) return selected
  return selectCoins([...coins, ...ownChange], payment)
}
