import * as z from 'zod/mini'
import { WalletModalError } from '../../errors/WalletModalError.ts'
import type { ProvedTransfer, ReadDetails } from '../../types/transactionDetails.ts'
import { finiteNumber, orElse, orNull, text } from '../../utils/schemas.ts'
import { getTransaction } from './getTransaction.ts'
import { lamportChanges, type ReadTransaction, tokenChanges, transaction } from './toHistoryRow.ts'

const place = z.object({
  slot: finiteNumber,
  blockTime: orElse(orNull(finiteNumber), null),
  transaction: z.object({ signatures: z.array(text) }),
})

interface Change {
  account: string
  amount: bigint
}

/** The only account whose balance changed in the opposite direction; empty if several did, or none. */
function otherOf(changes: readonly Change[], own: bigint, address: string): string {
  const others = changes.filter(
    ({ account, amount }) => account !== address && (own > 0n ? amount < 0n : amount > 0n),
  )
  return others.length === 1 ? (others[0]?.account ?? '') : ''
}

function transfersOf(read: ReadTransaction, address: string): ProvedTransfer[] {
  const lamports = lamportChanges(read).map((one) => ({ ...one, amount: one.lamports }))
  const { preTokenBalances, postTokenBalances } = read.meta
  const owners = new Set([...preTokenBalances, ...postTokenBalances].map(({ owner }) => owner))
  const ofOwners = [...owners].map((account) => ({
    account,
    changes: new Map(tokenChanges(read, account)),
  }))
  const toTransfer = (token: string | null, changes: readonly Change[]): ProvedTransfer[] => {
    const own = changes.find(({ account }) => account === address)?.amount ?? 0n
    if (own === 0n) return []
    return [
      {
        direction: own > 0n ? 'in' : 'out',
        other: otherOf(changes, own, address),
        token,
        amountBaseUnits: own < 0n ? -own : own,
      },
    ]
  }
  const mints = tokenChanges(read, address).map(([mint]) => mint)
  return [
    ...mints.flatMap((mint) =>
      toTransfer(
        mint,
        ofOwners.map(({ account, changes }) => ({
          account,
          amount: changes.get(mint)?.baseUnits ?? 0n,
        })),
      ),
    ),
    ...toTransfer(null, lamports),
  ]
}

/** Reads a transaction whose fee the first account of its message has paid. */
export const readDetails: ReadDetails = async ({ hash, address }, rpc) => {
  const response = await getTransaction(hash, 'jsonParsed', rpc)
  if (response === null) return null
  const read = transaction.safeParse(response).data
  const at = place.safeParse(response).data
  if (!read || !at?.transaction.signatures.includes(hash))
    throw new WalletModalError('SERVICE_INVALID_RESPONSE', { cause: response })
  const signer = read.transaction.message.accountKeys[0]?.pubkey ?? null
  return {
    status: read.meta.err === null ? 'confirmed' : 'failed',
    signer,
    fee: signer === address ? read.meta.fee : null,
    block: at.slot,
    minedAt: at.blockTime === null ? null : at.blockTime * 1_000,
    nonce: null,
    contract: null,
    transfers: read.meta.err === null ? transfersOf(read, address) : [],
  }
}
