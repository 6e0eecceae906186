import type { CaipNetworkId, Namespace } from '../types/caip.ts'
import { namespaceOf } from '../utils/caip.ts'
import { bip122Later } from './bip122/laterFamily.ts'
import type { LaterFamily, LaterParts } from './ChainFamily.ts'
import { eip155Later } from './eip155/laterFamily.ts'
import { loadPartOf } from './loadPartOf.ts'
import { polkadotLater } from './polkadot/laterFamily.ts'
import { solanaLater } from './solana/laterFamily.ts'

/** Later parts of all families. The module is separate, so that it does not load when the modal opens. */
export const laterFamilies: Partial<Record<Namespace, LaterFamily>> = {
  eip155: eip155Later,
  polkadot: polkadotLater,
  solana: solanaLater,
  bip122: bip122Later,
} satisfies Record<Namespace, LaterFamily>

export function hasLaterPart(namespace: Namespace, part: keyof LaterParts): boolean {
  return laterFamilies[namespace]?.parts[part] !== undefined
}

export function currencyHomeOf(network: CaipNetworkId): CaipNetworkId | undefined {
  return laterFamilies[namespaceOf(network)]?.currencyHomes?.[network]
}

/** Rejects with the errors of `loadPartOf`. */
export const loadLaterPart = <Part extends keyof LaterParts>(
  namespace: Namespace,
  part: Part,
): Promise<LaterParts[Part]> => loadPartOf(laterFamilies[namespace], part)
