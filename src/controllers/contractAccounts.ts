import { proxy } from 'valtio/vanilla'

/**
 * CAIP-10 ids of accounts that nodes have shown to be contracts, such as a Safe over WalletConnect. They sign no
 * transactions themselves, so that their wallet or others set and pay the network fee.
 */
export const contractAccounts = proxy<{ owners: string[] }>({ owners: [] })

export function addContractAccount(owner: string): void {
  if (!contractAccounts.owners.includes(owner)) contractAccounts.owners.push(owner)
}
