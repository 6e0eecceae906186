import { Wallet } from 'ethers'
import * as z from 'zod/mini'
import { isEvmAddress } from '../account/addresses.ts'
import { failure } from '../blockchainApi/blockchainFailure.ts'
import { isSignedBy } from '../evm/isSignedBy.ts'
import { json, type Reply, type Request, type Route } from '../shared/http.ts'
import type { GrantedSession, GrantedSessions } from './GrantedSessions.ts'
import { grantMessage, revocationMessage } from './sessionMessages.ts'

const short = z.string().check(z.maxLength(2048))
const signatureSchema = z.string().check(z.regex(/^0x([0-9a-f]{2}){1,20000}$/i))

const createSchema = z.object({
  project: z.object({ id: short, name: short, url: z.optional(short), iconUrl: z.optional(short) }),
  expiry: z.number().check(z.int(), z.minimum(0)),
  permissions: z.array(z.unknown()).check(z.minLength(1), z.maxLength(50)),
  policies: z._default(z.array(z.object({ id: short })), []),
})
const activateSchema = z.object({ pci: short, context: signatureSchema })
const revokeSchema = z.object({ pci: short, signature: signatureSchema })

interface Account {
  /** JSON-RPC of its chain. */
  node: string
  address: string
}

/** Lists, activates and revokes smart sessions. Activation and revocation need the account's signature. */
export function sessionRoutes(sessions: GrantedSessions, chains: Map<string, string>): Route[] {
  const accountIn = ({ param }: Request): Account => {
    const [namespace, reference, address = ''] = param('address').split(':')
    const node = chains.get(`${namespace}:${reference}`)
    if (namespace === 'eip155' && node !== undefined && isEvmAddress(address)) {
      return { node, address }
    }
    throw failure(400, 'address', `"${param('address')}" is no account of a chain that is here.`)
  }

  const sessionOf = (request: Request, pci: string): GrantedSession => {
    const session = sessions.find(request.param('address'), pci)
    if (session) return session
    throw failure(404, 'pci', 'There is no such session.')
  }

  async function activate(request: Request): Promise<Reply> {
    const { pci, context } = read(activateSchema, await request.body())
    const session = sessionOf(request, pci)
    await checkSignature(accountIn(request), grantMessage(pci), context)
    sessions.activate(session, context)
    return json({})
  }

  async function revoke(request: Request): Promise<Reply> {
    const { pci, signature } = read(revokeSchema, await request.body())
    const session = sessionOf(request, pci)
    await checkSignature(accountIn(request), revocationMessage(pci), signature)
    sessions.revoke(session)
    return json({})
  }

  return [
    {
      method: 'GET',
      path: '/v1/sessions/:address',
      handle(request) {
        accountIn(request)
        return json({ pcis: sessions.of(request.param('address')) })
      },
    },
    {
      method: 'POST',
      path: '/v1/sessions/:address',
      async handle(request) {
        accountIn(request)
        const grant = read(createSchema, await request.body())
        const { pci } = sessions.create(request.param('address'), grant)
        const { publicKey } = Wallet.createRandom().signingKey
        return json({ pci, key: { type: 'secp256k1', publicKey } })
      },
    },
    { method: 'POST', path: '/v1/sessions/:address/activate', handle: activate },
    { method: 'POST', path: '/v1/sessions/:address/revoke', handle: revoke },
  ]
}

async function checkSignature(
  { node, address }: Account,
  message: string,
  signature: string,
): Promise<void> {
  if (await isSignedBy(node, { address, message, signature })) return
  throw failure(401, 'signature', 'The signature is not of this account.')
}

function read<T extends z.ZodMiniType>(schema: T, text: string): z.infer<T> {
  try {
    return schema.parse(JSON.parse(text))
  } catch {
    throw failure(400, 'body', 'The body is not what was expected.')
  }
}
