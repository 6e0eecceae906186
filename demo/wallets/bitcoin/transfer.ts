import { Psbt } from 'bitcoinjs-lib'
import type { BitcoinSigner } from './signer.ts'

/** An unspent output in an Esplora API. */
export interface Utxo {
  txid: string
  vout: number
  value: number
}

interface Transfer {
  recipient: string
  /** Satoshi. */
  amount: number
}

/** The fee in satoshi, above the minimum at which a regtest node relays a payment with two inputs. */
const FEE = 1_000
/** Minimum of an output in satoshi: nodes do not relay a smaller one. */
const DUST = 330

/** Builds an unsigned payment from the payment address, which also receives the change. */
export function buildPsbt(
  { payment, chain }: BitcoinSigner,
  utxos: readonly Utxo[],
  { recipient, amount }: Transfer,
): Psbt {
  const psbt = new Psbt({ network: chain.network })
  let total = 0
  for (const { txid, vout, value } of utxos) {
    if (total >= amount + FEE) break
    const witnessUtxo = { script: payment.output, value: BigInt(value) }
    psbt.addInput({ hash: txid, index: vout, witnessUtxo })
    total += value
  }
  const change = total - amount - FEE
  if (change < 0) throw new Error('There is not enough bitcoin in the wallet.')
  psbt.addOutput({ address: recipient, value: BigInt(amount) })
  if (change > DUST) psbt.addOutput({ address: payment.address, value: BigInt(change) })
  return psbt
}

/** Builds a signed payment, ready to broadcast. */
export function buildTransfer(
  signer: BitcoinSigner,
  utxos: readonly Utxo[],
  transfer: Transfer,
): { hex: string; txid: string } {
  const psbt = buildPsbt(signer, utxos, transfer)
  signer.signPsbt(psbt)
  psbt.finalizeAllInputs()
  const transaction = psbt.extractTransaction()
  return { hex: transaction.toHex(), txid: transaction.getId() }
}
