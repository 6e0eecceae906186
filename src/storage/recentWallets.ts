import type { Wallet } from '../types/wallet.ts'
import { read, write } from './storage.ts'

const maxRecentWallets = 2

/** Puts a wallet first among the two recent ones, unless it is one of them already. Returns the list. */
export function rememberRecentWallet(wallet: Wallet): Wallet[] {
  const recent = read('recentWallets') ?? []
  if (recent.some(({ id }) => id === wallet.id)) return recent
  const next = [wallet, ...recent].slice(0, maxRecentWallets)
  write('recentWallets', next)
  return next
}
