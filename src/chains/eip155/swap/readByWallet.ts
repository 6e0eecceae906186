import { WalletModalError } from '../../../errors/WalletModalError.ts'
import type { Swapper } from '../../../types/swapper.ts'
import { withTimeout } from '../../../utils/withTimeout.ts'
import { request, toProvider } from '../provider.ts'
import { fromHex } from '../send/toHex.ts'

/** Time limit of a request in milliseconds. The requests read the chain, so no user is awaited. */
const responseMs = 4_000

function toError(cause: unknown): WalletModalError {
  if (cause instanceof WalletModalError) return cause
  const { code, message } = Object(cause) as { code?: unknown; message?: unknown }
  const params = { code: Number(code ?? -32_603), message: String(message ?? cause) }
  return new WalletModalError('RPC_ERROR', { longMessage: params.message, params, cause })
}

export const readByWallet: Swapper['readByWallet'] = (given, chainId) => {
  const provider = toProvider(given)
  const send = async (method: string, params?: readonly unknown[]) => {
    const longMessage = `The wallet left ${method} unanswered`
    const late = () => new WalletModalError('RPC_TIMEOUT', { longMessage })
    try {
      return await withTimeout(request(provider, method, params), responseMs, late)
    } catch (thrown) {
      throw toError(thrown)
    }
  }
  let checked: Promise<void> | undefined
  async function checkChain(): Promise<void> {
    const id = fromHex(await send('eth_chainId'))
    if (`eip155:${id}` === chainId) return
    throw new WalletModalError('RPC_ERROR', { longMessage: `The wallet is on eip155:${id}` })
  }
  return async (method, params) => {
    checked ??= checkChain()
    await checked
    return send(method, params)
  }
}
