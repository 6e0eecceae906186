import { families } from '../../chains/families.ts'
import { laterFamilies } from '../../chains/laterFamilies.ts'
import type { SignInData } from '../../types/siwx.ts'
import { namespaceOf, referenceOf } from '../../utils/caip.ts'

/**
 * Returns the text to sign (CAIP-122). On eip155 it is that of EIP-4361, with two empty lines if there is no statement.
 * Wallets of other families expect one empty line.
 */
export function formatMessage(data: SignInData): string {
  const { statement, resources } = data
  const namespace = namespaceOf(data.chainId)
  const { family = families[namespace]?.name, withoutStatement = [] } =
    laterFamilies[namespace]?.signInMessage ?? {}
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
    `${data.domain} wants you to sign in with your ${family} account:`,
    data.accountAddress,
    '',
    ...(statement ? [statement, ''] : withoutStatement),
    ...fields.flatMap(([name, value]) => (value ? [`${name}: ${value}`] : [])),
    ...(resources ? ['Resources:', ...resources.map((resource) => `- ${resource}`)] : []),
  ].join('\n')
}
