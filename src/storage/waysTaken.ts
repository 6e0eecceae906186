import type { WayIntoWallet } from '../types/wayIntoWallet.ts'
import { oneOf, record } from '../utils/schemas.ts'
import { storagePrefix } from './keys.ts'
import { json, readEntry, shortText, writeEntry } from './storage.ts'

const key = `${storagePrefix}ways_taken`
const entry = json<Record<string, WayIntoWallet>>(
  record(shortText, oneOf<WayIntoWallet>(['own', 'app', 'inApp', 'qrcode'])),
)
const maxWallets = 20

/** Ways by which the user last went into wallets, by the wallet's id. */
export const readWays = (): Record<string, WayIntoWallet> => readEntry(key, entry) ?? {}

export function writeWay(walletId: string, way: WayIntoWallet): void {
  const { [walletId]: _, ...others } = readWays()
  const kept = Object.entries(others).slice(1 - maxWallets)
  writeEntry(key, entry, { ...Object.fromEntries(kept), [walletId]: way })
}
