import { WalletModalError } from '../errors/WalletModalError.ts'
import type { CaipNetworkId } from '../types/caip.ts'
import type { FrameAccount, FrameUser } from '../types/frame.ts'
import { isCaipNetworkId, namespaceOf, referenceOf } from '../utils/caip.ts'
import type { Reply } from './messages.ts'

/**
 * Converts a CAIP-2 id to the chain id of a message: a number for eip155, the CAIP-2 id itself for other namespaces.
 */
export function toWireChainId(caipNetworkId: CaipNetworkId): string | number {
  return namespaceOf(caipNetworkId) === 'eip155'
    ? Number(referenceOf(caipNetworkId))
    : caipNetworkId
}

/** @throws WalletModalError WALLET_INVALID_RESPONSE if the value is neither a decimal EVM chain id nor a CAIP-2 id */
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
 * Lists the accounts, the active one first. If the frame does not list the active account, that account gets the
 * preferred type.
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

/** @throws WalletModalError WALLET_INVALID_RESPONSE if the chain id is malformed */
export function toUser(reply: Reply<'GET_USER'>): FrameUser {
  return {
    email: reply.email,
    address: reply.address,
    caipNetworkId: fromWireChainId(reply.chainId),
    accounts: toAccounts(reply),
    smartAccountDeployed: reply.smartAccountDeployed ?? false,
  }
}
