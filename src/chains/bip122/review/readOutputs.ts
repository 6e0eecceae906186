import { hex } from '@scure/base'
import { type Network, script, type Transaction } from 'bitcoinjs-lib'
import type { Statement, StatementValue } from '../../../types/review.ts'
import { fromUtf8, hidesCharacters } from '../../plainText.ts'
import { toWords, type Words } from '../../words.ts'
import type { BitcoinAccount } from '../provider.ts'
import { toAddress } from '../transfer/toOutputScript.ts'

/** Maximum number of outputs that are listed. A sentence sums up the others, and the transaction is then risky. */
const maxListed = 100
/** Maximum characters of a note. A longer one is described as data. */
const maxNote = 200

export interface Output {
  /** Satoshi. */
  value: bigint
  script: Uint8Array
  /** Null for scripts without an address. */
  address: string | null
  /** True if the output is the connected account's. */
  isOwn: boolean
}

/** Returns the text that an output writes into the chain (OP_RETURN); null if the output holds other data. */
function noteOf(output: Uint8Array): string | null {
  const [data, ...more] = script.decompile(output.subarray(1)) ?? []
  if (!(data instanceof Uint8Array) || more.length > 0) return null
  const text = fromUtf8(data)
  return text !== null && text.length <= maxNote && !/\p{Cc}/u.test(text) && !hidesCharacters(text)
    ? text
    : null
}

function readOutput({ value, script: output, address, isOwn }: Output, isShared: boolean): Words {
  const paid: StatementValue = { kind: 'amount', amount: value, unit: 'native' }
  if (address !== null) {
    const values = { value: paid, to: { kind: 'address', address } as const }
    if (isOwn) return toWords('review.bitcoin.back', values)
    return toWords(isShared ? 'review.bitcoin.goes' : 'review.pay', values)
  }
  if (output[0] !== script.OPS.OP_RETURN) {
    const shown = { kind: 'text', text: hex.encode(output.subarray(0, maxNote)) } as const
    return toWords('review.bitcoin.script', { value: paid, script: shown }, { isRisky: true })
  }
  // The value of such an output is lost.
  if (value > 0n) return toWords('review.bitcoin.burn', { value: paid }, { isRisky: true })
  const note = noteOf(output)
  return note === null
    ? toWords('review.bitcoin.data', {}, { isRisky: true })
    : toWords('review.bitcoin.note', { text: { kind: 'text', text: note } })
}

/**
 * Reads the outputs of a transaction. `owners` maps output scripts, in hexadecimal, to the connected accounts that they
 * pay.
 */
export function readOutputs(
  { outs }: Transaction,
  owners: ReadonlyMap<string, BitcoinAccount>,
  network: Network,
): Output[] {
  return outs.map(({ script: output, value }): Output => {
    const own = owners.get(hex.encode(output))?.address
    const address = own ?? toAddress(output, network)
    return { value, script: output, address, isOwn: own !== undefined }
  })
}

/** Puts outputs into words, the own ones last. `isShared` is true if others spend coins in the same transaction. */
export function describeOutputs(
  outputs: readonly Output[],
  isShared: boolean,
): { statements: Statement[]; isRisky: boolean } {
  const others = outputs.filter(({ isOwn }) => !isOwn)
  const own = outputs.filter(({ isOwn }) => isOwn)
  const all = [...others, ...own]
  const words = all.slice(0, maxListed).map((output) => readOutput(output, isShared))
  const rest = all.slice(maxListed)
  if (rest.length > 0) {
    const value = rest.reduce((sum, output) => sum + output.value, 0n)
    const values = {
      count: { kind: 'number', value: BigInt(rest.length) },
      value: { kind: 'amount', amount: value, unit: 'native' },
    } as const
    words.push(toWords('review.bitcoin.more', values, { isRisky: true }))
  }
  return {
    statements: words.map(({ statement }) => statement),
    isRisky: words.some(({ isRisky }) => isRisky),
  }
}
