import type { ApprovalQueue } from '../shared/ApprovalQueue.ts'
import type { RequestDescription } from '../shared/RequestDescription.ts'
import type { Client, Proposal } from './client.ts'
import { type Granted, grant } from './sessionNamespaces.ts'
import type { WalletNamespace } from './WalletNamespace.ts'

export const PROPOSAL_METHOD = 'session_proposal'

const REJECTED = { code: 5000, message: 'User rejected.' }
const UNSUPPORTED_CHAINS = { code: 5100, message: 'Unsupported chains.' }

/** Requests the user's decision on a proposal and responds to the site. Resolves with a sentence on the outcome. */
export async function handleProposal(
  client: Client,
  proposal: Proposal,
  namespaces: readonly WalletNamespace[],
  approvals: ApprovalQueue,
  signal: AbortSignal,
): Promise<string> {
  const { id, proposer } = proposal
  const site = proposer.metadata.name || proposer.metadata.url
  const grantNow = () => grant(proposal.requiredNamespaces, proposal.optionalNamespaces, namespaces)

  const offered = grantNow()
  if (!offered) {
    await client.reject({ id, reason: UNSUPPORTED_CHAINS })
    return `${site} needs a network this wallet does not have`
  }
  const description = describeProposal(proposal, offered, namespaces)
  const decision = await approvals.request({ method: PROPOSAL_METHOD, description }, signal)
  if (decision === 'withdrawn') return `${site} took too long to answer`
  // The grant is computed again, because the user may have selected another account meanwhile.
  const granted = decision === 'approved' && grantNow()
  if (!granted) {
    await client.reject({ id, reason: REJECTED })
    return `Rejected ${site}`
  }
  const { acknowledged } = await client.approve({ id, namespaces: granted })
  await acknowledged()
  return `Connected to ${site}`
}

function describeProposal(
  proposal: Proposal,
  granted: Granted,
  namespaces: readonly WalletNamespace[],
): RequestDescription {
  const { name, url } = proposal.proposer.metadata
  const chains = namespaces.flatMap((namespace) =>
    (granted[namespace.name]?.chains ?? []).map((chain) => namespace.chainName(chain)),
  )
  const methods = Object.values(granted).flatMap((namespace) => namespace.methods)
  return {
    heading: 'Connect this site',
    rows: [
      { label: 'Site', value: name },
      { label: 'Address', value: url },
      { label: 'Networks', value: chains.join(', ') },
      { label: 'May ask for', value: methods.join(', ') },
    ],
  }
}
