import { isDeployedAt, parseDescriptor, type Source } from './descriptor.ts'
import { isAmong, shardOf } from './registry/places.ts'
import { loaders, prints } from './registry/shards.ts'

const printsFor = (address: string) => prints[shardOf(address, prints.length)] ?? ['', '']

/** Loads the hand-written descriptors if one may describe the contract. @throws Error if their file does not load */
async function loadOwn(address: string): Promise<readonly Source[]> {
  if (!isAmong(printsFor(address)[0], address)) return []
  const { descriptors } = await import('./descriptors/descriptors.ts')
  return descriptors
}

/** Shards that were loaded, since a shard describes many calls. */
const shards = new Map<number, readonly Source[]>()

/** Loads the shard of the public registry that may describe the contract. @throws Error if its file does not load */
async function loadListed(address: string): Promise<readonly Source[]> {
  const index = shardOf(address, loaders.length)
  const load = loaders[index]
  if (!load || !isAmong(printsFor(address)[1], address)) return []
  const known = shards.get(index)
  if (known) return known
  const { default: files } = await load()
  const sources = files.map(
    (file): Source => ({ descriptor: parseDescriptor(file), origin: 'registry' }),
  )
  shards.set(index, sources)
  return sources
}

/**
 * Loads the built-in descriptors that may describe the contract: the hand-written ones, then those of the public registry,
 * which has none of the contracts of the former. @throws Error if a file of descriptors does not load
 */
export async function loadDescriptors(address: string): Promise<readonly Source[]> {
  const [own, listed] = await Promise.all([loadOwn(address), loadListed(address)])
  return [...own, ...listed]
}

/** The hand-written descriptor of a contract. @throws Error if the file of descriptors does not load */
async function descriptorOf(address: string, chainId: number | null) {
  const all = await loadOwn(address)
  return all.find(({ descriptor: { context } }) =>
    isDeployedAt(context.contract?.deployments, chainId, address),
  )?.descriptor
}

/** True if a hand-written descriptor describes the contract. Rejects with the error of `descriptorOf`. */
export const isKnownContract = async (address: string, chainId: number | null): Promise<boolean> =>
  (await descriptorOf(address, chainId)) !== undefined

/** The name by which a hand-written descriptor knows a contract. Rejects with the error of `descriptorOf`. */
export async function nameOf(address: string, chainId: number | null): Promise<string | undefined> {
  const { owner, contractName } = (await descriptorOf(address, chainId))?.metadata ?? {}
  return contractName === undefined || contractName === owner ? owner : `${owner}, ${contractName}`
}
