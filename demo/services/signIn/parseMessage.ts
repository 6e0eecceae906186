import { Refusal } from '../shared/Refusal.ts'

export interface SignInMessage {
  domain: string
  /** The message's name of the chain family, and the CAIP-2 reference. */
  family: string
  reference: string
  address: string
  uri: string
  version: string
  nonce: string
  issuedAt: string
  expirationTime: string | undefined
  notBefore: string | undefined
}

const MAX_LENGTH = 16_384

const FIRST_LINE = /^(\S+) wants you to sign in with your (\S+) account:$/

/** The whole message, line by line: a statement has one line, and the fields have their order. */
const WHOLE = new RegExp(
  [
    /^\S+ wants you to sign in with your \S+ account:\n\S+\n\n(?:.+\n\n|\n)?/,
    /URI: \S+\nVersion: \S+\nChain ID: \S+\nNonce: \S+\nIssued At: \S+/,
    /(?:\nExpiration Time: \S+)?(?:\nNot Before: \S+)?(?:\nRequest ID: \S*)?/,
    /(?:\nResources:(?:\n- \S+)*)?$/,
  ]
    .map(({ source }) => source)
    .join(''),
)

/** Each field has at most one line. */
function field(lines: readonly string[], name: string): string | undefined {
  const found = lines.filter((line) => line.startsWith(`${name}: `))
  if (found.length > 1) throw new Refusal(`The message says twice what its ${name} is.`)
  return found[0]?.slice(name.length + 2)
}

/**
 * Parses a sign-in message (CAIP-122; EIP-4361 on EVM).
 * @throws Refusal for any other text.
 */
export function parseMessage(text: string): SignInMessage {
  const refuse = () => new Refusal('This is no message to sign in with.')
  if (text.length > MAX_LENGTH) throw refuse()
  const lines = text.split('\n')
  const [, domain, family] = FIRST_LINE.exec(lines[0] ?? '') ?? []
  const address = lines[1]
  // The statement is free text before the fields. Its line must not be parsed as a field.
  const fields = lines.slice(lines.findLastIndex((line) => line.startsWith('URI: ')))
  const read = (name: string) => field(fields, name)
  const [uri, version, reference] = [read('URI'), read('Version'), read('Chain ID')]
  const [nonce, issuedAt] = [read('Nonce'), read('Issued At')]
  if (!domain || !family || !address || !uri || !version || !reference) throw refuse()
  if (!nonce || !issuedAt) throw refuse()
  const [expirationTime, notBefore] = [read('Expiration Time'), read('Not Before')]
  if (!WHOLE.test(text)) throw refuse()
  return {
    ...{ domain, family, reference, address, uri, version },
    ...{ nonce, issuedAt, expirationTime, notBefore },
  }
}
