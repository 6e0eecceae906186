import { loadFamilyPart } from '../../chains/families.ts'
import { kindOf } from '../../connectors/registry.ts'
import type { TokenStatus } from '../../controllers/accounts.ts'
import { liveConnection, providerOf } from '../../controllers/connections.ts'
import { options } from '../../controllers/options.ts'
import { getTokenBalances } from '../../services/blockchainApi/tokenBalances.ts'
import type { BalanceReader } from '../../types/chainAdapter.ts'
import type { Network } from '../../types/network.ts'
import type { TokenBalance } from '../../types/token.ts'
import { formatUnits } from '../../utils/amount.ts'
import { log } from '../../utils/log.ts'
import { toSafeImageUrl } from '../../utils/url.ts'
import { isChainSupported } from '../services/isChainSupported.ts'
import { rpcFor } from '../services/rpcFor.ts'
import { serviceContext } from '../services/serviceContext.ts'

export interface TokensRequest {
  address: string
  network: Network
  /** CAIP-10 addresses of tokens for which the service must bypass its cache. */
  forceUpdate?: readonly string[] | undefined
}

export interface ReadTokens {
  tokens: TokenBalance[]
  status: Extract<TokenStatus, 'complete' | 'partial' | 'unlisted'>
  /** True if an installed wallet has listed them. The lists of others come from services. */
  isOfWallet?: boolean | undefined
  /** Reason why the list is incomplete: the service's error, or a text if the service does not support the network. */
  cause?: unknown
}

/** False for a token with 0 decimals, because most such tokens are spam. */
const isListed = ({ quantity }: TokenBalance) => Number(quantity.decimals) > 0

/**
 * Reads tokens from the wallet. Returns null for a paired wallet, because the request would open the wallet's app on a
 * phone.
 */
async function readFromWallet({ address, network }: TokensRequest): Promise<ReadTokens | null> {
  const { chainNamespace, caipNetworkId, nativeCurrency } = network
  const live = liveConnection(chainNamespace)
  const kind = live && kindOf(live.connection.wallet.id)
  if (!live?.opened.getAssets || kind?.pairs) return null
  const tokens = await live.opened.getAssets({ address, caipNetworkId, nativeCurrency })
  return (
    tokens && { tokens: tokens.filter(isListed), status: 'complete', isOfWallet: kind?.isInstalled }
  )
}

async function readFromNodes(
  { address, network }: TokensRequest,
  balances: BalanceReader,
): Promise<TokenBalance[]> {
  const { caipNetworkId, nativeCurrency } = network
  const rpc = rpcFor(network)
  const own = options.tokens[caipNetworkId]
  const toToken = (
    { decimals, symbol }: { decimals: number; symbol: string },
    amountBaseUnits: bigint,
    rest: Pick<TokenBalance, 'name' | 'address' | 'iconUrl' | 'pending'>,
  ): TokenBalance => {
    const numeric = formatUnits(amountBaseUnits, decimals)
    const quantity = { decimals: String(decimals), numeric }
    return { ...rest, symbol, chainId: caipNetworkId, quantity }
  }

  const readNative = once(async () => {
    const provider = providerOf(network.chainNamespace)
    const [amount, change = 0n] = await Promise.all([
      balances.getBalance(address, rpc, provider),
      balances.getPending?.(address, rpc, provider),
    ])
    const { name, decimals } = nativeCurrency
    const pending = change === 0n ? undefined : formatUnits(change, decimals)
    return [toToken(nativeCurrency, amount, { name, iconUrl: null, pending })]
  })
  async function readToken(token: string): Promise<TokenBalance[]> {
    if (!balances.getTokenBalance) return []
    const isOwn = token === own?.address
    // The native balance is requested at the token's first call, so that both requests go into one batch.
    const together: typeof rpc = (method, params) => {
      readNative().catch(() => {})
      return rpc(method, params)
    }
    const held = await balances.getTokenBalance(address, token, together)
    const { symbol, amountBaseUnits } = held
    if (!isOwn && amountBaseUnits === 0n) return []
    const tokenAddress = `${caipNetworkId}:${token}`
    const iconUrl = isOwn ? toSafeImageUrl(own.image) : null
    return [toToken(held, amountBaseUnits, { name: symbol, address: tokenAddress, iconUrl })]
  }
  const wanted = [
    ...(own ? [own.address] : []),
    ...((await balances.knownTokens?.(caipNetworkId)) ?? []),
  ]
  // A token that cannot be read is omitted, because the host may have configured an invalid token.
  const reading = [...new Set(wanted)].map((token) =>
    readToken(token).catch((thrown: unknown) => {
      log('warn', `the token ${token} of ${caipNetworkId} could not be read`, thrown)
      return []
    }),
  )
  const tokens = await Promise.all(reading)
  return [...(await readNative()), ...tokens.flat()]
}

function once<Value>(read: () => Promise<Value>): () => Promise<Value> {
  let value: Promise<Value> | undefined
  return () => {
    value ??= read()
    return value
  }
}

/**
 * Reads tokens from the wallet if the wallet reports balances, else from the blockchain API, else from nodes.
 *
 * @throws WalletModalError with the node's error if all sources fail
 */
export async function readTokens(request: TokensRequest): Promise<ReadTokens> {
  const { address, network, forceUpdate } = request
  const { caipNetworkId, chainNamespace } = network
  const ofWallet = await readFromWallet(request)
  if (ofWallet) return ofWallet
  const balances: BalanceReader = await loadFamilyPart(chainNamespace, 'balances')
  const { nodesList } = balances
  if (nodesList) {
    const tokens = await readFromNodes(request, balances)
    return { tokens, status: nodesList === 'all' ? 'complete' : 'unlisted' }
  }
  const context = serviceContext()
  let status: ReadTokens['status'] = 'unlisted'
  let cause: unknown
  if (context && (await isChainSupported(context, caipNetworkId))) {
    try {
      const tokens = await getTokenBalances(context, { address, caipNetworkId, forceUpdate })
      return { tokens, status: 'complete' }
    } catch (thrown) {
      status = 'partial'
      cause = thrown
    }
  } else if (context) cause = `${caipNetworkId} is not served`
  return { tokens: (await readFromNodes(request, balances)).filter(isListed), status, cause }
}
