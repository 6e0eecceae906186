import { type Psbt, Transaction } from 'bitcoinjs-lib'
import type { Statement } from '../../../types/review.ts'
import type { PsbtRequest } from '../provider.ts'
import type { Output } from './readOutputs.ts'

const { SIGHASH_ALL, SIGHASH_ANYONECANPAY, SIGHASH_DEFAULT, SIGHASH_NONE, SIGHASH_SINGLE } =
  Transaction

/** Maximum number of sentences on signatures for a single output (SIGHASH_SINGLE). */
const maxListed = 20

interface SighashContext {
  /** Indexes of the inputs that the account signs. */
  signed: ReadonlySet<number>
  outputs: readonly Output[]
}

const grave = (text: Statement['text'], values: Statement['values'] = {}): Statement => ({
  text,
  values,
  isGrave: true,
})

/** Says what others may change after a signature; null if the signature covers all inputs and outputs. */
function readSighash(type: number, output: Output | undefined): Statement | null {
  if (type === SIGHASH_ALL || type === SIGHASH_DEFAULT) return null
  if (type === (SIGHASH_ALL | SIGHASH_ANYONECANPAY)) return grave('review.bitcoin.sighash.anyone')
  const kind = type & ~SIGHASH_ANYONECANPAY
  // With the type SINGLE, an input without an output of the same index signs nothing of the transaction's outputs.
  if (kind === SIGHASH_NONE || (kind === SIGHASH_SINGLE && !output)) {
    return grave('review.bitcoin.sighash.none')
  }
  if (kind !== SIGHASH_SINGLE || !output) return grave('review.bitcoin.sighash.unknown')
  const value = { kind: 'amount', amount: output.value, unit: 'native' } as const
  const to =
    output.address === null
      ? ({ kind: 'text', text: '?' } as const)
      : ({ kind: 'address', address: output.address } as const)
  return grave('review.bitcoin.sighash.single', { value, to })
}

/**
 * Returns sentences on the signatures that leave parts of the transaction open. The type of a signature is in the PSBT,
 * and a request names the types that a wallet may use.
 */
export function readSighashes(
  { data }: Psbt,
  { signInputs }: PsbtRequest,
  { signed, outputs }: SighashContext,
): Statement[] {
  const found = new Map<string, Statement>()
  for (const index of signed) {
    const named = signInputs.filter((input) => input.index === index)
    const types = named.flatMap(({ sighashTypes = [] }) => sighashTypes)
    for (const type of [...types, data.inputs[index]?.sighashType ?? SIGHASH_DEFAULT]) {
      const statement = readSighash(type, outputs[index])
      if (!statement) continue
      const isSingle = statement.text === 'review.bitcoin.sighash.single'
      found.set(isSingle ? `${statement.text} ${index}` : statement.text, statement)
    }
  }
  return [...found.values()].slice(0, maxListed)
}
