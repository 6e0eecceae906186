import * as z from 'zod/mini'
import { toHexChainId } from '../../../chains/eip155/toHexChainId.ts'
import { codesOf, isRefusal, messageOf } from '../../../chains/walletError.ts'
import { invalidResponseTo } from '../../../errors/invalidResponse.ts'
import { errorCodes, methodNotFound, ProviderRpcError } from '../../../errors/ProviderRpcError.ts'
import { bool, orElse, text } from '../../../utils/schemas.ts'
import type { InstalledWallet } from '../InstalledWallet.ts'
import {
  type Answer,
  createRequests,
  openFrame,
  type SendRequest,
  untilAnswered,
  type Wire,
} from './channel.ts'
import { toPageHost } from './toPageHost.ts'

/**
 * Safe{Wallet}, which frames pages as Safe Apps. The messages are those of @safe-global/safe-apps-sdk 9.1, spoken without it:
 * its listener throws in the page for a message with a version that is no text, it sends all requests to any origin, and with
 * its provider and viem it weighs ten times as much.
 */

const hex = (pattern: RegExp) => text.check(z.refine((value) => pattern.test(value)))
const address = hex(/^0x[\da-f]{40}$/i)
const hash = hex(/^0x[\da-f]{64}$/i)
const bytes = hex(/^0x(?:[\da-f]{2})*$/i)

const safeInfo = z.object({
  safeAddress: address,
  chainId: z.custom<number>((value) => Number.isSafeInteger(value) && Number(value) > 0),
})
type SafeInfo = z.output<typeof safeInfo>

const sent = z.object({ safeTxHash: hash })

/** A signature; an off-chain message that owners still sign; or a transaction by which they sign it on the chain. */
const signed = z.object({
  signature: orElse(bytes, undefined),
  messageHash: orElse(hash, undefined),
  safeTxHash: orElse(hash, undefined),
})

const details = z.object({ txStatus: text, txHash: orElse(hash, null) })

const answer = z.object({
  id: text,
  success: bool,
  data: z.optional(z.unknown()),
  error: z.optional(z.unknown()),
})

function decode(message: unknown): Answer | null {
  const { data: read } = answer.safeParse(message)
  if (!read) return null
  const { id, success, data: result, error } = read
  return success ? { id, result } : { id, error }
}

const wire: Wire = {
  encode: (id, method, params) => ({ id, method, params, env: { sdkVersion: '9.1.0' } }),
  decode,
}

/** Statuses of EIP-5792, by those of Safe's transaction service. */
const statuses: Readonly<Record<string, number>> = {
  AWAITING_CONFIRMATIONS: 100,
  AWAITING_EXECUTION: 100,
  SUCCESS: 200,
  CANCELLED: 400,
  FAILED: 500,
}

/** Interval in ms at which an answer is asked for that waits for other owners. */
const ownersMs = 3_000

/** Methods that nodes answer. The host sends them to its own. */
const isRead = (method: string) =>
  /^(?:eth_(?:call|estimateGas|gasPrice|blockNumber|chainId|get\w+)|net_version)$/.test(method)

const invalid = (message: string) => new ProviderRpcError(errorCodes.invalidParams, message)

/** The host names no codes. Its texts are those of Safe{Wallet}, such as "Transaction was rejected". */
function toError(thrown: unknown): Error {
  const message = messageOf(thrown) || 'Safe did not answer the request'
  const [code] = codesOf(thrown)
  const own = isRefusal(thrown) ? errorCodes.userRejected : errorCodes.internal
  return new ProviderRpcError(code ?? own, message)
}

const call = z.object({ to: address, value: orElse(text, '0x0'), data: orElse(bytes, '0x') })

function toCalls(given: unknown): z.output<typeof call>[] {
  const { data: calls } = z.array(call).safeParse(given)
  if (!calls || calls.length === 0) throw invalid('A Safe sends calls of an address')
  return calls
}

