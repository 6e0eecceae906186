import { failure } from '../blockchainApi/blockchainFailure.ts'
import type { ChainIndex } from '../chainIndex/ChainIndex.ts'
import type { IndexedTransaction } from '../chainIndex/IndexedTransaction.ts'
import { json, type Reply, type Request } from '../shared/http.ts'
import { isEvmAddress, isSolanaAddress } from './addresses.ts'
import { collectionNames } from './collectibles.ts'
import { compareNewestFirst, readCursor, writeCursor } from './cursor.ts'
import { fungiblesAt } from './fungibles.ts'
import { type AssetNames, concerns, historyRow } from './historyRow.ts'
import type { Indexes } from './indexes.ts'

const PAGE = 20

interface Found extends IndexedTransaction {
  chainId: string
  index: ChainIndex
}

/** `GET /v1/account/:account/history`: mined transactions of the local EVM chains, newest first, in pages. */
export async function history(
  indexes: Indexes,
  walletServicesUrl: string,
  { param, query }: Request,
): Promise<Reply> {
  const account = param('account').toLowerCase()
  if (!isEvmAddress(account)) {
    if (isSolanaAddress(param('account'))) return json({ data: [], next: null })
    throw failure(400, 'account', `"${account}" is not an address.`)
  }
  const after = query.get('cursor')
  const cursor = after ? readCursor(after) : undefined
  const found = await Promise.all(
    indexes.of(query.get('chainId')).map((index) => transactionsOf(index, account)),
  )
  const rows = found.flat().sort(compareNewestFirst)
  const rest = cursor ? rows.filter((row) => compareNewestFirst(cursor, row) < 0) : rows
  const page = rest.slice(0, PAGE)
  const last = page.at(-1)
  const data = await writeRows(page, account, walletServicesUrl)
  return json({ data, next: last && rest.length > PAGE ? writeCursor(last) : null })
}

async function transactionsOf(index: ChainIndex, account: string): Promise<Found[]> {
  const transactions = await index.transactions().catch(() => undefined)
  if (!transactions) throw failure(502, 'chainId', `The chain at ${index.url} does not answer.`)
  const { chainId } = index
  return transactions
    .filter((one) => concerns(one, account))
    .map((one) => ({ ...one, chainId, index }))
}

async function writeRows(page: readonly Found[], account: string, walletServicesUrl: string) {
  const names = new Map<ChainIndex, Promise<AssetNames>>()
  const namesFor = (index: ChainIndex) => {
    const rows = page.filter((row) => row.index === index)
    const known = names.get(index) ?? assetNames(index, rows, walletServicesUrl)
    names.set(index, known)
    return known
  }
  return await Promise.all(
    page.map(async (row) => historyRow(row, row.chainId, account, await namesFor(row.index))),
  )
}

async function assetNames(
  { url }: ChainIndex,
  rows: readonly Found[],
  walletServicesUrl: string,
): Promise<AssetNames> {
  const assets = rows.flatMap(({ moves, allowances }) => [...moves, ...allowances])
  const isCollectible = (asset: (typeof assets)[number]) =>
    asset.tokenId !== undefined || asset.amount === undefined
  const contracts = (wanted: boolean) =>
    assets.flatMap((asset) => (isCollectible(asset) === wanted ? (asset.contract ?? []) : []))
  const [fungibles, collections] = await Promise.all([
    fungiblesAt(url, contracts(false)),
    collectionNames(url, contracts(true)),
  ])
  return { fungibles, collections, walletServicesUrl }
}
