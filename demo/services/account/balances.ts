import { failure } from '../blockchainApi/blockchainFailure.ts'
import { nodeOf } from '../blockchainApi/rpcProxy.ts'
import { json, type Reply, type Request } from '../shared/http.ts'
import { isEvmAddress, isSolanaAddress } from './addresses.ts'
import type { BalanceRow } from './BalanceRow.ts'
import { evmBalances } from './evmBalances.ts'
import type { Indexes } from './indexes.ts'
import { solanaBalances } from './solanaBalances.ts'

interface BalanceSources {
  chains: Map<string, string>
  indexes: Indexes
  /** Base URL of the tokens' images. */
  walletServicesUrl: string
}

/**
 * `GET /v1/account/:address/balance`: native and other tokens, on one network or on all networks of the address's
 * family.
 */
export async function balances(
  { chains, indexes, walletServicesUrl }: BalanceSources,
  { param, query }: Request,
): Promise<Reply> {
  const address = param('address')
  const forced = (query.get('forceUpdate') ?? '').split(',').filter(Boolean)
  const chainId = query.get('chainId')
  if (isEvmAddress(address)) {
    const perChain = indexes.of(chainId).map((index) => evmBalances(index, address, forced))
    return balancesReply(await Promise.all(perChain), walletServicesUrl)
  }
  if (isSolanaAddress(address)) {
    const chainIds = chainId ? [chainId] : [...chains.keys()]
    const own = chainIds.filter((id) => id.startsWith('solana:'))
    const perChain = own.map((id) => solanaBalances(id, nodeOf(chains, id), address))
    return balancesReply(await Promise.all(perChain), walletServicesUrl)
  }
  throw failure(400, 'address', `"${address}" is no address of a chain that is here.`)
}

function balancesReply(rows: BalanceRow[][], walletServicesUrl: string): Reply {
  const iconUrl = (symbol: string) =>
    `${walletServicesUrl}/public/getTokenImage/${encodeURIComponent(symbol)}`
  const all = rows.flat().map((row) => ({ ...row, iconUrl: iconUrl(row.symbol) }))
  return json({ balances: all })
}
