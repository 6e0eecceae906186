import type { CaipNetworkId, Namespace } from '../../src/types/caip.ts'
import type { Verifier } from '../../src/types/verifier.ts'

export interface ServerFamily {
  /** The verifier that the page uses. */
  verifier: Verifier
  /** Returns the one form of an address by which a server knows the account; null for a malformed address. */
  toOneForm(address: string, caipNetworkId: CaipNetworkId): string | null
}

const families: Readonly<Record<Namespace, () => Promise<{ family: ServerFamily }>>> = {
  eip155: () => import('./families/eip155.ts'),
  solana: () => import('./families/solana.ts'),
  polkadot: () => import('./families/polkadot.ts'),
  bip122: () => import('./families/bip122.ts'),
}

/** Loads the cryptography of one chain family. */
export const loadFamily = async (namespace: Namespace): Promise<ServerFamily> =>
  (await families[namespace]()).family
