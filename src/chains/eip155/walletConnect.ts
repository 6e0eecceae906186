import * as z from 'zod/mini'
import { errorCodes, ProviderRpcError } from '../../errors/ProviderRpcError.ts'
import type { CaipNetworkId } from '../../types/caip.ts'
import type { NamespaceSession, WalletConnectPart } from '../../types/walletConnect.ts'
import { referenceOf } from '../../utils/caip.ts'
import { type EventMethods, withEvents } from '../../utils/withEvents.ts'
import { sessionCapabilities } from './sessionCapabilities.ts'
import { toHexChainId } from './toHexChainId.ts'
import { isTransaction, toPageRequest } from './toPageRequest.ts'

interface RequestArguments {
  method: string
  params?: unknown
}

export interface Eip155Provider extends EventMethods {
  request(request: RequestArguments): Promise<unknown>
  can(method: string): boolean
}

const requestSchema = z.object({ method: z.string(), params: z.optional(z.unknown()) })
const chainSchema = z.object({ chainId: z.string() })
const chainIdsSchema = z.array(z.string().check(z.refine((text) => /^0x[\da-f]+$/i.test(text))))

/** Methods that are sent to the wallet. All other methods are sent to a node. */
const walletMethod =
  /^(?:wallet_|personal_|eth_(?:sign|sendTransaction$|sendUserOperation$|decrypt$|getEncryptionPublicKey$))/

/** Parses a chain id. Wallets send 137, "137", "0x89" and "eip155:137". */
function toNetworkId(value: unknown): CaipNetworkId | null {
  const text = typeof value === 'number' ? String(value) : value
  if (typeof text !== 'string') return null
  const digits = text.replace(/^eip155:/, '')
  if (!/^(?:\d+|0x[0-9a-f]+)$/i.test(digits)) return null
  const chainId = Number(digits)
  return Number.isSafeInteger(chainId) && chainId > 0 ? `eip155:${chainId}` : null
}

function paramAt(params: unknown, index: number): unknown {
  return Array.isArray(params) ? params[index] : undefined
}

/**
 * Addresses are in the letter case in which the wallet sent them. The provider stays connected while the relay is
 * unreachable: the SDK sends requests once the relay is reachable again.
 */
function createEip155Provider(session: NamespaceSession): Eip155Provider {
  const { provider, emit } = withEvents({ request, can: (method: string) => session.can(method) })
  let known = session.accounts()
  session.follow({
    network: (id) => emit(['chainChanged', toHexChainId(id)]),
    accounts() {
      const now = session.accounts()
      // A change of the letter case alone is not emitted.
      if (now.join().toLowerCase() === known.join().toLowerCase()) return
      known = now
      emit(['accountsChanged', [...now]])
    },
  })

  async function requestNode(method: string, params: unknown): Promise<unknown> {
    const { networks, rpc } = session.context
    const network = networks.find((one) => one.caipNetworkId === session.network)
    if (!network) {
      const message = `Chain ${referenceOf(session.network)} is not among the configured networks.`
      throw new ProviderRpcError(errorCodes.chainDisconnected, message)
    }
    return rpc(network)(method, Array.isArray(params) ? params : [])
  }

  async function switchChain(params: unknown): Promise<null> {
    const parsed = chainSchema.safeParse(paramAt(params, 0))
    const wanted = parsed.success ? toNetworkId(parsed.data.chainId) : null
    if (!wanted) throw new ProviderRpcError(errorCodes.invalidParams, 'Expected [{ chainId }].')
    const method = 'wallet_switchEthereumChain'
    if (!session.chainOf(wanted) && session.can(method)) {
      await session.request(method, params)
      // The SDK refuses a request on a chain that the session does not list.
      await session.soonApproves(wanted)
    }
    session.moveTo(wanted)
    return null
  }

  async function capabilities(params: unknown): Promise<unknown> {
    const address = paramAt(params, 0) ?? known[0]
    const chainIds = chainIdsSchema.safeParse(paramAt(params, 1)).data
    const settled = sessionCapabilities(session, String(address), chainIds)
    return settled ?? session.request('wallet_getCapabilities', params ?? [])
  }

  function respond(method: string, params: unknown): unknown {
    switch (method) {
      case 'eth_accounts':
      case 'eth_requestAccounts':
        session.granted()
        return [...known]
      case 'eth_chainId':
        return toHexChainId(session.network)
      case 'net_version':
        return referenceOf(session.network)
      case 'wallet_switchEthereumChain':
        return switchChain(params)
      case 'wallet_getCapabilities':
        return capabilities(params)
      default:
        return walletMethod.test(method)
          ? session.request(method, params ?? [])
          : requestNode(method, params)
    }
  }

  async function request(args: RequestArguments): Promise<unknown> {
    const parsed = requestSchema.safeParse(args)
    if (!parsed.success) {
      throw new ProviderRpcError(errorCodes.invalidParams, 'Expected { method, params }.')
    }
    const { method, params } = parsed.data
    return respond(method, params)
  }

  return provider
}

export const eip155WalletConnect: WalletConnectPart = {
  methods: [
    'eth_accounts',
    'eth_requestAccounts',
    'eth_sendRawTransaction',
    'eth_sign',
    'eth_signTransaction',
    'eth_signTypedData',
    'eth_signTypedData_v3',
    'eth_signTypedData_v4',
    'eth_sendTransaction',
    'personal_sign',
    'wallet_switchEthereumChain',
    'wallet_addEthereumChain',
    'wallet_getPermissions',
    'wallet_requestPermissions',
    'wallet_registerOnboarding',
    'wallet_watchAsset',
    'wallet_scanQRCode',
    'wallet_getCallsStatus',
    'wallet_showCallsStatus',
    'wallet_sendCalls',
    'wallet_getCapabilities',
    'wallet_grantPermissions',
    'wallet_revokePermissions',
    'wallet_requestExecutionPermissions',
    'wallet_revokeExecutionPermission',
    'wallet_getSupportedExecutionPermissions',
    'wallet_getGrantedExecutionPermissions',
    'wallet_getAssets',
  ],
  rules: {
    namespace: 'eip155',
    isAddress: (address) => /^0x[0-9a-f]{40}$/i.test(address),
    toAccountKey: (address) => address.toLowerCase(),
    elsewhere: (accounts) => accounts.slice(0, 1),
    toNetworkId,
    leavesSession: true,
  },
  createProvider: createEip155Provider,
  toPageRequest: ({ method, params, ...asked }) =>
    isTransaction(method) ? toPageRequest(params, asked) : undefined,
}
