import { expandMetadata, Metadata, TypeRegistry } from '@polkadot/types'
import * as z from 'zod/mini'
import { WalletModalError } from '../../../errors/WalletModalError.ts'
import type { RpcRequest } from '../../../types/chainAdapter.ts'
import { finiteNumber, text } from '../../../utils/schemas.ts'

const hash = text.check(z.refine((value) => /^0x[\da-f]{64}$/i.test(value)))
const hex = text.check(z.refine((value) => /^0x(?:[\da-f]{2})*$/i.test(value)))
const number = text.check(z.refine((value) => /^0x[\da-f]{1,8}$/i.test(value)))
const version = z.looseObject({
  specName: text,
  specVersion: finiteNumber,
  transactionVersion: finiteNumber,
})
const header = z.object({ number })

/** @throws WalletModalError SERVICE_INVALID_RESPONSE */
export function parse<Value>(schema: z.ZodMiniType<Value>, given: unknown): Value {
  const parsed = schema.safeParse(given)
  if (parsed.success) return parsed.data
  throw new WalletModalError('SERVICE_INVALID_RESPONSE', { cause: given })
}

export const readHash = async (rpc: RpcRequest, method: string, params: readonly unknown[] = []) =>
  parse(hash, await rpc(method, params))

export const readHex = async (rpc: RpcRequest, method: string, params: readonly unknown[]) =>
  parse(hex, await rpc(method, params))

/** A block that is final, so its number and hash stay. */
export async function readFinalized(rpc: RpcRequest): Promise<{ hash: string; number: number }> {
  const head = await readHash(rpc, 'chain_getFinalizedHead')
  const read = parse(header, await rpc('chain_getHeader', [head]))
  return { hash: head, number: Number(read.number) }
}

function decode(metadataHex: `0x${string}`) {
  const registry = new TypeRegistry()
  const metadata = new Metadata(registry, metadataHex)
  registry.setMetadata(metadata)
  return expandMetadata(registry, metadata)
}

type Decoded = ReturnType<typeof decode>

export interface Runtime extends Decoded {
  genesisHash: string
  version: z.infer<typeof version>
}

/** The decoded metadata of the runtime that was used last: it is long, and changes with the specification's version. */
let kept: { key: string; decoded: Decoded } | null = null

/** Reads the runtime's types at a block. Rejects with errors of `rpc`, or SERVICE_INVALID_RESPONSE. */
export async function readRuntime(rpc: RpcRequest, at?: string): Promise<Runtime> {
  const when = at === undefined ? [] : [at]
  const [genesisHash, given] = await Promise.all([
    readHash(rpc, 'chain_getBlockHash', [0]),
    rpc('state_getRuntimeVersion', when),
  ])
  const read = parse(version, given)
  const key = `${genesisHash} ${read.specName} ${read.specVersion}`
  let decoded = kept?.key === key ? kept.decoded : null
  if (!decoded) {
    const metadata = await readHex(rpc, 'state_getMetadata', when)
    try {
      decoded = decode(metadata as `0x${string}`)
    } catch (cause) {
      throw new WalletModalError('SERVICE_INVALID_RESPONSE', { cause })
    }
    kept = { key, decoded }
  }
  return { ...decoded, genesisHash, version: read }
}
