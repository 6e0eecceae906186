import * as z from 'zod/mini'
import type { CaipNetworkId } from '../../src/types/caip.ts'
import { isCaipNetworkId, namespaceOf } from '../../src/utils/caip.ts'
import type { SignedInAccount } from '../types/signInServer.ts'
import { openText, type Seal, sealText } from './createSeal.ts'

/** A signed-in account, with the values that the page compares. */
export interface StoredAccount extends SignedInAccount {
  /** Address as the message has it. */
  signedAs: string
  domain: string
}

/** Browsers store cookies of 4,096 bytes with name and attributes. */
const maxTokenLength = 3_800

const time = z.custom<number>((value) => Number.isSafeInteger(value))
const text = z.string()

/** Short names, because browsers limit the size of cookies. */
const payload = z.object({
  v: z.literal(1),
  a: z.array(
    z.object({
      i: text,
      n: z.custom<CaipNetworkId>(isCaipNetworkId),
      a: text,
      w: z.optional(text),
      d: text,
      s: time,
      e: time,
    }),
  ),
})

/** Writes accounts as a token. The oldest ones are dropped if the token would be too long for a cookie. */
export async function writeToken(seal: Seal, accounts: readonly StoredAccount[]): Promise<string> {
  const list = accounts.map(({ id, caipNetworkId, address, signedAs, ...one }) => ({
    i: id,
    n: caipNetworkId,
    a: address,
    ...(signedAs !== address && { w: signedAs }),
    d: one.domain,
    s: one.signedInAt,
    e: one.expiresAt,
  }))
  const token = await sealText(seal, 'session', JSON.stringify({ v: 1, a: list }))
  if (token.length <= maxTokenLength || accounts.length <= 1) return token
  return writeToken(seal, accounts.slice(1))
}

/** Returns the accounts of a token that have not expired; none for a token that was not made with one of the secrets. */
export async function readToken(seal: Seal, token: string): Promise<StoredAccount[]> {
  if (token.length > 2 * maxTokenLength) return []
  const sealed = await openText(seal, 'session', token)
  const parsed = sealed === null ? undefined : payload.safeParse(JSON.parse(sealed))
  const accounts = (parsed?.data?.a ?? []).map((one) => ({
    id: one.i,
    namespace: namespaceOf(one.n),
    caipNetworkId: one.n,
    address: one.a,
    signedAs: one.w ?? one.a,
    domain: one.d,
    signedInAt: one.s,
    expiresAt: one.e,
  }))
  return accounts.filter(({ expiresAt }) => expiresAt > Date.now())
}
