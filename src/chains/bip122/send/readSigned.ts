import { Psbt, Transaction } from 'bitcoinjs-lib'
import { invalidResponseTo } from '../../../errors/invalidResponse.ts'
import type { Payer } from '../transfer/toInput.ts'
import {
  isByLegacyKey,
  isBySegwitKey,
  isByTaprootKey,
  type SpentOutput,
} from '../verify/inputSignature.ts'

/** Finalizes taproot inputs. bitcoinjs-lib would need a second elliptic-curve library to finalize them. */
function finalizeTaproot(psbt: Psbt): Transaction {
  const transaction = Transaction.fromBuffer(psbt.data.getTransaction())
  for (const [index, { tapKeySig }] of psbt.data.inputs.entries())
    transaction.setWitness(index, tapKeySig ? [tapKeySig] : [])
  return transaction
}

/**
 * Adds the wallet's signatures to the PSBT as built, and finalizes it.
 * @throws Error if the wallet has signed another transaction
 */
function finalize(built: Psbt, signed: Psbt): Transaction {
  const psbt = built.clone().combine(signed)
  const isFinal = (input: (typeof psbt.data.inputs)[number]) =>
    input.finalScriptSig !== undefined || input.finalScriptWitness !== undefined
  if (psbt.data.inputs.some(({ tapKeySig }) => tapKeySig)) return finalizeTaproot(psbt)
  for (const [index, input] of psbt.data.inputs.entries())
    if (!isFinal(input)) psbt.finalizeInput(index)
  // `true` skips the library's limit of the fee rate, because the user has reviewed the fee.
  return psbt.extractTransaction(true)
}

/**
 * True if every input has a valid signature of the payer's key.
 * @throws Error for malformed signatures
 */
function isSigned(transaction: Transaction, spent: readonly SpentOutput[], { kind }: Payer) {
  return spent.every((output, index) => {
    if (kind === 'p2tr') return isByTaprootKey(transaction, index, spent)
    const isBy = kind === 'p2pkh' ? isByLegacyKey : isBySegwitKey
    return isBy(transaction, index, output)
  })
}

/**
 * Reads the transaction that the wallet has signed. Inputs, outputs and amounts must be as built, and each input must
 * have a valid signature over the whole transaction. `values` are the values of the inputs in satoshi.
 * @throws WalletModalError WALLET_INVALID_RESPONSE if a transaction or signature differs
 */
export function readSigned(
  response: string,
  built: Psbt,
  payer: Payer,
  values: readonly bigint[],
): Transaction {
  try {
    const transaction = finalize(built, Psbt.fromBase64(response))
    const spent = values.map((value) => ({ script: payer.script, value }))
    if (isSigned(transaction, spent, payer)) return transaction
  } catch {
    // The code below refuses another transaction and malformed signatures in the same way as invalid signatures.
  }
  throw invalidResponseTo('signPsbt', response)
}
