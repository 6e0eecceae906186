import { siwx } from '../../controllers/siwx.ts'
import { WalletModalError } from '../../errors/WalletModalError.ts'
import type { SignInAccount, SignInData } from '../../types/siwx.ts'
import { isNonce } from '../../utils/isNonce.ts'
import { withTimeout } from '../../utils/withTimeout.ts'
import { requestFromHost } from './requestFromHost.ts'
import { isUsedNonce } from './usedNonces.ts'

/** Time limit for the host's response to `siwxnonce`. */
const nonceMs = 10_000

function randomNonce(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Returns the host's nonce, else a random one. @throws WalletModalError SIWX_FAILED if it is invalid or was used */
async function takeNonce({ caipNetworkId, address }: SignInAccount): Promise<string> {
  const pending = requestFromHost('siwxnonce', { caipNetworkId, address })
  if (!pending) {
    const { nonce } = siwx.options
    if (nonce === null || !isUsedNonce(nonce)) return nonce ?? randomNonce()
    const longMessage =
      'The nonce of the attribute siwx has been used: reload the page, or write another one there.'
    throw new WalletModalError('SIWX_FAILED', { longMessage })
  }
  let nonce: unknown
  try {
    const late = () => new Error('no answer in time')
    nonce = await withTimeout(pending, nonceMs, late)
  } catch (cause) {
    throw new WalletModalError('SIWX_FAILED', { longMessage: 'The page gave no nonce.', cause })
  }
  if (typeof nonce !== 'string' || !isNonce(nonce)) {
    const longMessage =
      'siwxnonce was answered with something else than 8 to 256 letters and digits.'
    throw new WalletModalError('SIWX_FAILED', { longMessage })
  }
  if (isUsedNonce(nonce)) {
    const longMessage = 'siwxnonce was answered with a nonce that has been used already.'
    throw new WalletModalError('SIWX_FAILED', { longMessage })
  }
  return nonce
}

/** Domain of the message; empty on a `file:` page unless the attribute sets it. */
export function signInDomain(): string {
  return siwx.options.domain ?? location.host
}

/** Escapes characters such as `|`, which browsers leave in URLs but RFC 3986, and thus EIP-4361, does not allow. */
function pageUri(): string {
  const [page = ''] = location.href.split('#')
  const [origin = ''] = /^[\w+.-]+:\/\/[^/?]*/.exec(page) ?? []
  const rest = page.slice(origin.length)
  return origin + rest.replace(/[^\w\-.~:/?@!$&'()*+,;=%]|%(?![\da-f]{2})/gi, encodeURIComponent)
}

/** @throws WalletModalError SIWX_FAILED if the page has no domain, or the host's nonce is missing, invalid or used */
export async function createMessage(account: SignInAccount): Promise<SignInData> {
  const { statement, uri, resources, expirationSeconds } = siwx.options
  const domain = signInDomain()
  if (!domain) {
    const longMessage = 'This page has no host name: name one as domain in the attribute siwx.'
    throw new WalletModalError('SIWX_FAILED', { longMessage })
  }
  const nonce = await takeNonce(account)
  const now = Date.now()
  return {
    accountAddress: account.address,
    chainId: account.caipNetworkId,
    domain,
    uri: uri ?? pageUri(),
    version: '1',
    nonce,
    statement,
    issuedAt: new Date(now).toISOString(),
    expirationTime:
      expirationSeconds === null ? null : new Date(now + expirationSeconds * 1000).toISOString(),
    notBefore: null,
    requestId: null,
    resources: resources.length > 0 ? [...resources] : null,
  }
}
