import type { TokenBalance } from '../types/token.ts'

const listsOfWallets = new WeakSet<object>()

/** Marks a list of tokens as the wallet's own, whose prices are independent of the services. */
export const markListOfWallet = (list: readonly TokenBalance[]) => void listsOfWallets.add(list)

/** True for a list that the connected wallet has given. False for the same list after a reload. */
export const isListOfWallet = (list: readonly TokenBalance[]) => listsOfWallets.has(list)
