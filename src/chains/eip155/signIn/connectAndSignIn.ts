import * as z from 'zod/mini'
import { invalidResponseTo } from '../../../errors/invalidResponse.ts'
import type { ConnectAndSignIn } from '../../../types/connectAndSignIn.ts'
import type { SignInData } from '../../../types/siwx.ts'
import { text } from '../../../utils/schemas.ts'
import { inTime } from '../../adapterSteps.ts'
import { request, toProvider } from '../provider.ts'
import { toCaipNetworkId } from '../responses.ts'
import { isAddress } from '../toChecksumAddress.ts'
import { toHexChainId } from '../toHexChainId.ts'

const method = 'wallet_connect'

const connected = z.object({ accounts: z.array(z.unknown()) })
const signedIn = z.object({
  address: text.check(z.refine(isAddress)),
  capabilities: z.object({ signInWithEthereum: z.object({ message: text, signature: text }) }),
})

/** Limit in ms of requests that need no user. */
const silentMs = 2_000

/** The capability `signInWithEthereum`. Fields that are null are left out. */
function toCapability({ accountAddress: _, chainId, ...fields }: SignInData): object {
  const given = Object.entries(fields).filter(([, value]) => value !== null)
  return { ...Object.fromEntries(given), chainId: toHexChainId(chainId) }
}

/**
 * Returns the address as the message writes it, whose letters may be in another case than in the response; the one of the
 * response for another account.
 */
function addressIn(message: string, address: string): string {
  const [, written = ''] = message.split('\n')
  return written.toLowerCase() === address.toLowerCase() ? written : address
}

/** Signs in by `wallet_connect` (ERC-7846). A wallet that grants accounts already is asked for nothing. */
export const eip155ConnectAndSignIn: ConnectAndSignIn = async ({
  provider,
  context,
  network,
  createMessage,
}) => {
  const wallet = toProvider(provider)
  const [accounts, chain] = await inTime(
    Promise.all([request(wallet, 'eth_accounts'), request(wallet, 'eth_chainId')]),
    silentMs,
  )
  if (Array.isArray(accounts) && accounts.length > 0) return null
  const own = toCaipNetworkId(chain)
  const configured = context.networks.filter(({ chainNamespace }) => chainNamespace === 'eip155')
  const wanted = network?.chainNamespace === 'eip155' ? network.caipNetworkId : own
  const on = configured.find(({ caipNetworkId }) => caipNetworkId === wanted)
  const requested = on ? await createMessage(on.caipNetworkId) : null
  if (!requested) return null
  const capabilities = { signInWithEthereum: toCapability(requested) }
  const response = await request(wallet, method, [{ version: '1', capabilities }])
  const parsed = signedIn.safeParse(connected.safeParse(response).data?.accounts[0])
  if (!parsed.success) throw invalidResponseTo(method, response)
  const { address, capabilities: granted } = parsed.data
  const { message, signature } = granted.signInWithEthereum
  return { data: { ...requested, accountAddress: addressIn(message, address) }, message, signature }
}
