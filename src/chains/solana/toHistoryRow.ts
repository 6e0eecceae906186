import * as z from 'zod/mini'
import { validEntries } from '../../storage/schemas.ts'
import type { NodeHistoryRequest, Transaction, Transfer } from '../../types/transaction.ts'
import { formatUnits } from '../../utils/amount.ts'
import { bool, orElse, orNull, text } from '../../utils/schemas.ts'
import { shortAddress } from '../../utils/shortAddress.ts'

/** Amount in lamports. A JSON number above 2^53 is inexact. */
const lamports = z.pipe(
  z.custom<number>((value) => Number.isSafeInteger(value) && Number(value) >= 0),
  z.transform((value) => BigInt(value)),
)
const maxAccounts = 256
const tokenBalance = z.object({
  mint: text,
  owner: text,
  uiTokenAmount: z.object({
    amount: text.check(z.refine((value) => /^\d{1,20}$/.test(value))),
    decimals: z.custom<number>((value) => Number.isInteger(value) && Number(value) <= 255),
  }),
})
const tokenBalances = orElse(validEntries(tokenBalance, maxAccounts), [])
export const transaction = z.object({
  meta: z.object({
    err: orNull(z.unknown()),
    fee: lamports,
    preBalances: z.array(lamports),
    postBalances: z.array(lamports),
    preTokenBalances: tokenBalances,
    postTokenBalances: tokenBalances,
  }),
  transaction: z.object({
    message: z.object({ accountKeys: z.array(z.object({ pubkey: text, signer: bool })) }),
  }),
})
export type ReadTransaction = z.output<typeof transaction>

interface Change {
  account: string
  lamports: bigint
}

/** Returns the change of each account in lamports, without the fee. The first account pays the fee. */
export function lamportChanges({ meta, transaction: { message } }: ReadTransaction): Change[] {
  return message.accountKeys.map(({ pubkey }, index) => ({
    account: pubkey,
    lamports:
      (meta.postBalances[index] ?? 0n) -
      (meta.preBalances[index] ?? 0n) +
      (index === 0 ? meta.fee : 0n),
  }))
}

/**
 * Returns the change of each token in base units, by mint. The change is summed over all token accounts of the owner.
 */
export function tokenChanges({ meta }: ReadTransaction, owner: string) {
  const changes = new Map<string, { baseUnits: bigint; decimals: number }>()
  const add = (list: ReadTransaction['meta']['preTokenBalances'], sign: bigint) => {
    for (const one of list) {
      if (one.owner !== owner) continue
      const { amount, decimals } = one.uiTokenAmount
      const before = changes.get(one.mint)?.baseUnits ?? 0n
      changes.set(one.mint, { baseUnits: before + sign * BigInt(amount), decimals })
    }
  }
  add(meta.preTokenBalances, -1n)
  add(meta.postTokenBalances, 1n)
  return [...changes].filter(([, { baseUnits }]) => baseUnits !== 0n)
}

function toTransfer(
  baseUnits: bigint,
  decimals: number,
  fungibleInfo: Transfer['fungibleInfo'],
): Transfer {
  const numeric = formatUnits(baseUnits < 0n ? -baseUnits : baseUnits, decimals)
  const direction = baseUnits < 0n ? 'out' : 'in'
  return { direction, quantity: { numeric }, value: null, fungibleInfo, nftInfo: null }
}

function transfersOf(
  read: ReadTransaction,
  changes: Change[],
  request: NodeHistoryRequest,
): Transfer[] {
  const { address, tokens, nativeCurrency } = request
  const ofTokens = tokenChanges(read, address).map(([mint, { baseUnits, decimals }]) => {
    const known = tokens.find((one) => one.address?.endsWith(`:${mint}`))
    const { name, symbol, iconUrl } = known ?? {
      name: null,
      symbol: shortAddress(mint),
      iconUrl: null,
    }
    return toTransfer(baseUnits, decimals, { name, symbol, iconUrl })
  })
  const own = changes.find(({ account }) => account === address)?.lamports ?? 0n
  const { name, symbol, decimals } = nativeCurrency
  const native = own === 0n ? [] : [toTransfer(own, decimals, { name, symbol, iconUrl: null })]
  return [...ofTokens, ...native]
}

/**
 * Returns the only account whose lamports changed in the opposite direction. Empty if no account or several accounts
 * did.
 */
function counterpartOf(changes: Change[], isIncoming: boolean, own: string): string {
  const others = changes.filter(
    ({ account, lamports: change }) => account !== own && (isIncoming ? change < 0n : change > 0n),
  )
  return others.length === 1 ? (others[0]?.account ?? '') : ''
}

function typeOf(transfers: Transfer[]): 'send' | 'receive' | 'execute' {
  const [direction] = transfers.map((transfer) => transfer.direction)
  if (!direction || transfers.some((transfer) => transfer.direction !== direction)) return 'execute'
  return direction === 'in' ? 'receive' : 'send'
}

/**
 * Creates a history row with the exact changes of the account's balances. The row has no changes if the node does not
 * return the transaction. Returns no row if the account neither signed nor received an amount, because any transaction
 * can contain any account.
 */
export function toHistoryRow(
  { signature, err, blockTime }: { signature: string; err: unknown; blockTime: number | null },
  response: unknown,
  request: NodeHistoryRequest,
): Transaction[] {
  const { address, caipNetworkId } = request
  const { data: read } = transaction.safeParse(response)
  const changes = read ? lamportChanges(read) : []
  const transfers = read ? transfersOf(read, changes, request) : []
  const keys = read?.transaction.message.accountKeys
  const isSigned = keys?.some(({ pubkey, signer }) => signer && pubkey === address)
  if (keys && !isSigned && transfers.length === 0) return []
  const operationType = typeOf(transfers)
  const other = counterpartOf(changes, operationType === 'receive', address)
  const isSent = operationType === 'send'
  const row: Transaction = {
    id: signature,
    metadata: {
      operationType,
      hash: signature,
      chain: caipNetworkId,
      minedAt: (blockTime ?? 0) * 1_000,
      sentFrom: operationType === 'receive' ? other : address,
      sentTo: isSent ? other : '',
      status: err === null ? 'confirmed' : 'failed',
      nonce: null,
    },
    transfers,
  }
  return [row]
}
