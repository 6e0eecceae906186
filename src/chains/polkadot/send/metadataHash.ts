import { bytesToHex } from '@noble/hashes/utils'
import { merkleizeMetadata } from '@polkadot-api/merkleize-metadata'
import * as z from 'zod/mini'
import type { RpcRequest } from '../../../types/chainAdapter.ts'
import { log } from '../../../utils/log.ts'
import { finiteNumber, text } from '../../../utils/schemas.ts'
import { provableVersion, type Runtime } from './runtime.ts'

/** Parses a value, or a list of one value. Nodes report lists for chains with several tokens. */
const oneOf = <Value>(value: z.ZodMiniType<Value>) =>
  z.pipe(
    z.transform((given: unknown) =>
      Array.isArray(given) && given.length === 1 ? given[0] : given,
    ),
    value,
  )

const properties = z.object({ tokenDecimals: oneOf(finiteNumber), tokenSymbol: oneOf(text) })

/**
 * Computes the digest of the runtime's metadata (RFC-78), with which a Ledger device verifies that it decodes the
 * transaction correctly. Null if the runtime has no `CheckMetadataHash`, or the node lacks the data for the digest.
 * Rejects with errors of `rpc`.
 */
export async function readMetadataHash(
  runtime: Runtime,
  rpc: RpcRequest,
): Promise<`0x${string}` | null> {
  const { registry, bytes, metadataVersion, version } = runtime
  const isChecked = registry.signedExtensions.includes('CheckMetadataHash')
  if (!isChecked || metadataVersion !== provableVersion) return null
  const given = properties.safeParse(await rpc('system_properties'))
  if (!given.success) return null
  const { tokenDecimals: decimals, tokenSymbol } = given.data
  const { specName, specVersion } = version
  try {
    // `merkleizeMetadata` throws if the given name or version of the runtime differs from the one in the metadata.
    const merkleized = merkleizeMetadata(bytes, { decimals, tokenSymbol, specName, specVersion })
    return `0x${bytesToHex(merkleized.digest())}`
  } catch (thrown) {
    log('info', 'the digest of the metadata could not be made', thrown)
    return null
  }
}
