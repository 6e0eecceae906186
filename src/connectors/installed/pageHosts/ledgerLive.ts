import * as z from 'zod/mini'
import { toHexChainId } from '../../../chains/eip155/toHexChainId.ts'
import { isRefusal, messageOf } from '../../../chains/walletError.ts'
import { invalidResponseTo } from '../../../errors/invalidResponse.ts'
import { errorCodes, methodNotFound, ProviderRpcError } from '../../../errors/ProviderRpcError.ts'
import { WalletModalError } from '../../../errors/WalletModalError.ts'
import type { ConnectorContext } from '../../../types/connectorDriver.ts'
import type { Network } from '../../../types/network.ts'
import { orElse, text } from '../../../utils/schemas.ts'
import { withEvents } from '../../../utils/withEvents.ts'
import type { InstalledWallet } from '../InstalledWallet.ts'
import {
  type Answer,
  createRequests,
  openApp,
  openFrame,
  type SendRequest,
  untilAnswered,
  type Wire,
} from './channel.ts'
import { toPageHost } from './toPageHost.ts'

/**
 * Ledger Live, which shows live apps in a web view. The messages are those of Ledger's Wallet API
 * (@ledgerhq/wallet-api-client 1.15), JSON-RPC as text, spoken without it: with its core it weighs 198 kB.
 */

const answer = z.object({
  id: text,
  result: z.optional(z.unknown()),
  error: z.optional(z.unknown()),
  method: z.optional(z.unknown()),
})

function decode(message: unknown): Answer | null {
  let given: unknown
  try {
    given = JSON.parse(String(message))
  } catch {
    return null
  }
  const { data: read } = answer.safeParse(given)
  if (!read || read.method !== undefined) return null
  const { id, result, error } = read
  return error === undefined ? { id, result } : { id, error }
}

const encode: Wire['encode'] = (id, method, params) => ({ jsonrpc: '2.0', id, method, params })

const walletInfo = z.object({ wallet: z.object({ name: text }) })
const account = z.object({ id: text, address: text, currency: text })
type Account = z.output<typeof account>
const accounts = z.object({ rawAccounts: z.array(account) })
const requested = z.object({ rawAccount: account })
const signed = z.object({ hexSignedMessage: text })
const broadcast = z.object({ transactionHash: text })

/** Ledger's ids of networks (https://github.com/LedgerHQ/ledger-live, `currencies.ts` of cryptoassets). */
const chainIds: Readonly<Record<string, number>> = {
  ethereum: 1,
  optimism: 10,
  bsc: 56,
  polygon: 137,
  base: 8453,
  arbitrum: 42161,
  avalanche_c_chain: 43114,
  ethereum_sepolia: 11155111,
}

const call = z.object({
  from: orElse(text, ''),
  to: text,
  value: orElse(text, '0x0'),
  data: orElse(text, '0x'),
  gas: orElse(text, undefined),
  maxFeePerGas: orElse(text, undefined),
  maxPriorityFeePerGas: orElse(text, undefined),
})

const decimal = (hex: string | undefined) => (hex === undefined ? undefined : String(BigInt(hex)))
const hexOf = (value: string) => (value.startsWith('0x') ? value.slice(2) : value)

function toError(thrown: unknown): Error {
  const message = [messageOf(thrown), JSON.stringify(thrown)].filter(Boolean).join(' ')
  const code = isRefusal(message) ? errorCodes.userRejected : errorCodes.internal
  return new ProviderRpcError(code, messageOf(thrown) || 'Ledger Live refused the request')
}

