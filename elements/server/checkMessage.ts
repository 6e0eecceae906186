import type { SignInData } from '../../src/types/siwx.ts'
import { toUrl } from '../../src/utils/toUrl.ts'
import type { SignInSettings } from './parseOptions.ts'
import { SignInError } from './SignInError.ts'

/** Tolerated difference between the clocks of user and server. */
const skewMs = 60_000

const timeOf = (text: string | null) => (text === null ? null : Date.parse(text))

/**
 * Checks that a message is for this site, for one of its networks and for this time. Nonce and signature are not checked
 * here.
 * @throws SignInError
 */
export function checkMessage(
  { domain, uri, chainId, issuedAt, expirationTime, notBefore }: SignInData,
  { origins, networks, nonceMs }: Pick<SignInSettings, 'origins' | 'networks' | 'nonceMs'>,
): void {
  const uriOrigin = toUrl(uri)?.origin
  const isOwn = origins.some((origin) => origin === uriOrigin && toUrl(origin)?.host === domain)
  if (!isOwn) throw new SignInError('FOREIGN_DOMAIN', 'The message was signed for another site')
  if (!networks.has(chainId))
    throw new SignInError('UNSUPPORTED_NETWORK', 'The option networks lacks the network')
  const now = Date.now()
  const issued = timeOf(issuedAt) ?? 0
  if (issued > now + skewMs || (timeOf(notBefore) ?? 0) > now + skewMs)
    throw new SignInError('MESSAGE_NOT_YET_VALID', 'The message is not valid yet')
  const expires = timeOf(expirationTime) ?? Number.POSITIVE_INFINITY
  if (issued < now - nonceMs - skewMs || expires <= now)
    throw new SignInError('MESSAGE_EXPIRED', 'The message has expired')
}
