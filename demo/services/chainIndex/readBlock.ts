import type { AssetMove, IndexedTransaction } from './IndexedTransaction.ts'
import { allowancesIn, type Log, movesIn } from './readLogs.ts'
import { innerCoinMoves, type Trace } from './readTraces.ts'

/** A block of the node's JSON-RPC; quantities are hexadecimal. */
export interface Block {
  number: string
  hash: string
  parentHash: string
  timestamp: string
  transactions: {
    hash: string
    from: string
    to: string | null
    input: string
    value: string
    nonce: string
  }[]
}

export interface Receipt {
  transactionHash: string
  status: string
  contractAddress: string | null
  logs: Log[]
}

/** A block's transactions with their transfers and approvals. */
export function readBlock(block: Block, receipts: readonly Receipt[], traces: readonly Trace[]) {
  const byHash = new Map(receipts.map((receipt) => [receipt.transactionHash, receipt]))
  const transactions = block.transactions.map((one, position): IndexedTransaction => {
    const receipt = byHash.get(one.hash)
    const hasFailed = receipt?.status !== '0x1'
    const logs = receipt?.logs ?? []
    const inner = traces.filter(({ transactionHash }) => transactionHash === one.hash)
    const created = receipt?.contractAddress?.toLowerCase() ?? null
    const from = one.from.toLowerCase()
    const value = BigInt(one.value)
    const to = one.to?.toLowerCase() ?? null
    const coins: AssetMove = { standard: 'native', from, to: to ?? created ?? '', amount: value }
    return {
      hash: one.hash,
      block: Number(block.number),
      position,
      minedAt: Number(block.timestamp),
      from,
      to,
      input: one.input,
      value,
      nonce: Number(one.nonce),
      hasFailed,
      created,
      moves: hasFailed
        ? []
        : [...(value > 0n ? [coins] : []), ...innerCoinMoves(inner), ...logs.flatMap(movesIn)],
      allowances: logs.flatMap(allowancesIn),
    }
  })
  const { hash, parentHash } = block
  return { number: Number(block.number), hash, parentHash, transactions }
}
