import * as z from 'zod/mini'
import { record } from '../../../utils/schemas.ts'

const text = z.string().check(z.refine((value) => value.length <= 65_536))
const short = z.string().check(z.refine((value) => value.length <= 4_096))
const some = <Schema extends z.ZodMiniType>(schema: Schema) =>
  z.array(schema).check(z.refine((list) => list.length <= 100))

/** Removes members that are null, so that they count as missing. */
const withoutNulls = z.transform((value: unknown) =>
  Object.fromEntries(Object.entries(Object(value)).filter(([, one]) => one !== null)),
)

/** A CACAO (CAIP-74): a signed sign-in message. */
const cacaoSchema = z.object({
  p: z.pipe(
    withoutNulls,
    z.object({
      iss: short.check(z.refine((value) => /^did:pkh:eip155:\d{1,32}:0x[\da-f]{40}$/i.test(value))),
      domain: short,
      aud: short,
      version: short,
      nonce: short,
      iat: short,
      nbf: z.exactOptional(short),
      exp: z.exactOptional(short),
      statement: z.exactOptional(short),
      requestId: z.exactOptional(short),
      resources: z.exactOptional(some(text)),
    }),
  ),
  s: z.object({ t: z.enum(['eip191', 'eip1271']), s: text }),
})

export type Cacao = z.infer<typeof cacaoSchema>

export const authenticationSchema = z.object({
  cacaos: some(cacaoSchema).check(z.refine((list) => list.length > 0)),
  responder: z.object({
    publicKey: z.string().check(z.refine((value) => /^[\da-f]{64}$/.test(value))),
  }),
})

/**
 * A ReCap (ERC-5573), which is the last resource of a message. It lists actions by name, and the chains of each action.
 */
const recapSchema = z.object({
  att: z.object({
    eip155: record(z.string(), z.array(z.object({ chains: z.optional(some(short)) }))),
  }),
})

const recapPrefix = 'urn:recap:'

export const isRecap = (resource: string | undefined): boolean =>
  resource?.startsWith(recapPrefix) ?? false

export function signerOf({ p }: Cacao): { chainId: string; address: string } {
  const [, , namespace, reference, address = ''] = p.iss.split(':')
  return { chainId: `${namespace}:${reference}`, address }
}

/**
 * Reads the methods and chains that the wallet granted in the ReCap. Both lists are empty if the message has no ReCap.
 * @throws Error if the ReCap is malformed
 */
export function grantOf({ p }: Cacao): { methods: string[]; chains: string[] } {
  const recap = p.resources?.at(-1)
  if (!recap || !isRecap(recap)) return { methods: [], chains: [] }
  const encoded = recap.slice(recapPrefix.length).replaceAll('-', '+').replaceAll('_', '/')
  const { eip155 } = recapSchema.parse(JSON.parse(atob(encoded))).att
  const actions = Object.entries(eip155)
  return {
    methods: actions.map(([action]) => action.slice(action.indexOf('/') + 1)),
    chains: actions.flatMap(([, limits]) => limits.flatMap(({ chains = [] }) => chains)),
  }
}
