import { GenericExtrinsic } from '@polkadot/types'
import type { Call, RuntimeDispatchInfoV2 } from '@polkadot/types/interfaces'
import type { SignerPayloadJSON } from '@polkadot/types/types'
import { WalletModalError } from '../../../errors/WalletModalError.ts'
import type { RpcRequest } from '../../../types/chainAdapter.ts'
import { type Decoded, readHex } from './runtime.ts'

/** A call with the payload that its account signs. */
interface Unsigned {
  runtime: Pick<Decoded, 'registry' | 'consts'>
  call: Call
  payload: SignerPayloadJSON
}

export function addSignature({ runtime, call, payload }: Unsigned, signature: `0x${string}`) {
  const extrinsic = new GenericExtrinsic(runtime.registry, call)
  return extrinsic.addSignature(payload.address, signature, payload)
}

/**
 * Reads the fee of a call in the next block, without its tip, in planck. Rejects with errors of `rpc`, or with
 * SERVICE_INVALID_RESPONSE if the response is malformed.
 */
export async function readFee(unsigned: Unsigned, rpc: RpcRequest): Promise<bigint> {
  const { registry, consts } = unsigned.runtime
  // The fee depends on the number of bytes. The placeholder has the length of most signatures: a prefix byte and 64
  // bytes.
  const bytes = addSignature(unsigned, `0x01${'42'.repeat(64)}`).toU8a()
  const length = registry.createType('u32', bytes.length).toHex(true)
  const encoded = `${registry.createType('Raw', bytes).toHex()}${length.slice(2)}`
  const given = await readHex(rpc, 'state_call', ['TransactionPaymentApi_query_info', encoded])
  // A weight is a single number in older runtimes, and a structure in newer runtimes.
  const weights = JSON.stringify(consts.system?.blockWeights)
  const type = /"refTime"/.test(weights) ? 'RuntimeDispatchInfoV2' : 'RuntimeDispatchInfoV1'
  try {
    return registry.createType<RuntimeDispatchInfoV2>(type, given).partialFee.toBigInt()
  } catch (cause) {
    throw new WalletModalError('SERVICE_INVALID_RESPONSE', { cause })
  }
}
