import { createState, type ReadonlyState } from '../utils/state.ts'

const state = createState<Record<string, string>>({})

/** URLs of loaded pictures of wallets, by the wallet's id. */
export const walletIcons: ReadonlyState<Record<string, string>> = state

export function setWalletIcon(id: string, url: string): void {
  state[id] = url
}