function createSafeProvider({ safeAddress, chainId }: SafeInfo, send: SendRequest) {
  const network = toHexChainId(`eip155:${chainId}`)
  const ask = async <Value>(schema: z.ZodMiniType<Value>, method: string, params: unknown) => {
    const given = await send(method, params).catch((thrown: unknown) => {
      throw toError(thrown)
    })
    const parsed = schema.safeParse(given)
    if (parsed.success) return parsed.data
    throw invalidResponseTo(method, given)
  }
  const read = (method: string, params: unknown = []) =>
    ask(z.unknown(), 'rpcCall', { call: method, params })
  const detailsOf = (safeTxHash: unknown) => ask(details, 'getTxBySafeTxHash', { safeTxHash })
  const propose = async (txs: unknown) => {
    const { safeTxHash } = await ask(sent, 'sendTransactions', { txs })
    return safeTxHash
  }
  const later = () => new Promise((resolve) => setTimeout(resolve, ownersMs))

  /** Resolves with the signature once enough owners have signed: it is empty if the chain holds the approval. */
  async function sign(method: string, params: object): Promise<string> {
    const { signature, messageHash, safeTxHash } = await ask(signed, method, params)
    if (signature !== undefined) return signature
    for (;;) {
      if (safeTxHash !== undefined) {
        const { txStatus } = await detailsOf(safeTxHash)
        const status = statuses[txStatus] ?? 100
        if (status === 200) return '0x'
        if (status >= 400) throw new ProviderRpcError(errorCodes.userRejected, `Safe: ${txStatus}`)
      } else {
        const own = await ask(orElse(bytes, '0x'), 'getOffChainSignature', messageHash)
        if (own !== '0x') return own
      }
      await later()
    }
  }

  /** Reads what nodes know by the hash of a transaction, in place of the hash by which the Safe knows it. */
  async function readByHash(method: string, [named]: unknown[], key: string): Promise<unknown> {
    const own = hash.safeParse(named).success
      ? await detailsOf(named).catch(() => undefined)
      : undefined
    const found = await read(method, [own?.txHash ?? named])
    return found && typeof found === 'object' && own ? { ...found, [key]: named } : found
  }

  async function statusOf(id: unknown): Promise<object> {
    const { txStatus, txHash } = await detailsOf(id)
    const status = statuses[txStatus] ?? 100
    const mined = txHash && (await read('eth_getTransactionReceipt', [txHash]))
    const receipts = mined ? [{ ...mined, transactionHash: txHash }] : []
    return { version: '2.0.0', id, chainId: network, atomic: true, status, receipts }
  }

  async function request({
    method,
    params = [],
  }: {
    method: string
    params?: unknown[]
  }): Promise<unknown> {
    const [first, second] = params
    switch (method) {
      case 'eth_accounts':
      case 'eth_requestAccounts':
        return [safeAddress]
      case 'eth_chainId':
        return network
      case 'net_version':
        return String(chainId)
      case 'personal_sign':
        return sign('signMessage', { message: first })
      case 'eth_signTypedData':
      case 'eth_signTypedData_v4':
        return sign('signTypedMessage', {
          typedData: typeof second === 'string' ? JSON.parse(second) : second,
        })
      case 'eth_sendTransaction':
        return propose(toCalls([first]))
      case 'wallet_sendCalls':
        return { id: await propose(toCalls(Object(first).calls)) }
      case 'wallet_getCallsStatus':
        return statusOf(first)
      case 'wallet_getCapabilities':
        return { [network]: { atomic: { status: 'supported' } } }
      case 'wallet_switchEthereumChain':
        if (Number(Object(first).chainId) === chainId) return null
        throw new ProviderRpcError(errorCodes.unrecognizedChain, `The Safe is on ${network} alone`)
      case 'eth_getTransactionByHash':
        return readByHash(method, params, 'hash')
      case 'eth_getTransactionReceipt':
        return readByHash(method, params, 'transactionHash')
      case 'eth_blockNumber':
        return Object(await read('eth_getBlockByNumber', ['latest', false])).number
      default:
        if (isRead(method)) return read(method, params)
        throw methodNotFound(method)
    }
  }

  return { request }
}

/** Finds the Safe that shows the page. Resolves with an empty list if none does. */
export async function findSafe(): Promise<InstalledWallet[]> {
  const channel = openFrame('safe')
  if (!channel) return []
  const send = createRequests(channel, wire)
  const given = await untilAnswered(() => send('getSafeInfo'))
  const { data: info } = safeInfo.safeParse(given)
  if (!info) return []
  const provider = createSafeProvider(info, send)
  return [
    toPageHost('safe', 'Safe', {
      networks: [`eip155:${info.chainId}`],
      hashKind: 'proposal',
      provide: () => provider,
    }),
  ]
}
