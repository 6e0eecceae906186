import { Interface } from 'ethers/abi'
import * as z from 'zod/mini'
import { WalletModalError } from '../../../errors/WalletModalError.ts'
import type { NameSources } from '../../../types/names.ts'
import { anySignal } from '../../../utils/anySignal.ts'
import { text } from '../../../utils/schemas.ts'
import { type GatewayRequest, type RequestGateways, toHexData } from './ccipRead.ts'
import { fetchPublic } from './fetchPublic.ts'

/** Interface of a batch gateway (ENSIP-21), which takes several requests at once. */
const batch = new Interface([
  'function query((address sender, string[] urls, bytes data)[] requests) view returns (bool[] failures, bytes[] responses)',
  'error HttpError(uint16 status, string message)',
])
/** A special URL of ENSIP-21. It means that the client itself sends the requests of a batch to their gateways. */
const localBatchUrl = 'x-batch-gateway:true'

/** Time limit in milliseconds for all gateways of one lookup together. */
const timeoutMs = 10_000
const maxRequests = 8
const maxUrls = 3

const responseSchema = z.object({ data: text })

export interface Gateways {
  request: RequestGateways
  /** Returns the error of the first gateway that failed. Null if no gateway failed. */
  failure(): WalletModalError | null
}

/** True for a client error (4xx) of a gateway. After such an error EIP-3668 forbids requests to further gateways. */
const isRefused = (thrown: unknown) => {
  const status = thrown instanceof WalletModalError ? Number(thrown.params.status) : 0
  return status >= 400 && status < 500
}

/** Creates the gateway requests of one lookup, which share a time limit. */
export function createGateways({ allowsGateways, signal }: NameSources): Gateways {
  let failure: WalletModalError | null = null
  let deadline: AbortSignal | undefined

  async function requestUrl(url: string, { sender, data }: GatewayRequest): Promise<string> {
    deadline ??= AbortSignal.timeout(timeoutMs)
    const to = sender.toLowerCase()
    const target = url.replaceAll('{sender}', to).replaceAll('{data}', data)
    const body = url.includes('{data}') ? undefined : { data, sender: to }
    const limit = signal ? anySignal([deadline, signal]) : deadline
    const parsed = responseSchema.safeParse(await fetchPublic(target, { body, signal: limit }))
    if (parsed.success) return toHexData(parsed.data.data)
    throw new WalletModalError('SERVICE_INVALID_RESPONSE', { cause: parsed.error })
  }

  async function requestEach(request: GatewayRequest): Promise<string> {
    if (!allowsGateways()) {
      const longMessage = 'The name is kept offchain, and gateways are not asked.'
      throw new WalletModalError('NOT_ENABLED', { params: { what: 'ccip-read' }, longMessage })
    }
    let last: unknown = new WalletModalError('NAME_GATEWAY_FAILED', { longMessage: 'no gateway' })
    for (const url of request.urls.slice(0, maxUrls)) {
      try {
        return await requestUrl(url, request)
      } catch (thrown) {
        last = thrown
        if (isRefused(thrown) || deadline?.aborted || signal?.aborted) break
      }
    }
    throw last
  }

  async function requestOne(request: GatewayRequest): Promise<string> {
    try {
      return await requestEach(request)
    } catch (thrown) {
      const isKnown =
        thrown instanceof WalletModalError && thrown.code !== 'SERVICE_INVALID_RESPONSE'
      const error = isKnown
        ? thrown
        : new WalletModalError('NAME_GATEWAY_FAILED', { cause: thrown })
      failure ??= error
      throw error
    }
  }

  async function requestBatch(data: string): Promise<string> {
    const [requests] = batch.decodeFunctionData('query', data)
    const settled = await Promise.all(
      [...requests].map(async ({ sender, urls, data: call }, at) => {
        try {
          if (at >= maxRequests) throw new RangeError(`More than ${maxRequests} requests`)
          return {
            isFailed: false,
            response: await requestOne({ sender, urls: [...urls], data: call }),
          }
        } catch (thrown) {
          const status = thrown instanceof WalletModalError ? Number(thrown.params.status ?? 0) : 0
          const response = batch.encodeErrorResult('HttpError', [status, 'no response'])
          return { isFailed: true, response }
        }
      }),
    )
    const failures = settled.map(({ isFailed }) => isFailed)
    const responses = settled.map(({ response }) => response)
    return batch.encodeFunctionResult('query', [failures, responses])
  }

  return {
    request: (request) =>
      request.urls.includes(localBatchUrl) ? requestBatch(request.data) : requestOne(request),
    failure: () => failure,
  }
}
