import { failure } from './blockchainFailure.ts'
import { json, type Reply, type Request } from './http.ts'
import { callRpc } from './jsonRpcCall.ts'
import { nodeOf } from './rpcProxy.ts'

const DECIMALS = 18

/** No market here: a price that makes sums easy to check by hand. */
const PRICE_USD = 2500

/** `GET /v1/account/:address/balance`: the native balance of one chain, or of every chain. */
export async function balances(
  chains: Map<string, string>,
  walletServicesUrl: string,
  { param, query }: Request,
): Promise<Reply> {
  const address = param('address')
  if (!/^0x[0-9a-f]{40}$/i.test(address)) {
    throw failure(400, 'address', `"${address}" is not an Ethereum address.`)
  }
  const asked = query.get('chainId')
  const chainIds = asked ? [asked] : [...chains.keys()].filter((id) => id.startsWith('eip155:'))
  const rows = chainIds.map(async (chainId) => ({
    name: 'Ether',
    symbol: 'ETH',
    chainId,
    ...(await nativeAmount(nodeOf(chains, chainId), address)),
    iconUrl: `${walletServicesUrl}/public/getTokenImage/ETH`,
  }))
  return json({ balances: await Promise.all(rows) })
}

async function nativeAmount(url: string, address: string) {
  const wei = await callRpc(url, 'eth_getBalance', [address, 'latest']).catch(() => undefined)
  if (typeof wei !== 'string') throw failure(502, 'chainId', `The chain at ${url} does not answer.`)
  const amount = BigInt(wei)
  return {
    // Whole cents, rounded down: never more than there is.
    value: Number((amount * BigInt(PRICE_USD) * 100n) / 10n ** BigInt(DECIMALS)) / 100,
    price: PRICE_USD,
    quantity: { decimals: String(DECIMALS), numeric: toDecimal(amount) },
  }
}

/** Every digit of an amount in base units, as a decimal number of whole units. */
function toDecimal(amountBaseUnits: bigint): string {
  const digits = amountBaseUnits.toString().padStart(DECIMALS + 1, '0')
  const fraction = digits.slice(-DECIMALS).replace(/0+$/, '')
  return digits.slice(0, -DECIMALS) + (fraction === '' ? '' : `.${fraction}`)
}
