import { hex } from '@scure/base'
import { payments } from 'bitcoinjs-lib'
import type { RpcRequest } from '../../../types/chainAdapter.ts'
import { isSameScript } from '../verify/scriptsOfKey.ts'
import { needsProof, readProof } from './previousTransactions.ts'
import type { Coin, Payer } from './selectCoins.ts'

/** Sequence number that allows a replacement with a higher fee (BIP-125). */
const sequence = 0xfffffffd

/** Returns the P2WPKH redeem script (BIP-49), if the payer's key matches the output script. */
function redeemScriptOf({ script, publicKey = '' }: Payer): Uint8Array | undefined {
  try {
    const redeem = payments.p2wpkh({ pubkey: hex.decode(publicKey.toLowerCase()) })
    return isSameScript(payments.p2sh({ redeem }).output, script) ? redeem.output : undefined
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

/**
 * Creates the input of a PSBT that spends a coin. It contains the transaction that created the coin, unless the coin is
 * taproot, and the spent output where the input is known to be segwit, as wallets expect it (BIP-174).
 */
export async function toInput(rpc: RpcRequest, coin: Coin) {
  const { txid: hash, vout: index, value, payer } = coin
  const { kind, script } = payer
  const nonWitnessUtxo = needsProof(coin) ? await readProof(rpc, coin) : undefined
  const redeemScript = kind === 'p2sh' ? redeemScriptOf(payer) : undefined
  const tapInternalKey = kind === 'p2tr' ? internalKeyOf(payer) : undefined
  const isSegwit = kind === 'p2wpkh' || kind === 'p2tr' || redeemScript !== undefined
  return {
    hash,
    index,
    sequence,
    ...(nonWitnessUtxo && { nonWitnessUtxo }),
    ...(isSegwit && { witnessUtxo: { script, value } }),
    ...(redeemScript && { redeemScript }),
    ...(tapInternalKey && { tapInternalKey }),
  }
}
