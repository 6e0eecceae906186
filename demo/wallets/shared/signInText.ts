/** Fields of a sign-in message as pages give them: `SolanaSignInInput`, and the capability `signInWithEthereum`. */
export interface SignInFields {
  domain?: string
  address?: string
  statement?: string
  uri?: string
  version?: string
  chainId?: string
  nonce?: string
  issuedAt?: string
  expirationTime?: string
  notBefore?: string
  requestId?: string
  resources?: readonly string[]
}

const names = {
  uri: 'URI',
  version: 'Version',
  chainId: 'Chain ID',
  nonce: 'Nonce',
  issuedAt: 'Issued At',
  expirationTime: 'Expiration Time',
  notBefore: 'Not Before',
  requestId: 'Request ID',
} as const

/**
 * Writes a sign-in message as wallets do: EIP-4361, whose grammar has two empty lines without a statement, and its form for Solana
 * (https://github.com/phantom/sign-in-with-solana), which has one.
 */
export function signInText(family: 'Ethereum' | 'Solana', fields: SignInFields): string {
  const { domain, address, statement, resources } = fields
  const lines = (Object.keys(names) as (keyof typeof names)[]).flatMap((key) =>
    fields[key] === undefined ? [] : [`${names[key]}: ${fields[key]}`],
  )
  return [
    `${domain} wants you to sign in with your ${family} account:`,
    address,
    '',
    ...(statement ? [statement, ''] : family === 'Ethereum' ? [''] : []),
    ...lines,
    ...(resources ? ['Resources:', ...resources.map((one) => `- ${one}`)] : []),
  ].join('\n')
}
