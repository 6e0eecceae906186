import * as z from 'zod/mini'
import { errorCodes, ProviderRpcError } from '../../../errors/ProviderRpcError.ts'
import { finiteNumber, orElse, text } from '../../../utils/schemas.ts'
import { withEvents } from '../../../utils/withEvents.ts'
import type { InstalledWallet } from '../InstalledWallet.ts'
import {
  type Answer,
  type Channel,
  createRequests,
  openApp,
  openFrame,
  type SendRequest,
  untilAnswered,
  type Wire,
} from './channel.ts'
import { toPageHost } from './toPageHost.ts'

/**
 * A client of Farcaster, which shows mini apps in a frame, or in the web view of its app. The messages are those of
 * @farcaster/miniapp-sdk 0.3, which are Comlink's, spoken without it: it takes answers of any window, and weighs 189 kB.
 */

/** Comlink's form of an error that a called function has thrown. */
const thrown = z.object({ value: z.object({ isError: z.unknown(), value: z.unknown() }) })
const answer = z.object({ id: text, type: text, value: z.optional(z.unknown()) })

function decode(message: unknown): Answer | null {
  const { data: read } = answer.safeParse(message)
  if (!read) return null
  const { id, type, value } = read
  if (type === 'RAW') return { id, result: value }
  const { data: failure } = thrown.safeParse(message)
  return type === 'HANDLER' ? { id, error: failure?.value.value } : null
}

const wire: Wire = {
  encode: (id, method, params) =>
    method === 'context'
      ? { id, type: 'GET', path: [method] }
      : {
          id,
          type: 'APPLY',
          path: [method],
          argumentList: params === undefined ? [] : [{ type: 'RAW', value: params }],
        },
  decode,
}

/** The context of a mini app names the client by its account. */
const context = z.object({ client: z.object({ clientFid: finiteNumber }) })
const capabilities = orElse(z.array(text), null)

const response = z.object({
  result: z.optional(z.unknown()),
  error: orElse(z.object({ code: finiteNumber, message: orElse(text, '') }), null),
})

/** An event of the wallet: with `type` in a frame, without it in the app's web view, where it has an event of its own. */
const event = z.object({ event: text, params: z.array(z.unknown()) })

function createProvider(send: SendRequest, channel: Channel) {
  let requests = 0

  async function ask(method: string, params?: unknown): Promise<unknown> {
    requests += 1
    const given = await send('ethProviderRequestV2', {
      jsonrpc: '2.0',
      id: requests,
      method,
      params,
    })
    const { data: read } = response.safeParse(given)
    if (!read)
      throw new ProviderRpcError(errorCodes.internal, 'Farcaster gave no JSON-RPC response')
    if (read.error) throw new ProviderRpcError(read.error.code, read.error.message)
    return read.result
  }

  async function request({
    method,
    params,
  }: {
    method: string
    params?: unknown
  }): Promise<unknown> {
    const result = await ask(method, params)
    // A client lists no accounts before they are requested, which takes no prompt: Farcaster's own connector of wagmi
    // (@farcaster/miniapp-wagmi-connector) requests them at page load.
    if (method !== 'eth_accounts' || !Array.isArray(result) || result.length > 0) return result
    return ask('eth_requestAccounts')
  }

  const { provider, emit } = withEvents({ request })
  channel.listen((message) => {
    const { data: read } = event.safeParse(message)
    if (read) emit([read.event, read.params[0]])
  })
  return provider
}

const types = ['FarcasterFrameCallback', 'FarcasterFrameEthProviderEvent']

/** Finds the client of Farcaster that shows the page. Resolves with an empty list if none does. */
export async function findFarcaster(): Promise<InstalledWallet[]> {
  const channel = openFrame('farcaster') ?? openApp(['reactNative'], types)
  if (!channel) return []
  const send = createRequests(channel, wire)
  const given = await untilAnswered(() => send('context'))
  if (!context.safeParse(given).success) return []
  // Older clients have a wallet, and no list of what they can do.
  const can = capabilities.parse(await send('getCapabilities').catch(() => null))
  const isNamed = (name: string) => /^wallet\.get(?:Ethereum|Evm)Provider$/.test(name)
  if (can && !can.some(isNamed)) return []
  const provider = createProvider(send, channel)
  return [
    toPageHost('farcaster', 'Farcaster', {
      provide: () => provider,
    }),
  ]
}
