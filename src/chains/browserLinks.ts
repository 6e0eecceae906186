import type { Namespace } from '../types/caip.ts'
import { toSolanaBrowserLink } from './solana/browserLinks.ts'

type ToBrowserLink = (walletName: string, page: Location) => string | null

/** The families whose wallets are reached in their own browsers on a phone, a line each. */
const families: Partial<Record<Namespace, ToBrowserLink>> = {
  solana: toSolanaBrowserLink,
}

/** The link that opens this page in a wallet's own browser; null where that is not the way. */
export function toBrowserLink(namespace: Namespace, walletName: string): string | null {
  return families[namespace]?.(walletName, location) ?? null
}
