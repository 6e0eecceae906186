import { isDeployedAt, type Source } from './descriptor.ts'
import { endings } from './endings.ts'

/**
 * Loads the built-in descriptors if one of them may describe the contract: if `endings.ts` has the last four bytes of its
 * address. @throws Error if the file of descriptors does not load
 */
export async function loadDescriptors(address: string): Promise<readonly Source[]> {
  if (!endings.includes(address.slice(-8).toLowerCase())) return []
  const { descriptors } = await import('./descriptors/descriptors.ts')
  return descriptors
}

/** The built-in descriptor of a contract. @throws Error if the file of descriptors does not load */
async function descriptorOf(address: string, chainId: number | null) {
  const all = await loadDescriptors(address)
  return all.find(({ descriptor: { context } }) =>
    isDeployedAt(context.contract?.deployments, chainId, address),
  )?.descriptor
}

/** True if a built-in descriptor describes the contract. Rejects with the error of `descriptorOf`. */
export const isKnownContract = async (address: string, chainId: number | null): Promise<boolean> =>
  (await descriptorOf(address, chainId)) !== undefined

/** The name by which a built-in descriptor knows a contract. Rejects with the error of `descriptorOf`. */
export async function nameOf(address: string, chainId: number | null): Promise<string | undefined> {
  const { owner, contractName } = (await descriptorOf(address, chainId))?.metadata ?? {}
  return contractName === undefined || contractName === owner ? owner : `${owner}, ${contractName}`
}
