import { errorCodes, ProviderRpcError } from '../../errors/ProviderRpcError.ts'
import type { CaipNetworkId } from '../../types/caip.ts'
import type { FrameUser } from '../../types/frame.ts'
import { namespaceOf, referenceOf } from '../../utils/caip.ts'
import { Emitter } from '../../utils/emitter.ts'
import type { AuthProvider, AuthProviderOptions } from './sessionProvider.ts'

interface Eip155Provider {
  request(request: { method: string; params?: unknown }): Promise<unknown>
  on(event: string, listener: (value: unknown) => void): Eip155Provider
  removeListener(event: string, listener: (value: unknown) => void): Eip155Provider
}

const addresses = (user: FrameUser) => user.accounts.map(({ address }) => address)
const hexChainId = (user: FrameUser) => `0x${Number(referenceOf(user.caipNetworkId)).toString(16)}`

/** The chain that EIP-3326 and EIP-3085 name in their one parameter. */
function toNetworkId(params: unknown): CaipNetworkId {
  const [first] = Array.isArray(params) ? params : []
  const chainId: unknown = first?.chainId
  if (typeof chainId !== 'string' || !/^0x[\da-f]{1,13}$/i.test(chainId)) {
    throw new ProviderRpcError(errorCodes.invalidParams, 'Expected [{ chainId }].')
  }
  return `eip155:${Number(chainId)}`
}

/**
 * An EIP-1193 provider over the frame. Who and where the person is, it knows from the frame's last word;
 * all else is asked of the frame, by the rules of `rpc`. The account may be another on each chain.
 */
export function createEip155Provider({ wallet, user, context }: AuthProviderOptions): AuthProvider {
  const emitter = new Emitter()
  let now = user
  let isOpen = true

  const stopFollowing = wallet.onUser((next) => {
    if (namespaceOf(next.caipNetworkId) !== 'eip155') return
    const before = now
    now = next
    if (hexChainId(next) !== hexChainId(before)) emitter.emit('chainChanged', hexChainId(next))
    if (addresses(next).join() !== addresses(before).join()) {
      emitter.emit('accountsChanged', addresses(next))
    }
  })

  async function switchChain(method: string, params: unknown): Promise<null> {
    const network = toNetworkId(params)
    if (!context.networks.some(({ caipNetworkId }) => caipNetworkId === network)) {
      if (method === 'wallet_addEthereumChain')
        return wallet.rpc(now.caipNetworkId, { method, params }) as Promise<null>
      throw new ProviderRpcError(errorCodes.unrecognizedChain, `${network} is not configured.`)
    }
    await wallet.switchNetwork(network)
    return null
  }

  const provider: Eip155Provider = {
    async request({ method, params }) {
      if (!isOpen) throw new ProviderRpcError(errorCodes.disconnected, 'Nobody is logged in.')
      switch (method) {
        case 'eth_accounts':
        case 'eth_requestAccounts':
          return addresses(now)
        case 'eth_chainId':
          return hexChainId(now)
        case 'net_version':
          return referenceOf(now.caipNetworkId)
        case 'wallet_switchEthereumChain':
        case 'wallet_addEthereumChain':
          return switchChain(method, params)
        default:
          return wallet.rpc(
            now.caipNetworkId,
            params === undefined ? { method } : { method, params },
          )
      }
    },
    on(event, listener) {
      emitter.on(event, listener)
      return provider
    },
    removeListener(event, listener) {
      emitter.removeListener(event, listener)
      return provider
    },
  }

  return {
    provider,
    user: () => now,
    close() {
      isOpen = false
      stopFollowing()
    },
  }
}
