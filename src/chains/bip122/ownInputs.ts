import { Psbt } from 'bitcoinjs-lib'
import type { CaipNetworkId } from '../../types/caip.ts'
import type { BitcoinAccount, InputToSign } from './provider.ts'
import { ownersOf, readCoins } from './review/readCoins.ts'

/**
 * Lists the inputs of a PSBT, in base64, that spend coins of the accounts. Wallets differ in what an empty list means, so
 * those that take a list get this one where a page names no inputs. Empty if no input is one of the accounts, or if the
 * PSBT cannot be read (BIP-370).
 */
export function ownInputs(
  psbt: string,
  accounts: readonly BitcoinAccount[],
  caipNetworkId: CaipNetworkId,
): InputToSign[] {
  try {
    const coins = readCoins(Psbt.fromBase64(psbt), ownersOf(accounts, caipNetworkId))
    return coins.flatMap(({ owner }, index) => (owner === null ? [] : [{ address: owner, index }]))
  } catch {
    return []
  }
}
