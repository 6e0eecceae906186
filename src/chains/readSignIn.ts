import type { Fact, ReviewContext, Statement } from '../types/review.ts'
import { isSame } from '../utils/isSame.ts'
import { toUrl } from '../utils/toUrl.ts'
import { signInPhrase } from './plainText.ts'

const opening =
  /^(?:[a-z][a-z\d+.-]*:\/\/)?([^\s/?#]+) wants you to sign in with your [\w ]+ account:\n(\S+)(?:\n|$)/i

export interface SignIn {
  facts: Fact[]
  warnings: Statement[]
}

interface SignInContext extends Pick<ReviewContext, 'origin' | 'addresses'> {
  /** Reference of the connection's network, such as `1`; null if the message need not name it. */
  chainReference: string | null
  /** The current time in ms since the epoch. */
  now: number
}

const text = (value: string) => ({ kind: 'text', text: value }) as const
/** A sentence that the review marks as dangerous. */
export const warn = (key: Statement['text'], values: Statement['values'] = {}): Statement => ({
  text: key,
  values,
  isGrave: true,
})

/** Returns the last value of a field such as `Chain ID`; undefined if the message has none. */
function fieldOf(message: string, name: string): string | undefined {
  return message
    .split('\n')
    .findLast((line) => line.startsWith(`${name}: `))
    ?.slice(name.length + 2)
    .trim()
}

/**
 * Reads a sign-in message and compares it with the page and the connection. Null if the text is no sign-in message. A
 * message with another domain than the page's lets the page sign in to that site as the user.
 */
export function readSignIn(
  message: string,
  { origin, addresses, chainReference, now }: SignInContext,
): SignIn | null {
  if (!signInPhrase.test(message)) return null
  const [, domain, account] = opening.exec(message) ?? []
  if (domain === undefined || account === undefined) {
    return { facts: [], warnings: [warn('review.signIn.malformed')] }
  }
  const { host, hostname } = new URL(origin)
  const warnings: Statement[] = []
  if (!isSame(domain, host) && !isSame(domain, hostname)) {
    warnings.push(warn('review.signIn.otherDomain', { domain: text(domain) }))
  }
  const uri = fieldOf(message, 'URI')
  if (uri !== undefined && toUrl(uri)?.host !== host) {
    warnings.push(warn('review.signIn.otherUri', { uri: text(uri) }))
  }
  if (!addresses.some((one) => isSame(one, account))) {
    warnings.push(warn('review.otherAccount', { address: text(account) }))
  }
  const chain = fieldOf(message, 'Chain ID')
  if (chain !== undefined && chainReference !== null && chain !== chainReference) {
    warnings.push(warn('review.otherChain', { chain: text(chain) }))
  }
  const expires = Date.parse(fieldOf(message, 'Expiration Time') ?? '')
  if (expires <= now) warnings.push(warn('review.signIn.expired'))
  return { facts: [{ name: 'review.signIn.domain', value: text(domain) }], warnings }
}
