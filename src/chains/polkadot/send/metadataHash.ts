import { bytesToHex } from '@noble/hashes/utils'
import { merkleizeMetadata } from '@polkadot-api/merkleize-metadata'
import * as z from 'zod/mini'
import type { RpcRequest } from '../../../types/chainAdapter.ts'
import type { NativeCurrency } from '../../../types/network.ts'
import { log } from '../../../utils/log.ts'
import { text } from '../../../utils/schemas.ts'
import { type Decoded, provableVersion, type Runtime, uint32 } from './runtime.ts'

/** Parses a value, or a list of one value. Nodes report lists for chains with several tokens. */
const oneOf = <Value>(value: z.ZodMiniType<Value>) =>
  z.pipe(
    z.transform((given: unknown) =>
      Array.isArray(given) && given.length === 1 ? given[0] : given,
    ),
    value,
  )

const properties = z.object({ tokenDecimals: oneOf(uint32), tokenSymbol: oneOf(text) })

interface DigestOf {
  specName: string
  specVersion: number
  unit: Pick<NativeCurrency, 'symbol' | 'decimals'>
}

/** The last digest of each runtime's metadata: computing it takes a phone about a second, and each request needs it. */
const digests = new WeakMap<Uint8Array, { of: string; digest: `0x${string}` | null }>()

/**
 * Computes the digest of metadata (RFC-78). Null if the runtime has no `CheckMetadataHash`, or if the metadata are of
 * another runtime or lack the data for the digest.
 */
export function digestMetadata(runtime: Decoded, given: DigestOf): `0x${string}` | null {
  const { specName, specVersion, unit } = given
  const of = [specName, specVersion, unit.decimals, unit.symbol].join(' ')
  const known = digests.get(runtime.bytes)
  if (known?.of === of) return known.digest
  const digest = computeDigest(runtime, given)
  digests.set(runtime.bytes, { of, digest })
  return digest
}

function computeDigest(
  { registry, bytes, metadataVersion }: Decoded,
  { specName, specVersion, unit: { decimals, symbol } }: DigestOf,
): `0x${string}` | null {
  const isChecked = registry.signedExtensions.includes('CheckMetadataHash')
  if (!isChecked || metadataVersion !== provableVersion) return null
  try {
    // `merkleizeMetadata` throws if the given name or version of the runtime differs from the one in the metadata.
    const merkleized = merkleizeMetadata(bytes, {
      decimals,
      tokenSymbol: symbol,
      specName,
      specVersion,
    })
    return `0x${bytesToHex(merkleized.digest())}`
  } catch (thrown) {
    log('info', 'the digest of the metadata could not be made', thrown)
    return null
  }
}

/**
 * Computes the digest of the runtime's metadata (RFC-78), with which a Ledger device verifies that it decodes the
 * transaction correctly. Null if the runtime has no `CheckMetadataHash`, or the node lacks the data for the digest.
 * Rejects with errors of `rpc`.
 */
export async function readMetadataHash(
  runtime: Runtime,
  rpc: RpcRequest,
): Promise<`0x${string}` | null> {
  const { registry, metadataVersion, version } = runtime
  const isChecked = registry.signedExtensions.includes('CheckMetadataHash')
  if (!isChecked || metadataVersion !== provableVersion) return null
  const given = properties.safeParse(await rpc('system_properties'))
  if (!given.success) return null
  const { tokenDecimals: decimals, tokenSymbol } = given.data
  return digestMetadata(runtime, { ...version, unit: { decimals, symbol: tokenSymbol } })
}
