import * as z from 'zod/mini'
import { errorCodes, ProviderRpcError } from '../../../errors/ProviderRpcError.ts'
import { toProviderError } from '../session/providerErrors.ts'
import type { SessionProvider, SessionProviderOptions } from '../session/sessionProvider.ts'
import { capabilitiesOf } from './eip155Capabilities.ts'
import { Eip155Session } from './eip155Session.ts'
import { parseChainId } from './eip155Values.ts'

interface RequestArguments {
  method: string
  params?: unknown
}

export interface Eip155Provider {
  request(request: RequestArguments): Promise<unknown>
  on(event: string, listener: (value: unknown) => void): Eip155Provider
  removeListener(event: string, listener: (value: unknown) => void): Eip155Provider
}

const requestSchema = z.object({ method: z.string(), params: z.optional(z.unknown()) })
const chainSchema = z.object({ chainId: z.string() })

/** What only a wallet can do. Everything else is asked of the network's nodes. */
const walletMethod =
  /^(?:wallet_|personal_|eth_(?:sign|sendTransaction$|sendUserOperation$|decrypt$|getEncryptionPublicKey$))/

function paramAt(params: unknown, index: number): unknown {
  return Array.isArray(params) ? params[index] : undefined
}

/**
 * An EIP-1193 provider over a WalletConnect session. Accounts and chain are answered from the session
 * without asking the wallet; addresses are passed on as the wallet wrote them. A session is connected
 * as long as it lives, also while the relay is away: the SDK delivers requests once it is back.
 */
export function createEip155Provider(options: SessionProviderOptions): SessionProvider {
  const { client, topic, context } = options
  const session = new Eip155Session(options)

  async function askWallet(method: string, params: unknown): Promise<unknown> {
    if (!session.granted().methods.includes(method)) {
      throw new ProviderRpcError(errorCodes.unsupportedMethod, `The wallet does not do ${method}.`)
    }
    const request = { method, params: params ?? [] }
    return client.request<unknown>({ topic, chainId: session.caipNetworkId, request })
  }

  async function askNode(method: string, params: unknown): Promise<unknown> {
    const network = context.networks.find((one) => one.caipNetworkId === session.caipNetworkId)
    if (!network) {
      const message = `Chain ${session.chainId} is not among the configured networks.`
      throw new ProviderRpcError(errorCodes.chainDisconnected, message)
    }
    return context.rpc(network)(method, Array.isArray(params) ? params : [])
  }

  async function switchChain(params: unknown): Promise<null> {
    const parsed = chainSchema.safeParse(paramAt(params, 0))
    const chainId = parsed.success ? parseChainId(parsed.data.chainId) : null
    if (!chainId) throw new ProviderRpcError(errorCodes.invalidParams, 'Expected [{ chainId }].')
    const method = 'wallet_switchEthereumChain'
    const unrecognized = new ProviderRpcError(
      errorCodes.unrecognizedChain,
      `Chain ${chainId} is not part of the session.`,
    )
    if (!session.allows(chainId)) {
      if (!session.granted().methods.includes(method)) throw unrecognized
      await askWallet(method, params)
      // A request on a chain that the session does not name would be refused by the SDK.
      if (!(await session.soonAllows(chainId))) throw unrecognized
    }
    session.setChain(chainId)
    return null
  }

  async function capabilities(params: unknown): Promise<unknown> {
    const address = paramAt(params, 0) ?? session.accounts[0]
    const known = capabilitiesOf(session.granted().capabilities, String(address))
    return known ?? askWallet('wallet_getCapabilities', params)
  }

  function answer(method: string, params: unknown): unknown {
    switch (method) {
      case 'eth_accounts':
      case 'eth_requestAccounts':
        session.granted()
        return session.accounts
      case 'eth_chainId':
        return `0x${session.chainId.toString(16)}`
      case 'net_version':
        return String(session.chainId)
      case 'wallet_switchEthereumChain':
        return switchChain(params)
      case 'wallet_getCapabilities':
        return capabilities(params)
      default:
        return walletMethod.test(method) ? askWallet(method, params) : askNode(method, params)
    }
  }

  const provider: Eip155Provider = {
    async request(request) {
      const parsed = requestSchema.safeParse(request)
      if (!parsed.success) {
        throw new ProviderRpcError(errorCodes.invalidParams, 'Expected { method, params }.')
      }
      const { method, params } = parsed.data
      try {
        return await answer(method, params)
      } catch (thrown) {
        throw walletMethod.test(method) ? toProviderError(thrown) : thrown
      }
    },
    on(event, listener) {
      session.emitter.on(event, listener)
      return provider
    },
    removeListener(event, listener) {
      session.emitter.removeListener(event, listener)
      return provider
    },
  }
  return { provider, close: () => session.close() }
}
