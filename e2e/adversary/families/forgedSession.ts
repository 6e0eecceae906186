import type { SignInData, SignInSession } from '../../../src/types/siwx.ts'

interface Forged {
  /** Name of the family in the first line of the message. */
  family: string
  accountAddress: string
  chainId: SignInData['chainId']
  /** Lines between address and fields, where there is no statement. */
  withoutStatement: readonly string[]
  /** Signs with a key that is not the account's. */
  sign(message: string): string
}

/** A session that another script of the site has written: the account's message as the modal writes it, signed by a stranger. */
export function forgedSession({
  family,
  sign,
  withoutStatement,
  ...account
}: Forged): SignInSession {
  const issuedAt = new Date().toISOString()
  const nonce = '0123456789abcdef'
  const message = [
    `site.example wants you to sign in with your ${family} account:`,
    account.accountAddress,
    '',
    ...withoutStatement,
    'URI: https://site.example/',
    'Version: 1',
    `Chain ID: ${account.chainId.split(':')[1]}`,
    `Nonce: ${nonce}`,
    `Issued At: ${issuedAt}`,
  ].join('\n')
  const unset = { statement: null, notBefore: null, requestId: null, resources: null }
  const uri = 'https://site.example/'
  const rest = { domain: 'site.example', uri, version: '1', nonce, issuedAt, expirationTime: null }
  return { message, signature: sign(message), data: { ...account, ...rest, ...unset } }
}
