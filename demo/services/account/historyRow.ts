import type { Allowance, AssetMove, IndexedTransaction } from '../chainIndex/IndexedTransaction.ts'
import { type DemoToken, ETH } from '../data/tokens.ts'
import { type NftInfo, nftInfo } from './collectibles.ts'
import { decimalText, worth } from './decimalText.ts'
import { kindOf } from './kindOf.ts'

type Direction = 'in' | 'out' | 'self'

interface Transfer {
  direction: Direction
  quantity: { numeric: string }
  value?: number
  price?: number
  fungible_info?: { name: string; symbol: string; icon: { url: string } }
  nft_info?: NftInfo
}

/** Names of the assets in a page of rows. */
export interface AssetNames {
  fungibles: ReadonlyMap<string, DemoToken>
  collections: ReadonlyMap<string, string>
  walletServicesUrl: string
}

/** True if a transaction belongs into an account's history; the account is in lower case. */
export function concerns({ from, to, moves }: IndexedTransaction, account: string): boolean {
  if (from === account || to === account) return true
  return moves.some((move) => move.from === account || move.to === account)
}

/** A row of the hosted service. A failed transaction has no transfers. */
export function historyRow(
  transaction: IndexedTransaction,
  chainId: string,
  account: string,
  names: AssetNames,
) {
  const { hash, from, to, created, minedAt, hasFailed, nonce } = transaction
  const operationType = kindOf(transaction, account)
  const own = transaction.moves.filter((move) => move.from === account || move.to === account)
  const approvals = transaction.allowances.filter(({ owner }) => owner === account)
  const approved = operationType === 'approve' ? approvals : []
  return {
    id: `${chainId}:${hash}`,
    metadata: {
      operationType,
      hash,
      chain: chainId,
      minedAt: new Date(minedAt * 1000).toISOString().replace('.000', ''),
      sentFrom: from,
      sentTo: to ?? created ?? '',
      status: hasFailed ? 'failed' : 'confirmed',
      nonce,
    },
    transfers: [
      ...own.map((move) => transferOf(move, account, names)).sort(outFirst),
      ...approved.map((one) => approvedTransfer(one, names)),
    ],
  }
}

function transferOf(move: AssetMove, account: string, names: AssetNames): Transfer {
  const isFrom = move.from === account
  const direction = isFrom ? (move.to === account ? 'self' : 'out') : 'in'
  const { contract, tokenId, amount } = move
  if (contract === undefined) return fungible(direction, amount, ETH, names)
  if (tokenId !== undefined) return collectible(direction, amount, contract, tokenId, names)
  return fungible(direction, amount, names.fungibles.get(contract), names)
}

/** Outgoing transfers come before incoming ones. */
function outFirst(one: Transfer, other: Transfer): number {
  return Number(one.direction === 'in') - Number(other.direction === 'in')
}

/** An approval has no transfer, so the approved asset is listed as a transfer from the account to itself. */
function approvedTransfer({ contract, amount, tokenId }: Allowance, names: AssetNames): Transfer {
  if (amount !== undefined) return fungible('self', amount, names.fungibles.get(contract), names)
  return collectible('self', 1n, contract, tokenId ?? 0n, names)
}

function fungible(
  direction: Direction,
  amount: bigint,
  token: Pick<DemoToken, 'name' | 'symbol' | 'decimals' | 'price'> | undefined,
  { walletServicesUrl }: AssetNames,
): Transfer {
  if (!token) return { direction, quantity: { numeric: String(amount) } }
  const { name, symbol, decimals, price } = token
  const url = `${walletServicesUrl}/public/getTokenImage/${encodeURIComponent(symbol)}`
  return {
    direction,
    quantity: { numeric: decimalText(amount, decimals) },
    ...(price !== null && { value: worth(amount, decimals, price), price }),
    fungible_info: { name, symbol, icon: { url } },
  }
}

function collectible(
  direction: Direction,
  amount: bigint,
  contract: string,
  tokenId: bigint,
  { collections, walletServicesUrl }: AssetNames,
): Transfer {
  return {
    direction,
    quantity: { numeric: String(amount) },
    nft_info: nftInfo(contract, tokenId, collections, walletServicesUrl),
  }
}
