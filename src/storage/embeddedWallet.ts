import * as z from 'zod/mini'
import { socialProviders } from '../types/social.ts'
import { isCaipNetworkId } from '../utils/caip.ts'
import { isEmail } from '../utils/isEmail.ts'
import { nonEmptyText, oneOf } from '../utils/schemas.ts'
import { displayText } from './schemas.ts'
import { type Entry, readEntry, removeKey, text, writeEntry } from './storage.ts'

/** What is kept for email and social logins: a table of its own, which loads with them. */
const keys = {
  /** `true` once anybody has logged in here by email, a social account or Farcaster. */
  loginUsed: 'wallet-modal/EMAIL_LOGIN_USED_KEY',
  email: 'wallet-modal/EMAIL',
  /** The network that the frame was on last: a number for eip155, CAIP-2 text for the others. */
  lastChain: 'wallet-modal/LAST_USED_CHAIN_KEY',
  /** Ms since the epoch; the 30 seconds until the next mail count from it. */
  lastEmailAt: 'wallet-modal/LAST_EMAIL_LOGIN_TIME',
  userName: 'wallet-modal/SOCIAL_USERNAME',
  /** Chain ids between commas. */
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
} satisfies Record<keyof typeof keys, unknown>

type LoginName = keyof typeof table
type LoginValue<Name extends LoginName> = z.output<(typeof table)[Name]['schema']>

/** What is stored; undefined when there is nothing, nothing valid (it is then removed) or no storage. */
export function readLogin<Name extends LoginName>(name: Name): LoginValue<Name> | undefined {
  const entry = table[name] as unknown as Entry<LoginValue<Name>>
  return readEntry(keys[name], entry)
}

/** Never throws: without storage nothing is remembered. */
export function writeLogin<Name extends LoginName>(name: Name, value: LoginValue<Name>): void {
  const entry = table[name] as unknown as Entry<LoginValue<Name>>
  writeEntry(keys[name], entry, value)
}

export function removeLogin(name: LoginName): void {
  removeKey(keys[name])
}

/** Nobody is logged in any more. */
export function clearLogin(): void {
  const names = ['loginUsed', 'email', 'lastChain', 'userName', 'connectedSocial'] as const
  for (const name of names) removeLogin(name)
}
