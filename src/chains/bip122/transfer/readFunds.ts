import { WalletModalError } from '../../../errors/WalletModalError.ts'
import type { Account } from '../../../types/account.ts'
import type { SendContext } from '../../../types/sender.ts'
import { parseAddress } from '../address.ts'
import { readUtxos } from '../esplora.ts'
import { type Coin, canSpend } from './selectCoins.ts'
import type { Payer } from './toInput.ts'
import { toOutputScript } from './toOutputScript.ts'

/** Maximum value in satoshi of UTXOs on which wallets put inscriptions (ordinals). */
const inscriptionValue = 546n

export interface Funds {
  payer: Payer & { address: string }
  /** UTXOs that may be spent: confirmed UTXOs, except those that are reserved for inscriptions. */
  coins: Coin[]
  /** Satoshi in UTXOs that are not spent, because they may carry inscriptions. */
  kept: bigint
  /** Satoshi in unconfirmed UTXOs. */
  waiting: bigint
}

const sumOf = (coins: readonly Coin[]) => coins.reduce((sum, { value }) => sum + value, 0n)

/**
 * Selects the UTXOs that are not spent, because they may carry inscriptions. These are all UTXOs of an ordinals
 * address. In a wallet without such an address, these are the small UTXOs of every address.
 */
function keptBy(address: string, accounts: readonly Account[]): (coin: Coin) => boolean {
  const isOrdinals = ({ type }: Account) => type === 'ordinal'
  if (accounts.some((one) => isOrdinals(one) && one.address === address)) return () => true
  if (accounts.some(isOrdinals)) return () => false
  return ({ value }) => value <= inscriptionValue
}

/**
 * Reads the UTXOs with which an address can pay. `publicKey` is the address's key in hexadecimal. `accounts` are all
 * accounts of the wallet. Rejects with errors of `rpc`, with SERVICE_INVALID_RESPONSE if a response is malformed, and
 * with WALLET_ERROR if the address needs several keys.
 */
export async function readFunds(
  { caipNetworkId, rpc, accounts = [] }: SendContext,
  account: string,
  publicKey?: string,
): Promise<Funds> {
  const from = parseAddress(account, caipNetworkId)
  if (!from || !canSpend(from.kind)) {
    const longMessage = 'This kind of address cannot pay this way'
    throw new WalletModalError('WALLET_ERROR', { longMessage })
  }
  const { address, kind } = from
  const payer = { address, kind, script: toOutputScript(address, caipNetworkId), publicKey }
  const isKept = keptBy(address, accounts)
  const utxos = await readUtxos(rpc, address)
  const mined = utxos.filter(({ confirmed }) => confirmed)
  return {
    payer,
    coins: mined.filter((coin) => !isKept(coin)),
    kept: sumOf(mined.filter(isKept)),
    waiting: sumOf(utxos.filter(({ confirmed }) => !confirmed)),
  }
}
