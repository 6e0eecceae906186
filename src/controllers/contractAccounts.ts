import { createState, type ReadonlyState } from '../utils/state.ts'

interface ContractAccountsState {
  owners: string[]
}

const state = createState<ContractAccountsState>({ owners: [] })

/**
 * CAIP-10 ids of accounts that nodes have shown to be contracts, such as a Safe over WalletConnect. They sign no
 * transactions themselves, so that their wallet or others set and pay the network fee.
 */
export const contractAccounts: ReadonlyState<ContractAccountsState> = state

export function addContractAccount(owner: string): void {
  if (!state.owners.includes(owner)) state.owners.push(owner)
}
