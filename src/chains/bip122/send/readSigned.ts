import { Psbt, type Transaction } from 'bitcoinjs-lib'
import { invalidResponseTo } from '../../../errors/invalidResponse.ts'
import type { Coin } from '../transfer/selectCoins.ts'
import { isByLegacyKey, isBySegwitKey, isByTaprootKey } from '../verify/inputSignature.ts'

/**
 * Adds the wallet's signatures to the PSBT as built, and finalizes it.
 * @throws Error if the wallet has signed another transaction
 */
function finalize(built: Psbt, signed: Psbt): Transaction {
  const psbt = built.clone().combine(signed)
  for (const [index, input] of psbt.data.inputs.entries()) {
    const { finalScriptSig, finalScriptWitness, tapKeySig } = input
    if (finalScriptSig || finalScriptWitness) continue
    // bitcoinjs-lib would need a second elliptic-curve library to finalize a taproot input. The witness has one item: the
    // signature, of 64 or 65 bytes (BIP-341).
    if (tapKeySig) input.finalScriptWitness = Uint8Array.of(1, tapKeySig.length, ...tapKeySig)
    else psbt.finalizeInput(index)
  }
  // `true` skips the library's limit of the fee rate, because the user has reviewed the fee.
  return psbt.extractTransaction(true)
}

/**
 * True if every input has a valid signature of the key of its address.
 * @throws Error for malformed signatures
 */
function isSigned(transaction: Transaction, coins: readonly Coin[]) {
  const spent = coins.map(({ value, payer }) => ({ script: payer.script, value }))
  return coins.every(({ value, payer: { kind, script } }, index) => {
    // Nodes refuse a native segwit input whose scriptSig is not empty (BIP-141).
    const isNative = kind === 'p2wpkh' || kind === 'p2tr'
    if (isNative && transaction.ins[index]?.script.length !== 0) return false
    if (kind === 'p2tr') return isByTaprootKey(transaction, index, spent)
    const isBy = kind === 'p2pkh' ? isByLegacyKey : isBySegwitKey
    return isBy(transaction, index, { script, value })
  })
}

/**
 * Reads the transaction that the wallet has signed. Version, locktime, inputs, sequence numbers, outputs and amounts must
 * be as built, and each input must have a valid signature over the whole transaction. `coins` are the inputs in the order of the PSBT.
 * @throws WalletModalError WALLET_INVALID_RESPONSE if a transaction or signature differs
 */
export function readSigned(response: string, built: Psbt, coins: readonly Coin[]): Transaction {
  try {
    const transaction = finalize(built, Psbt.fromBase64(response))
    if (isSigned(transaction, coins)) return transaction
  } catch {
    // The code below refuses another transaction and malformed signatures in the same way as invalid signatures.
  }
  throw invalidResponseTo('signPsbt', response)
}
