import { AbiCoder, Interface } from 'ethers/abi'
import { concat } from 'ethers/utils'
import { WalletModalError } from '../../../errors/WalletModalError.ts'
import type { RpcRequest } from '../../../types/chainAdapter.ts'

const errors = new Interface([
  'error OffchainLookup(address sender, string[] urls, bytes callData, bytes4 callbackFunction, bytes extraData)',
])

/** Maximum number of gateway lookups in a row, as EIP-3668 recommends. */
const maxRounds = 4
/** Maximum hexadecimal digits of a response. The longest responses are pictures in text records. */
const maxDigits = 1_000_000
const bytes = /^0x(?:[\da-f]{2})*$/i

export interface GatewayRequest {
  /** Address of the contract whose callback checks the response. */
  sender: string
  urls: readonly string[]
  data: string
}

/** Requests a response from the gateways of a contract. Rejects if no gateway sends a valid response. */
export type RequestGateways = (request: GatewayRequest) => Promise<string>

interface Lookup extends GatewayRequest {
  callback: string
  extraData: string
}

export function toHexData(response: unknown): string {
  if (typeof response === 'string' && response.length <= maxDigits && bytes.test(response))
    return response
  throw new WalletModalError('SERVICE_INVALID_RESPONSE', { cause: response })
}

/**
 * Finds the data with which a call reverted. Nodes put this data in different places of the error. Undefined for other
 * errors.
 */
export function revertDataOf(thrown: unknown, depth = 4): string | undefined {
  if (typeof thrown === 'string')
    return bytes.test(thrown) && thrown.length <= maxDigits ? thrown : undefined
  if (typeof thrown !== 'object' || thrown === null || depth === 0) return undefined
  const { cause, data } = thrown as { cause?: unknown; data?: unknown }
  return revertDataOf(data ?? cause, depth - 1)
}

function readLookup(thrown: unknown): Lookup | undefined {
  const data = revertDataOf(thrown)
  const parsed = data && errors.parseError(data)
  if (!parsed) return undefined
  const [sender, urls, callData, callback, extraData] = parsed.args
  return { sender, urls: [...urls], data: callData, callback, extraData }
}

/**
 * Calls a contract, which may get its result through gateways (EIP-3668). Rejects with errors of `rpc` and `request`,
 * with SERVICE_INVALID_RESPONSE if a response is malformed, and with NAME_GATEWAY_FAILED after too many gateways in a
 * row.
 */
export async function callOffchain(
  to: string,
  data: string,
  rpc: RpcRequest,
  request: RequestGateways,
): Promise<string> {
  let call = data
  for (let round = 0; round <= maxRounds; round += 1) {
    let lookup: Lookup | undefined
    try {
      return toHexData(await rpc('eth_call', [{ to, data: call }, 'latest']))
    } catch (thrown) {
      lookup = readLookup(thrown)
      if (!lookup) throw thrown
    }
    if (lookup.sender.toLowerCase() !== to.toLowerCase())
      throw new WalletModalError('SERVICE_INVALID_RESPONSE', { cause: lookup.sender })
    if (round === maxRounds) break
    const response = await request(lookup)
    const args = AbiCoder.defaultAbiCoder().encode(['bytes', 'bytes'], [response, lookup.extraData])
    call = concat([lookup.callback, args])
  }
  const longMessage = `More than ${maxRounds} gateways, one after the other`
  throw new WalletModalError('NAME_GATEWAY_FAILED', { longMessage })
}
