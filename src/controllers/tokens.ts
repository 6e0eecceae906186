import type { CaipAddress, CaipNetworkId, Namespace } from '../types/caip.ts'
import type { TokenBalance } from '../types/token.ts'

/** The latest pending request of each account. Results of earlier requests are ignored. Not reactive. */
export const tokenReads = new Map<CaipAddress, Promise<void>>()

/** Networks without a service that lists their tokens, which an `error` event has already reported. */
export const reportedNetworks = new Set<CaipNetworkId>()

/** State of the polling, which runs while a view shows tokens. Not reactive. */
export const tokenPolling: {
  /** Number of views that show tokens, by namespace. */
  readonly watchers: Map<Namespace, number>
  timer: ReturnType<typeof setInterval> | undefined
  /** True once the service has responded with status 503, which ends the polling. */
  isOver: boolean
} = { watchers: new Map(), timer: undefined, isOver: false }

const listsOfWallets = new WeakSet<object>()

/** Marks a list of tokens as the wallet's own, whose prices are independent of the services. */
export const markListOfWallet = (list: readonly TokenBalance[]) => void listsOfWallets.add(list)

/** True for a list that the connected wallet has given. False for the same list after a reload. */
export const isListOfWallet = (list: readonly TokenBalance[]) => listsOfWallets.has(list)
