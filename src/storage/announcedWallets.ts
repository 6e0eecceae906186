import * as z from 'zod/mini'
import type { Namespace } from '../types/caip.ts'
import { isNamespace } from '../utils/caip.ts'
import { toDisplayText } from '../utils/displayText.ts'
import { text } from '../utils/schemas.ts'
import { readEntry, removeKey, writeEntry } from './storage.ts'

/** The key is not in `keys.ts`, because only the script at page load and connections need it. */
export const announcedWalletsKey = 'wallet-modal/announced_wallets'

/**
 * The announcement (EIP-6963) by which other apps find a connected wallet through the modal. The rdns is not stored,
 * because it is always the modal's.
 */
export interface AnnouncedWallet {
  uuid: string
  /** Name as one line of text, as `toDisplayText` returns it. */
  name: string
  /** Icon as a data URL. */
  icon: string
}

const wallet: z.ZodMiniType<AnnouncedWallet> = z.object({
  uuid: text.check(z.refine((value) => /^[\w-]{1,64}$/.test(value))),
  name: text.check(z.refine((value) => value !== '' && toDisplayText(value) === value)),
  icon: text.check(z.refine((value) => /^data:image\/.{1,65536}$/.test(value))),
})

type AnnouncedWallets = Partial<Record<Namespace, AnnouncedWallet>>

/**
 * Announcements by namespace. One malformed entry invalidates all entries, and the next connection writes them again.
 */
const wallets = z.pipe(
  z.custom<object>((value) => typeof value === 'object' && value !== null),
  z.transform((value): AnnouncedWallets => {
    const known = Object.entries(value).filter(([name]) => isNamespace(name))
    return Object.fromEntries(known.map(([name, one]) => [name, wallet.parse(one)]))
  }),
)

const entry = {
  schema: wallets,
  maxLength: 300_000,
  decode: JSON.parse as (text: string) => unknown,
  encode: (value: AnnouncedWallets) => JSON.stringify(value),
}

const readAll = () => readEntry(announcedWalletsKey, entry) ?? {}

export function readAnnounced(namespace: Namespace): AnnouncedWallet | undefined {
  return readAll()[namespace]
}

export function writeAnnounced(namespace: Namespace, wallet: AnnouncedWallet): void {
  writeEntry(announcedWalletsKey, entry, { ...readAll(), [namespace]: wallet })
}

export function forgetAnnounced(namespace: Namespace): void {
  const { [namespace]: forgotten, ...others } = readAll()
  if (!forgotten) return
  if (Object.keys(others).length === 0) removeKey(announcedWalletsKey)
  else writeEntry(announcedWalletsKey, entry, others)
}
