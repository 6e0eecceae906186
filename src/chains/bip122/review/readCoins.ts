import { hex } from '@scure/base'
import { type Psbt, payments, Transaction } from 'bitcoinjs-lib'
import type { CaipNetworkId } from '../../../types/caip.ts'
import type { BitcoinAccount } from '../provider.ts'
import { toOutputScript } from '../transfer/toOutputScript.ts'

/** The output that an input of a PSBT spends. */
export interface Coin {
  /** Satoshi; null if the PSBT does not prove the value. */
  value: bigint | null
  /** The connected address that owns the coin; null for coins of others and for coins without a script. */
  owner: string | null
}

type Input = Psbt['data']['inputs'][number]
type Spent = Psbt['txInputs'][number]

const isSame = (one: Uint8Array | undefined, other: Uint8Array) =>
  one !== undefined && hex.encode(one) === hex.encode(other)

/** Witness programs: a version, and 2 to 40 bytes (BIP-141). */
const isWitness = (script: Uint8Array) => {
  const [version = -1, length] = script
  const isVersion = version === 0 || (version >= 0x51 && version <= 0x60)
  return isVersion && script.length >= 4 && script.length <= 42 && length === script.length - 2
}

/**
 * True if a signature for the output covers the output's value, so that a wrong value makes the signature invalid
 * (BIP-143, BIP-341). P2SH needs the redeem script that makes it a witness program (BIP-49).
 */
function coversValue(script: Uint8Array, redeemScript: Uint8Array | undefined): boolean {
  if (isWitness(script)) return true
  if (!redeemScript || !isWitness(redeemScript)) return false
  return isSame(payments.p2sh({ redeem: { output: redeemScript } }).output, script)
}

/** @throws Error if the transaction that created the coin is malformed */
function readSpent({ nonWitnessUtxo, witnessUtxo, redeemScript }: Input, { hash, index }: Spent) {
  if (nonWitnessUtxo) {
    const transaction = Transaction.fromBuffer(nonWitnessUtxo)
    const output = transaction.outs[index]
    const isIt = isSame(transaction.getHash(), hash) && output !== undefined
    const isConsistent =
      !witnessUtxo ||
      (output?.value === witnessUtxo.value && isSame(output.script, witnessUtxo.script))
    if (isIt) return { script: output.script, value: isConsistent ? output.value : null }
  }
  if (!witnessUtxo) return null
  const { script, value } = witnessUtxo
  return { script, value: !nonWitnessUtxo && coversValue(script, redeemScript) ? value : null }
}

/**
 * Maps the accounts' output scripts, in hexadecimal, to the accounts.
 * @throws Error if an address is invalid on the network
 */
export const ownersOf = (
  accounts: readonly BitcoinAccount[],
  caipNetworkId: CaipNetworkId,
): Map<string, BitcoinAccount> =>
  new Map(accounts.map((one) => [hex.encode(toOutputScript(one.address, caipNetworkId)), one]))

/**
 * Reads the coins that a PSBT spends, in the order of its inputs. `owners` maps output scripts, in hexadecimal, to
 * the connected accounts that they pay.
 * @throws Error if a transaction in the PSBT is malformed
 */
export function readCoins(
  { data, txInputs }: Psbt,
  owners: ReadonlyMap<string, BitcoinAccount>,
): Coin[] {
  return txInputs.map((input, index): Coin => {
    const known = data.inputs[index] ?? {}
    const { witnessUtxo } = known
    const owner = witnessUtxo && owners.get(hex.encode(witnessUtxo.script))
    const redeemScript = known.redeemScript ?? (owner && redeemScriptOf(owner))
    const spent = readSpent({ ...known, ...(redeemScript && { redeemScript }) }, input)
    const address = spent && (owners.get(hex.encode(spent.script))?.address ?? null)
    return { value: spent?.value ?? null, owner: address }
  })
}

/** The redeem script of an account with a nested address (BIP-49). Others have another hash than that of its output. */
function redeemScriptOf({ publicKey = '' }: BitcoinAccount): Uint8Array | undefined {
  try {
    return payments.p2wpkh({ pubkey: hex.decode(publicKey.toLowerCase()) }).output
  } catch {
    return undefined
  }
}
