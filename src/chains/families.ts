import type { Namespace } from '../types/caip.ts'
import { bip122 } from './bip122/family.ts'
import type { ChainFamily, FamilyParts } from './ChainFamily.ts'
import { eip155 } from './eip155/family.ts'
import { loadPartOf } from './loadPartOf.ts'
import { polkadot } from './polkadot/family.ts'
import { solana } from './solana/family.ts'

/**
 * The definitions of families, by namespace. The type is partial, because a wallet or a stored value may name a
 * namespace that has no family.
 */
export const families: Partial<Record<Namespace, ChainFamily>> = {
  eip155,
  polkadot,
  solana,
  bip122,
} satisfies Record<Namespace, ChainFamily>

export function hasFamilyPart(namespace: Namespace, part: keyof FamilyParts): boolean {
  return families[namespace]?.parts[part] !== undefined
}

/** Rejects with the errors of `loadPartOf`. */
export const loadFamilyPart = <Part extends keyof FamilyParts>(
  namespace: Namespace,
  part: Part,
): Promise<FamilyParts[Part]> => loadPartOf(families[namespace], part)
