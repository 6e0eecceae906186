import { Psbt } from 'bitcoinjs-lib'
import { errorCodes, ProviderRpcError } from '../../errors/ProviderRpcError.ts'
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

/** True for a type that signs the whole transaction: ALL, or taproot's DEFAULT. An input without a type gets one of them. */
const signsAll = (type = 0) => type === 0 || type === 1

/** Returns the signature hash types that the inputs of a PSBT have; empty if the PSBT cannot be read (BIP-370). */
function typesIn(psbt: string): ReadonlyMap<number, number | undefined> {
  try {
    const { inputs } = Psbt.fromBase64(psbt).data
    return new Map(inputs.map(({ sighashType }, index) => [index, sighashType]))
  } catch {
    return new Map()
  }
}

/**
 * Checks a request for a wallet that takes the signature hash type of an input from the PSBT alone (BIP-174).
 * @throws ProviderRpcError 4200 if the request allows other types alone than the one that the PSBT has for an input
 */
export function requireOwnSighashes(psbt: string, signInputs: readonly InputToSign[]): void {
  const types = typesIn(psbt)
  for (const { index, sighashTypes = [] } of signInputs) {
    const own = types.get(index)
    const isAllowed = (type: number) => type === own || (signsAll(type) && signsAll(own))
    if (sighashTypes.length === 0 || (types.has(index) && sighashTypes.some(isAllowed))) continue
    throw new ProviderRpcError(
      errorCodes.unsupportedMethod,
      `The wallet takes signature hash types from the PSBT alone, whose input ${index} has none of ${sighashTypes}`,
    )
  }
}

/** Returns for each input the signature hash type to request: the one that the PSBT has if it is allowed, else the first. */
export function chooseSighashes(
  psbt: string,
  signInputs: readonly InputToSign[],
): { address: string; index: number; sighash: number | undefined }[] {
  const types = typesIn(psbt)
  return signInputs.map(({ address, index, sighashTypes = [] }) => {
    const own = types.get(index)
    const isOwn = own !== undefined && sighashTypes.includes(own)
    return { address, index, sighash: isOwn ? own : sighashTypes[0] }
  })
}
