import { ProviderRpcError, unrecognizedChain } from '../evm/ProviderRpcError.ts'
import type { WalletBehaviour } from './options.ts'

const USUAL_NONSENSE: Record<string, unknown> = {
  eth_requestAccounts: ['not-an-address'],
  eth_accounts: ['not-an-address'],
  eth_chainId: 'banana',
}

/** The malformed response of `method`. It is wrapped in an object, because the response may be undefined. */
export function nonsenseFor(
  method: string,
  { nonsense }: WalletBehaviour,
): { result: unknown } | undefined {
  if (Array.isArray(nonsense)) {
    if (!nonsense.includes(method)) return undefined
    return { result: method in USUAL_NONSENSE ? USUAL_NONSENSE[method] : 42 }
  }
  return nonsense && method in nonsense ? { result: nonsense[method] } : undefined
}

/** Known wallet errors of wallet_switchEthereumChain. */
export function switchErrorFor(code: number, chainId: string): ProviderRpcError {
  if (code === 4902) return unrecognizedChain(chainId)
  if (code === 5000) return new ProviderRpcError(5000, 'User rejected.')
  if (code === 32603) return new ProviderRpcError(32603, 'Invalid chain id.')
  // MetaMask's mobile app hides its 4902 in the data of an internal error.
  const originalError = { code: 4902, message: unrecognizedChain(chainId).message }
  return new ProviderRpcError(code, 'Internal JSON-RPC error.', { originalError })
}
