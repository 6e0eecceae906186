import type { CaipNetworkId } from '../../types/caip.ts'
import type { PageRequest } from '../../types/pageTransaction.ts'

interface Asked {
  addresses: readonly string[]
  /** The active network, for requests that name none. */
  caipNetworkId: CaipNetworkId
}

/** True for methods whose transactions are followed, see `WalletListener.sending`. */
export const isTransaction = (method: string): boolean =>
  method === 'eth_sendTransaction' || method === 'wallet_sendCalls'

/** Reads the parameters of a transaction or a batch. */
export function toPageRequest(params: unknown, { addresses, caipNetworkId }: Asked): PageRequest {
  const [transaction] = Array.isArray(params) ? params : []
  const copy: Record<string, unknown> = { ...transaction }
  const named = String(copy.from).toLowerCase()
  const from = addresses.find((one) => one.toLowerCase() === named) ?? addresses[0] ?? ''
  const chainId = Number(copy.chainId)
  const isNamed = Number.isSafeInteger(chainId) && chainId > 0
  return { caipNetworkId: isNamed ? `eip155:${chainId}` : caipNetworkId, from, params: copy }
}
