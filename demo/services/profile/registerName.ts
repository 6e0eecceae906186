import * as z from 'zod/mini'
import { isEvmAddress } from '../account/addresses.ts'
import { failure } from '../blockchainApi/blockchainFailure.ts'
import { isSignedBy } from '../evm/isSignedBy.ts'
import { json, type Reply, type Request } from '../shared/http.ts'
import { whyInvalid } from './nameRules.ts'
import type { RegisteredNames } from './RegisteredNames.ts'

/** Maximum age of the time in a message, in either direction. */
const FRESH_SECONDS = 300

/** ENSIP-11: the highest bit marks the coin type of an EVM chain. */
const EVM_COIN_BIT = 0x80000000
const ETHER = 60

const attributesSchema = z.object({
  avatar: z.optional(z.string().check(z.maxLength(2048))),
  bio: z.optional(z.string().check(z.maxLength(512))),
})

const bodySchema = z.object({
  coin_type: z.number().check(z.int(), z.minimum(0), z.maximum(0xffffffff)),
  address: z.string().check(z.refine(isEvmAddress)),
  message: z.string().check(z.maxLength(4096)),
  signature: z.string().check(z.regex(/^0x([0-9a-f]{2}){1,20000}$/i)),
})

const messageSchema = z.object({
  name: z.string().check(z.maxLength(100)),
  attributes: attributesSchema,
  timestamp: z.number(),
})

/**
 * `POST /v1/profile/account`: registers a name for the account that signed. Contracts sign by ERC-1271 and ERC-6492, on
 * the chain of `coin_type`.
 */
export async function registerName(
  names: RegisteredNames,
  chains: Map<string, string>,
  { body }: Request,
): Promise<Reply> {
  const { coin_type, address, message, signature } = read(bodySchema, await body(), 'body')
  const { name, attributes, timestamp } = read(messageSchema, message, 'message')
  const wrong = whyInvalid(name)
  if (wrong !== undefined) throw failure(400, 'name', wrong)
  if (Math.abs(Date.now() / 1000 - timestamp) > FRESH_SECONDS) {
    throw failure(400, 'timestamp', 'The signed message is too old. Sign again.')
  }
  const node = chains.get(`eip155:${chainIdOf(coin_type)}`)
  if (node === undefined) throw failure(400, 'coin_type', 'Names are not given away on this chain.')
  if (!(await isSignedBy(node, { address, message, signature })))
    throw failure(401, 'signature', 'The signature is not of this account.')
  if (names.find(name)) throw failure(400, 'name', `${name.toLowerCase()} is already registered`)
  const given = Object.fromEntries(Object.entries(attributes).filter(([, value]) => value))
  names.register({ name, coinType: coin_type, address, attributes: given })
  return json({ success: true })
}

function chainIdOf(coinType: number): number {
  return coinType === ETHER ? 1 : coinType - EVM_COIN_BIT
}

function read<T extends z.ZodMiniType>(schema: T, text: string, name: string): z.infer<T> {
  const parsed = schema.safeParse(parseJson(text))
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  const where = [name, ...(issue?.path ?? [])].join('.')
  throw failure(400, where, `${where} is not what was expected.`)
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
