import { errorCodes, ProviderRpcError } from '../../errors/ProviderRpcError.ts'
import type { CreateWatchOnly } from '../../types/watchOnly.ts'
import { withEvents } from '../../utils/withEvents.ts'
import { isHarmlessMethod } from './harmless.ts'
import { toHexChainId } from './toHexChainId.ts'

/** Creates an EIP-1193 provider that names the account, switches among the page's networks, and reads their nodes. */
export const createWatchOnly: CreateWatchOnly = ({ address, network: first, context, refuse }) => {
  let network = first
  const hexId = () => toHexChainId(network.caipNetworkId)
  const { provider, emit } = withEvents({ request, can: isHarmlessMethod })

  function switchTo(params: unknown): null {
    const [wanted] = Array.isArray(params) ? params : []
    const chainId = Number(Object(wanted).chainId)
    const found = context.networks.find((one) => one.caipNetworkId === `eip155:${chainId}`)
    if (!found) {
      const message = `eip155:${chainId} is not configured.`
      throw new ProviderRpcError(errorCodes.unrecognizedChain, message)
    }
    network = found
    emit(['chainChanged', hexId()])
    return null
  }

  async function request(args: { method: string; params?: readonly unknown[] }): Promise<unknown> {
    const { method, params } = args
    switch (method) {
      case 'eth_accounts':
      case 'eth_requestAccounts':
        return [address]
      case 'eth_chainId':
        return hexId()
      case 'wallet_switchEthereumChain':
      case 'wallet_addEthereumChain':
        return switchTo(params)
      default:
        return isHarmlessMethod(method) && !method.startsWith('wallet_')
          ? context.rpc(network)(method, params)
          : refuse()
    }
  }

  return provider
}
