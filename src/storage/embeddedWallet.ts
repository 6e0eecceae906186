import * as z from 'zod/mini'
import { socialProviders } from '../types/social.ts'
import { isCaipNetworkId } from '../utils/caip.ts'
import { isEmail } from '../utils/isEmail.ts'
import { nonEmptyText, oneOf } from '../utils/schemas.ts'
import { displayText } from './schemas.ts'
import { type Entry, readEntry, removeKey, text, writeEntry } from './storage.ts'

/** Storage keys of email and social logins. The module is lazy, and only pages with logins load it. */
export const embeddedWalletKeys = {
  /** `true` once a user has logged in by email, social account or Farcaster in this browser. */
  loginUsed: 'wallet-modal/EMAIL_LOGIN_USED_KEY',
  email: 'wallet-modal/EMAIL',
  /** The frame's last network: the chain id as a number for eip155, the CAIP-2 id for other namespaces. */
  lastChain: 'wallet-modal/LAST_USED_CHAIN_KEY',
  /** Time of the last mail in ms since the epoch. The next mail can be requested 30 s later. */
  lastEmailAt: 'wallet-modal/LAST_EMAIL_LOGIN_TIME',
  userName: 'wallet-modal/SOCIAL_USERNAME',
  /** Chain ids separated by commas. */
  smartAccountNetworks: 'wallet-modal/SMART_ACCOUNT_ENABLED_NETWORKS',
  connectedSocial: 'wallet-modal/connected_social',
} as const

const wireChainId = text(
  nonEmptyText.check(z.refine((value) => /^\d{1,15}$/.test(value) || isCaipNetworkId(value))),
)
const digits = text(nonEmptyText.check(z.refine((value) => /^\d{1,15}$/.test(value))))

const table = {
  loginUsed: text(oneOf(['true'])),
  email: text(nonEmptyText.check(z.refine(isEmail))),
  lastChain: wireChainId,
  lastEmailAt: digits,
  userName: text(displayText),
  smartAccountNetworks: text(nonEmptyText.check(z.refine((value) => /^\d+(,\d+)*$/.test(value)))),
  connectedSocial: text(oneOf(socialProviders)),
} satisfies Record<keyof typeof embeddedWalletKeys, unknown>

type LoginName = keyof typeof table
type LoginValue<Name extends LoginName> = z.output<(typeof table)[Name]['schema']>

/** Returns undefined if the value is missing or invalid, or if there is no storage. An invalid value is removed. */
export function readLogin<Name extends LoginName>(name: Name): LoginValue<Name> | undefined {
  const entry = table[name] as unknown as Entry<LoginValue<Name>>
  return readEntry(embeddedWalletKeys[name], entry)
}

export function writeLogin<Name extends LoginName>(name: Name, value: LoginValue<Name>): void {
  const entry = table[name] as unknown as Entry<LoginValue<Name>>
  writeEntry(embeddedWalletKeys[name], entry, value)
}

export function removeLogin(name: LoginName): void {
  removeKey(embeddedWalletKeys[name])
}

export function clearLogin(): void {
  const names = ['loginUsed', 'email', 'lastChain', 'userName', 'connectedSocial'] as const
  for (const name of names) removeLogin(name)
}
