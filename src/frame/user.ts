import { WalletModalError } from '../errors/WalletModalError.ts'
import type { CaipNetworkId } from '../types/caip.ts'
import type { FrameAccount, FrameUser } from '../types/frame.ts'
import { isCaipNetworkId, namespaceOf, referenceOf } from '../utils/caip.ts'
import type { Reply } from './messages.ts'

/** Messages have a number for eip155, CAIP-2 text for other namespaces. */
export function toWireChainId(caipNetworkId: CaipNetworkId): string | number {
  return namespaceOf(caipNetworkId) === 'eip155'
    ? Number(referenceOf(caipNetworkId))
    : caipNetworkId
}

/** @throws WalletModalError WALLET_INVALID_RESPONSE if it is no chain id. */
export function fromWireChainId(chainId: string | number): CaipNetworkId {
  const text = /^\d+$/.test(String(chainId)) ? `eip155:${chainId}` : chainId
  if (!isCaipNetworkId(text)) {
    throw new WalletModalError('WALLET_INVALID_RESPONSE', {
      longMessage: 'The frame named a network that makes no sense',
    })
  }
  return text
}

/**
 * Lists the accounts, the active one first. If the frame does not list the active one, its type is the preferred one.
 */
function toAccounts({
  address,
  accounts,
  preferredAccountType,
}: Reply<'GET_USER'>): FrameAccount[] {
  const isInUse = (account: FrameAccount) => account.address.toLowerCase() === address.toLowerCase()
  const inUse = accounts?.find(isInUse) ?? { address, type: preferredAccountType ?? 'eoa' }
  return [inUse, ...(accounts ?? []).filter((account) => !isInUse(account))]
}

/** @throws WalletModalError WALLET_INVALID_RESPONSE */
export function toUser(reply: Reply<'GET_USER'>): FrameUser {
  return {
    email: reply.email,
    address: reply.address,
    caipNetworkId: fromWireChainId(reply.chainId),
    accounts: toAccounts(reply),
    smartAccountDeployed: reply.smartAccountDeployed ?? false,
  }
}
