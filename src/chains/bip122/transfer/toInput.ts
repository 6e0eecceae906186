import { hex } from '@scure/base'
import { payments, Transaction } from 'bitcoinjs-lib'
import { WalletModalError } from '../../../errors/WalletModalError.ts'
import type { Network } from '../../../types/network.ts'
import type { AddressKind } from '../address.ts'
import { readTransaction } from './esplora.ts'
import type { Coin } from './selectCoins.ts'

/** The address that pays. */
export interface Payer {
  kind: AddressKind
  /** The script that its coins are locked with. */
  script: Uint8Array
  /** Hexadecimal, where the wallet tells it. */
  publicKey: string | undefined
}

/** Inputs that say so can be replaced by ones with a higher fee (BIP-125). */
const sequence = 0xfffffffd

const isSame = (a: Uint8Array | undefined, b: Uint8Array) =>
  a !== undefined && hex.encode(a) === hex.encode(b)

/** Before segwit a signature does not cover what a coin is worth: the transaction that made it tells (BIP-174). */
async function readWhole(network: Network, coin: Coin, { script }: Payer): Promise<Uint8Array> {
  const bytes = hex.decode((await readTransaction(network, coin.txid)).toLowerCase())
  const longMessage = 'A coin is not what the service says it is'
  const refuse = (cause: unknown) =>
    new WalletModalError('SERVICE_INVALID_RESPONSE', { longMessage, cause })
  let transaction: Transaction
  try {
    transaction = Transaction.fromBuffer(bytes)
  } catch (cause) {
    throw refuse(cause)
  }
  const output = transaction.outs[coin.vout]
  const isIt = transaction.getId() === coin.txid
  if (isIt && output?.value === coin.value && isSame(output.script, script)) return bytes
  throw refuse(
    `${coin.txid}:${coin.vout} pays ${output?.value} to ${output && hex.encode(output.script)}`,
  )
}

/** BIP-49: pay to witness public key hash, if the payer's key opens it. */
function redeemScriptOf({ script, publicKey = '' }: Payer): Uint8Array | undefined {
  try {
    const redeem = payments.p2wpkh({ pubkey: hex.decode(publicKey.toLowerCase()) })
    return isSame(payments.p2sh({ redeem }).output, script) ? redeem.output : undefined
  } catch {
    return undefined
  }
}

/** BIP-371: the key that a taproot address was made of, where it is not the one in the address itself. */
function internalKeyOf({ script, publicKey = '' }: Payer): Uint8Array | undefined {
  const digits = publicKey.toLowerCase().replace(/^0[23](?=.{64}$)/, '')
  if (!/^[\da-f]{64}$/.test(digits) || digits === hex.encode(script.subarray(2))) return undefined
  return hex.decode(digits)
}

/** An input of a PSBT that spends a coin: all that a wallet needs to show it and to sign it. */
export async function toInput(network: Network, coin: Coin, payer: Payer) {
  const { txid: hash, vout: index, value } = coin
  const { kind, script } = payer
  const input = { hash, index, sequence }
  if (kind === 'p2pkh' || kind === 'p2sh') {
    const redeemScript = kind === 'p2sh' ? redeemScriptOf(payer) : undefined
    const nonWitnessUtxo = await readWhole(network, coin, payer)
    return { ...input, nonWitnessUtxo, ...(redeemScript && { redeemScript }) }
  }
  const tapInternalKey = kind === 'p2tr' ? internalKeyOf(payer) : undefined
  return { ...input, witnessUtxo: { script, value }, ...(tapInternalKey && { tapInternalKey }) }
}
