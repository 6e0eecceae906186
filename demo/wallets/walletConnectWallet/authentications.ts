import { buildAuthObject, populateAuthPayload } from '@walletconnect/utils'
import type { ApprovalQueue } from '../shared/ApprovalQueue.ts'
import type { Client } from './client.ts'
import { PROPOSAL_METHOD } from './proposals.ts'
import type { WalletNamespace } from './WalletNamespace.ts'

export type Authentication = ReturnType<Client['auth']['requests']['get']>

const REJECTED = { code: 5000, message: 'User rejected.' }
const UNSUPPORTED_CHAINS = { code: 5100, message: 'Unsupported chains.' }

const toHex = (text: string) =>
  `0x${[...new TextEncoder().encode(text)].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`

/** Responds to a request to connect and sign in at once, by one prompt and one signature. */
export async function handleAuthentication(
  client: Client,
  { id, authPayload, requester }: Authentication,
  namespace: WalletNamespace,
  approvals: ApprovalQueue,
  signal: AbortSignal,
): Promise<string> {
  const site = requester.metadata.name || requester.metadata.url
  const chains = namespace.chains().filter((chain) => authPayload.chains.includes(chain))
  const [chain] = chains
  if (chain === undefined) {
    await client.rejectSessionAuthenticate({ id, reason: UNSUPPORTED_CHAINS })
    return `${site} needs a network this wallet does not have`
  }
  const granted = populateAuthPayload({ authPayload, chains, methods: [...namespace.methods] })
  const messageOf = (account: string) =>
    client.formatAuthMessage({ request: granted, iss: `did:pkh:${chain}:${account}` })
  const description = {
    heading: 'Connect this site and sign in',
    rows: [
      { label: 'Site', value: requester.metadata.name },
      { label: 'Address', value: requester.metadata.url },
      { label: 'Networks', value: chains.map((one) => namespace.chainName(one)).join(', ') },
      { label: 'Message', value: messageOf(namespace.accounts()[0] ?? '') },
    ],
  }
  const decision = await approvals.request({ method: PROPOSAL_METHOD, description }, signal)
  if (decision === 'withdrawn') return `${site} took too long to answer`
  // The account is read after the prompt, because the user may have selected another meanwhile.
  const [account] = namespace.accounts()
  if (decision !== 'approved' || account === undefined) {
    await client.rejectSessionAuthenticate({ id, reason: REJECTED })
    return `Rejected ${site}`
  }
  const params = [toHex(messageOf(account)), account]
  const signature = await namespace.handle({ method: 'personal_sign', params, chainId: chain })
  const signed = { t: 'eip191' as const, s: String(signature) }
  const auths = [buildAuthObject(granted, signed, `did:pkh:${chain}:${account}`)]
  await client.approveSessionAuthenticate({ id, auths })
  return `Connected to ${site} and signed in`
}
