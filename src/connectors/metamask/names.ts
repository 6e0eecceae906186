import type { Namespace } from '../../types/caip.ts'

/** Name and rdns of the wallet, as its extension announces itself. */
export const walletName = 'MetaMask'
export const walletRdns = 'io.metamask'

/** Key of the session with the app. `storedSession.ts` has its schema. */
export const sessionKey = 'wallet-modal/metamask_mobile'

/** Families that the app has over its relay. */
const families: readonly Namespace[] = ['eip155', 'solana']

/** Returns those of the page's namespaces in which the app connects; none if the page turns its relay off. */
export const reachable = (relay: string, namespaces: readonly Namespace[]): Namespace[] =>
  ['', 'off'].includes(relay) ? [] : namespaces.filter((one) => families.includes(one))
