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
 * The text that a wallet signs (CAIP-122). On eip155 it is EIP-4361 to the letter, which has two empty lines where there
 * is no statement; in the other families there is one then, as their wallets expect it.
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
