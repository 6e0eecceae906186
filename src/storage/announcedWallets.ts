import * as z from 'zod/mini'
import type { Namespace } from '../types/caip.ts'
import { isNamespace } from '../utils/caip.ts'
import { text } from '../utils/schemas.ts'
import { readEntry, removeKey, writeEntry } from './storage.ts'

/** Beside the table of keys, because the script at page load and what follows a connection alone know it. */
export const announcedWalletsKey = 'wallet-modal/announced_wallets'

/** How a connected wallet introduces itself to other apps of the page, as EIP-6963 has it. */
export interface AnnouncedWallet {
  uuid: string
  name: string
  /** A data URL. */
  icon: string
  rdns: string
}

const shortText = text.check(z.refine((value) => value.length <= 256))
const wallet: z.ZodMiniType<AnnouncedWallet> = z.object({
  uuid: shortText,
  name: shortText,
  icon: text.check(z.refine((value) => /^data:image\/.{1,65536}$/.test(value))),
  rdns: shortText,
})

type AnnouncedWallets = Partial<Record<Namespace, AnnouncedWallet>>

/** By namespace. An entry that is none costs all of them: the next connection writes them anew. */
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

/** What the next load of the page announces at once. */
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
