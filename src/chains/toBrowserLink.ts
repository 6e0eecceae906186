import type { Namespace } from '../types/caip.ts'
import { toSolanaBrowserLink } from './solana/toSolanaBrowserLink.ts'

type ToBrowserLink = (walletName: string, page: Location) => string | null

/** The namespaces whose wallets are reached in their own browsers on a phone, a line each. */
const makers: Partial<Record<Namespace, ToBrowserLink>> = {
  solana: toSolanaBrowserLink,
}

/** The link that opens this page in a wallet's own browser; null where that is not the way. */
export function toBrowserLink(namespace: Namespace, walletName: string): string | null {
  return makers[namespace]?.(walletName, location) ?? null
}
