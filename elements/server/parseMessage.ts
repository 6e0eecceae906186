import type { CaipNetworkId, Namespace } from '../../src/types/caip.ts'
import type { SignInData } from '../../src/types/siwx.ts'
import { isNonce } from '../../src/utils/isNonce.ts'
import { SignInError } from './SignInError.ts'

/** Names of the chain families in messages. */
const families: ReadonlyMap<string, Namespace> = new Map([
  ['Ethereum', 'eip155'],
  ['Solana', 'solana'],
  ['Polkadot', 'polkadot'],
  ['Bitcoin', 'bip122'],
])

/** Pattern of a time with its zone, as RFC 3339 writes it. */
const time = '\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(?:\\.\\d{1,9})?(?:Z|[+-]\\d\\d:\\d\\d)'

/**
 * The whole message (CAIP-122; EIP-4361 on EVM). Each field has one line and its place, so none can be there twice. Without
 * a statement there are one or two empty lines.
 */
const pattern = new RegExp(
  `^${[
    '(?<domain>\\S{1,300}) wants you to sign in with your (?<family>[A-Z][a-z]{1,20}) account:',
    '(?<address>\\S{1,256})',
    '',
    '(?:(?<statement>[^\\n]+)\\n\\n|\\n)?URI: (?<uri>\\S{1,4096})',
    'Version: 1',
    'Chain ID: (?<reference>[-_a-zA-Z0-9]{1,32})',
    'Nonce: (?<nonce>[a-zA-Z0-9]{8,256})',
    `Issued At: (?<issuedAt>${time})`,
  ].join('\\n')}${[
    `(?:\\nExpiration Time: (?<expirationTime>${time}))?`,
    `(?:\\nNot Before: (?<notBefore>${time}))?`,
    '(?:\\nRequest ID: (?<requestId>\\S*))?',
    '(?<resources>\\nResources:(?:\\n- \\S+)*)?',
  ].join('')}$`,
)

/**
 * Parses a sign-in message.
 * @throws SignInError INVALID_MESSAGE for any other text
 */
export function parseMessage(message: string): SignInData {
  const found = pattern.exec(message)?.groups
  const namespace = families.get(found?.family ?? '')
  const { domain, address, uri, reference, nonce, issuedAt } = found ?? {}
  const isWhole = domain && address && uri && nonce && issuedAt && isNonce(nonce)
  const times = [issuedAt, found?.expirationTime, found?.notBefore]
  const areTimes = times.every((text) => text === undefined || !Number.isNaN(Date.parse(text)))
  if (!namespace || !isWhole || !areTimes)
    throw new SignInError('INVALID_MESSAGE', 'The text is not a sign-in message (CAIP-122)')
  const chainId: CaipNetworkId = `${namespace}:${reference}`
  return {
    accountAddress: address,
    chainId,
    domain,
    uri,
    version: '1',
    nonce,
    statement: found?.statement ?? null,
    issuedAt,
    expirationTime: found?.expirationTime ?? null,
    notBefore: found?.notBefore ?? null,
    requestId: found?.requestId || null,
    resources: found?.resources?.split('\n- ').slice(1) ?? null,
  }
}