function createProvider(send: SendRequest, { networks, preferredNetwork, rpc }: ConnectorContext) {
  const configured = networks.filter(({ chainNamespace }) => chainNamespace === 'eip155')
  const currencyOf = ({ id }: Network) =>
    Object.keys(chainIds).find((name) => chainIds[name] === Number(id))
  const known = configured.filter((one) => currencyOf(one) !== undefined)
  const preferred = preferredNetwork('eip155')
  let network = known.find((one) => one.caipNetworkId === preferred?.caipNetworkId) ?? known[0]
  let own: Account[] = []

  const ask = async <Value>(schema: z.ZodMiniType<Value>, method: string, params: object) => {
    const given = await send(method, params).catch((thrown: unknown) => {
      throw toError(thrown)
    })
    const parsed = schema.safeParse(given)
    if (parsed.success) return parsed.data
    throw invalidResponseTo(method, given)
  }

  const here = () => {
    if (network) return network
    throw new WalletModalError('UNSUPPORTED_CHAIN')
  }
  const currencyIds = () => [currencyOf(here()) ?? '']

  /** Ledger Live has an account for each network. */
  async function list(): Promise<string[]> {
    const { rawAccounts } = await ask(accounts, 'account.list', { currencyIds: currencyIds() })
    own = rawAccounts.filter(({ currency }) => currencyIds().includes(currency))
    return own.map(({ address }) => address)
  }

  async function pick(): Promise<string[]> {
    const { rawAccount } = await ask(requested, 'account.request', { currencyIds: currencyIds() })
    own = [rawAccount, ...own.filter(({ id }) => id !== rawAccount.id)]
    return own.map(({ address }) => address)
  }

  async function accountIdOf(address: unknown): Promise<string> {
    const isIt = (one: Account) => one.address.toLowerCase() === String(address).toLowerCase()
    if (!own.some(isIt)) await list()
    const found = own.find(isIt)
    if (found) return found.id
    throw new ProviderRpcError(errorCodes.unauthorized, 'Ledger Live lists no such account')
  }

  async function sign(address: unknown, hexMessage: string): Promise<string> {
    const accountId = await accountIdOf(address)
    const { hexSignedMessage } = await ask(signed, 'message.sign', { accountId, hexMessage })
    return `0x${hexOf(hexSignedMessage)}`
  }

  async function sendTransaction(given: unknown): Promise<string> {
    const { data: read } = call.safeParse(given)
    if (!read)
      throw new ProviderRpcError(errorCodes.invalidParams, 'A transaction needs a receiver')
    const accountId = await accountIdOf(read.from)
    const rawTransaction = {
      family: 'ethereum',
      amount: decimal(read.value),
      recipient: read.to,
      data: hexOf(read.data),
      gasLimit: decimal(read.gas),
      maxFeePerGas: decimal(read.maxFeePerGas),
      maxPriorityFeePerGas: decimal(read.maxPriorityFeePerGas),
    }
    const { transactionHash } = await ask(broadcast, 'transaction.signAndBroadcast', {
      accountId,
      rawTransaction,
    })
    return transactionHash
  }

  async function goTo(chainId: unknown): Promise<null> {
    const next = known.find(({ id }) => Number(id) === Number(chainId))
    if (!next)
      throw new ProviderRpcError(errorCodes.unrecognizedChain, 'Ledger Live has no such network')
    if (next !== network) {
      network = next
      emit(['chainChanged', toHexChainId(next.caipNetworkId)])
      emit(['accountsChanged', await list()])
    }
    return null
  }

  async function request({ method, params }: { method: string; params?: unknown }) {
    const [first, second] = Array.isArray(params) ? params : []
    switch (method) {
      case 'eth_accounts':
        return list()
      case 'eth_requestAccounts': {
        const listed = await list().catch(() => [])
        return listed.length > 0 ? listed : pick()
      }
      case 'eth_chainId':
        return toHexChainId(here().caipNetworkId)
      case 'personal_sign':
        return sign(second, hexOf(String(first)))
      case 'eth_signTypedData_v4': {
        const message = typeof second === 'string' ? second : JSON.stringify(second)
        const bytes = new TextEncoder().encode(message)
        return sign(first, [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join(''))
      }
      case 'eth_sendTransaction':
        return sendTransaction(first)
      case 'wallet_switchEthereumChain':
        return goTo(Object(first).chainId)
      default:
        if (/^eth_(?:call|estimateGas|gasPrice|blockNumber|feeHistory|get\w+)$/.test(method))
          return rpc(here())(method, Array.isArray(params) ? params : [])
        throw methodNotFound(method)
    }
  }

  const { provider, emit } = withEvents({ request })
  return provider
}

/** Finds Ledger Live around the page. Resolves with an empty list if it does not show it. */
export async function findLedgerLive(): Promise<InstalledWallet[]> {
  const app = openApp(['electron', 'reactNative'], ['message'])
  const frame = app ? null : openFrame('ledgerLive')
  const channel = app ?? frame
  if (!channel) return []
  // An app gets each message as text by itself; a window gets it as it is.
  const toText: Wire['encode'] = (...given) => JSON.stringify(encode(...given))
  const send = createRequests(channel, { encode: frame ? toText : encode, decode })
  const given = await untilAnswered(() => send('wallet.info', {}))
  if (!walletInfo.safeParse(given).success) return []
  let provider: ReturnType<typeof createProvider> | undefined
  return [
    toPageHost('ledgerLive', 'Ledger Live', {
      provide(context) {
        provider ??= createProvider(send, context)
        return provider
      },
    }),
  ]
}
