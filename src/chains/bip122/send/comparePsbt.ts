import { sha256 } from '@noble/hashes/sha2'
import { hex } from '@scure/base'
import { Psbt, Transaction } from 'bitcoinjs-lib'
import type { RpcRequest } from '../../../types/chainAdapter.ts'
import type { StoredCall } from '../../../types/pageTransaction.ts'
import { readPrevious } from '../transfer/previousTransactions.ts'

interface Content extends Pick<Psbt, 'txInputs' | 'locktime'> {
  txOutputs: readonly { script: Uint8Array; value: bigint }[]
}

/** Returns the SHA-256 of what a transaction spends and pays, and of its lock. Signatures are left out. */
function digestOf({ txInputs, txOutputs, locktime }: Content): string {
  const content = JSON.stringify([
    txInputs.map(({ hash, index, sequence }) => [hex.encode(hash), index, sequence]),
    txOutputs.map(({ script, value }) => [hex.encode(script), String(value)]),
    locktime,
  ])
  return `0x${hex.encode(sha256(new TextEncoder().encode(content)))}`
}

/** Returns the digest of a page's PSBT; null for a PSBT that the library cannot read (BIP-370). */
export function toPsbtCall(psbt: string): StoredCall | null {
  try {
    return { to: '', value: '0x0', data: '0x', digest: digestOf(Psbt.fromBase64(psbt)) }
  } catch {
    return null
  }
}

/**
 * True if the transaction `hash` is not the PSBT of `call`. Its txid proves what it spends and pays. Rejects with errors of
 * `rpc`, or with SERVICE_INVALID_RESPONSE if the node gives another transaction.
 */
export async function differsFromPsbt(
  { digest }: StoredCall,
  hash: string,
  rpc: RpcRequest,
): Promise<boolean> {
  const { ins, outs, locktime } = Transaction.fromBuffer(await readPrevious(rpc, hash))
  return digestOf({ txInputs: ins, txOutputs: outs, locktime }) !== digest
}
