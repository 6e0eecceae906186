import { WalletModalError } from '../errors/WalletModalError.ts'
import type { Namespace } from '../types/caip.ts'
import { loadPart } from '../utils/loadPart.ts'
import { bip122 } from './bip122/family.ts'
import type { ChainFamily, FamilyParts, PartLoaders } from './ChainFamily.ts'
import { eip155 } from './eip155/family.ts'
import { polkadot } from './polkadot/family.ts'
import { solana } from './solana/family.ts'

/** Partial, because wallets and stored values name namespaces that do not exist. */
export const families: Partial<Record<Namespace, ChainFamily>> = {
  eip155,
  polkadot,
  solana,
  bip122,
} satisfies Record<Namespace, ChainFamily>

export function hasFamilyPart(namespace: Namespace, part: keyof FamilyParts): boolean {
  return families[namespace]?.parts[part] !== undefined
}

/**
 * @throws WalletModalError UNSUPPORTED_CHAIN if the family lacks the part; LOAD_FAILED if its chunk cannot be fetched:
 * the next call retries.
 */
export async function loadFamilyPart<Part extends keyof FamilyParts>(
  namespace: Namespace,
  part: Part,
): Promise<FamilyParts[Part]> {
  const parts: PartLoaders<FamilyParts> | undefined = families[namespace]?.parts
  const load = parts?.[part]
  if (load) return loadPart(load())
  const longMessage = part === 'adapter' ? 'Chain adapter not found' : undefined
  throw new WalletModalError('UNSUPPORTED_CHAIN', { longMessage })
}
