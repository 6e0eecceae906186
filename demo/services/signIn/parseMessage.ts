import { Refusal } from '../Refusal.ts'

export interface SignInMessage {
  domain: string
  /** The chain family as the message names it, and the reference of the chain (CAIP-2). */
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

/** The whole of it, line by line: a statement has one line, and the fields have their order. */
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

/** Each of these lines is there once, and nothing else has its name. */
function field(lines: readonly string[], name: string): string | undefined {
  const found = lines.filter((line) => line.startsWith(`${name}: `))
  if (found.length > 1) throw new Refusal(`The message says twice what its ${name} is.`)
  return found[0]?.slice(name.length + 2)
}

/**
 * Reads the text that a person signed (CAIP-122; EIP-4361 on EVM).
 *
 * @throws Refusal for any other text.
 */
export function parseMessage(text: string): SignInMessage {
  const refuse = () => new Refusal('This is no message to sign in with.')
  if (text.length > MAX_LENGTH) throw refuse()
  const lines = text.split('\n')
  const [, domain, family] = FIRST_LINE.exec(lines[0] ?? '') ?? []
  const address = lines[1]
  // The statement is free text, and stands before the fields: what it says is not read for one of them.
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
