import type { Namespace } from '../../types/caip.ts'
import type { SignInData } from '../../types/siwx.ts'
import { namespaceOf, referenceOf } from '../../utils/caip.ts'

const families: Readonly<Record<Namespace, string>> = {
  eip155: 'Ethereum',
  solana: 'Solana',
  bip122: 'Bitcoin',
  polkadot: 'Polkadot',
}

/**
 * The text to sign (CAIP-122). On eip155 it is exactly EIP-4361, with two empty lines if there is no statement; the
 * other families have one, as their wallets expect.
 */
export function formatMessage(data: SignInData): string {
  const { statement, resources } = data
  const namespace = namespaceOf(data.chainId)
  const fields = [
    ['URI', data.uri],
    ['Version', data.version],
    ['Chain ID', referenceOf(data.chainId)],
    ['Nonce', data.nonce],
    ['Issued At', data.issuedAt],
    ['Expiration Time', data.expirationTime],
    ['Not Before', data.notBefore],
    ['Request ID', data.requestId],
  ]
  return [
    `${data.domain} wants you to sign in with your ${families[namespace]} account:`,
    data.accountAddress,
    '',
    ...(statement ? [statement, ''] : namespace === 'eip155' ? [''] : []),
    ...fields.flatMap(([name, value]) => (value ? [`${name}: ${value}`] : [])),
    ...(resources ? ['Resources:', ...resources.map((resource) => `- ${resource}`)] : []),
  ].join('\n')
}
