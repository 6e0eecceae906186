import { hex } from '@scure/base'
import { payments, Transaction } from 'bitcoinjs-lib'
import { WalletModalError } from '../../../errors/WalletModalError.ts'
import type { RpcRequest } from '../../../types/chainAdapter.ts'
import { readTransactionHex } from '../esplora.ts'
import type { Coin, Payer } from './selectCoins.ts'

/** Sequence number that allows a replacement with a higher fee (BIP-125). */
const sequence = 0xfffffffd

const isSame = (a: Uint8Array | undefined, b: Uint8Array) =>
  a !== undefined && hex.encode(a) === hex.encode(b)

/**
 * Reads the transaction that created a UTXO. The wallet needs the whole transaction, because a legacy signature does
 * not cover the UTXO's amount (BIP-174).
 */
async function readWhole(rpc: RpcRequest, coin: Coin): Promise<Uint8Array> {
  const { script } = coin.payer
  const bytes = hex.decode((await readTransactionHex(rpc, coin.txid)).toLowerCase())
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

/** Returns the P2WPKH redeem script (BIP-49), if the payer's key matches the output script. */
function redeemScriptOf({ script, publicKey = '' }: Payer): Uint8Array | undefined {
  try {
    const redeem = payments.p2wpkh({ pubkey: hex.decode(publicKey.toLowerCase()) })
    return isSame(payments.p2sh({ redeem }).output, script) ? redeem.output : undefined
  } catch {
    return undefined
  }
}

/** Returns the internal key of a taproot address (BIP-371), unless it equals the key in the address. */
function internalKeyOf({ script, publicKey = '' }: Payer): Uint8Array | undefined {
  const digits = publicKey.toLowerCase().replace(/^0[23](?=.{64}$)/, '')
  if (!/^[\da-f]{64}$/.test(digits) || digits === hex.encode(script.subarray(2))) return undefined
  return hex.decode(digits)
}

export async function toInput(rpc: RpcRequest, coin: Coin) {
  const { txid: hash, vout: index, value, payer } = coin
  const { kind, script } = payer
  const input = { hash, index, sequence }
  if (kind === 'p2pkh' || kind === 'p2sh') {
    const redeemScript = kind === 'p2sh' ? redeemScriptOf(payer) : undefined
    const nonWitnessUtxo = await readWhole(rpc, coin)
    return { ...input, nonWitnessUtxo, ...(redeemScript && { redeemScript }) }
  }
  const tapInternalKey = kind === 'p2tr' ? internalKeyOf(payer) : undefined
  return { ...input, witnessUtxo: { script, value }, ...(tapInternalKey && { tapInternalKey }) }
}
