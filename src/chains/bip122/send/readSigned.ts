import { Psbt, Transaction } from 'bitcoinjs-lib'
import { invalidAnswer } from '../../../errors/invalidResponse.ts'
import type { Payer } from '../transfer/toInput.ts'
import {
  isByLegacyKey,
  isBySegwitKey,
  isByTaprootKey,
  type SpentOutput,
} from '../verify/inputSignature.ts'

/** bitcoinjs-lib finalizes taproot inputs only with a second elliptic-curve library. */
function finalizeTaproot(psbt: Psbt): Transaction {
  const transaction = Transaction.fromBuffer(psbt.data.getTransaction())
  for (const [index, { tapKeySig }] of psbt.data.inputs.entries())
    transaction.setWitness(index, tapKeySig ? [tapKeySig] : [])
  return transaction
}

/** The PSBT as built, with what the wallet has added to it. @throws Error if the transactions differ */
function finalize(built: Psbt, signed: Psbt): Transaction {
  const psbt = built.clone().combine(signed)
  const isFinal = (input: (typeof psbt.data.inputs)[number]) =>
    input.finalScriptSig !== undefined || input.finalScriptWitness !== undefined
  if (psbt.data.inputs.some(({ tapKeySig }) => tapKeySig)) return finalizeTaproot(psbt)
  for (const [index, input] of psbt.data.inputs.entries())
    if (!isFinal(input)) psbt.finalizeInput(index)
  // The fee is the reviewed one, however high its rate.
  return psbt.extractTransaction(true)
}

/** @throws Error for malformed signatures */
function isSigned(transaction: Transaction, spent: readonly SpentOutput[], { kind }: Payer) {
  return spent.every((output, index) => {
    if (kind === 'p2tr') return isByTaprootKey(transaction, index, spent)
    const isBy = kind === 'p2pkh' ? isByLegacyKey : isBySegwitKey
    return isBy(transaction, index, output)
  })
}

/**
 * The transaction that a wallet has signed: inputs, outputs and amounts as built, each input with a valid signature over
 * all of it. `values` are those of its inputs in satoshi.
 * @throws WalletModalError WALLET_INVALID_RESPONSE
 */
export function readSigned(
  answer: string,
  built: Psbt,
  payer: Payer,
  values: readonly bigint[],
): Transaction {
  try {
    const transaction = finalize(built, Psbt.fromBase64(answer))
    const spent = values.map((value) => ({ script: payer.script, value }))
    if (isSigned(transaction, spent, payer)) return transaction
  } catch {
    // Another transaction, or malformed signatures: refused as invalid ones are.
  }
  throw invalidAnswer('signPsbt', answer)
}
