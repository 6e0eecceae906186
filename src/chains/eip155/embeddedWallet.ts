import { errorCodes, ProviderRpcError } from '../../errors/ProviderRpcError.ts'
import {
  type EmbeddedProvider,
  type EmbeddedProviderOptions,
  NamespaceLogin,
} from '../../frame/NamespaceLogin.ts'
import { kindOf } from '../../frame/rpc.ts'
import type { CaipNetworkId } from '../../types/caip.ts'
import { referenceOf } from '../../utils/caip.ts'
import { withEvents } from '../../utils/withEvents.ts'
import { toHexChainId } from './toHexChainId.ts'

interface RequestArguments {
  method: string
  params?: unknown
}

/** Reads the chain id of a switch (EIP-3326) or an added chain (EIP-3085). */
function toNetworkId(params: unknown): CaipNetworkId {
  const [first] = Array.isArray(params) ? params : []
  const chainId: unknown = first?.chainId
  if (typeof chainId !== 'string' || !/^0x[\da-f]{1,13}$/i.test(chainId)) {
    throw new ProviderRpcError(errorCodes.invalidParams, 'Expected [{ chainId }].')
  }
  return `eip155:${Number(chainId)}`
}

/**
 * Creates the embedded wallet's EIP-1193 provider. Accounts and chain are the last that the frame has reported. The
 * accounts may differ between chains.
 */
export function createProvider(options: EmbeddedProviderOptions): EmbeddedProvider {
  const { wallet, context } = options
  const can = (method: string) => kindOf(method) !== 'unknown'
  const { provider, emit } = withEvents({ request, can })
  const login = new NamespaceLogin(options, {
    network: () => emit(['chainChanged', hexChainId()]),
    accounts: (addresses) => emit(['accountsChanged', addresses]),
  })
  const hexChainId = () => toHexChainId(login.user.caipNetworkId)

  async function send(method: string, params: unknown): Promise<unknown> {
    const request = params === undefined ? { method } : { method, params }
    return wallet.rpc(login.user.caipNetworkId, request)
  }

  async function switchChain(method: string, params: unknown): Promise<unknown> {
    const network = toNetworkId(params)
    if (!context.networks.some(({ caipNetworkId }) => caipNetworkId === network)) {
      if (method === 'wallet_addEthereumChain') return send(method, params)
      throw new ProviderRpcError(errorCodes.unrecognizedChain, `${network} is not configured.`)
    }
    await wallet.switchNetwork(network)
    return null
  }

  async function request({ method, params }: RequestArguments): Promise<unknown> {
    if (!login.isOpen) throw new ProviderRpcError(errorCodes.disconnected, 'No user is logged in.')
    switch (method) {
      case 'eth_accounts':
      case 'eth_requestAccounts':
        return login.addresses
      case 'eth_chainId':
        return hexChainId()
      case 'net_version':
        return referenceOf(login.user.caipNetworkId)
      case 'wallet_switchEthereumChain':
      case 'wallet_addEthereumChain':
        return switchChain(method, params)
      default:
        return send(method, params)
    }
  }

  return { provider, login }
}
