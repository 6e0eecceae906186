import { toCaip2 } from '../evm/chains.ts'
import { invalidParams, methodNotFound, ProviderRpcError } from '../evm/ProviderRpcError.ts'
import {
  type Granter,
  grantSession,
  parseGrant,
  revokedSession,
  signRevocation,
} from '../evm/sessions.ts'
import { isRecord, paramAt } from '../shared/json.ts'
import type { InjectedWallet } from './InjectedWallet.ts'
import { requestApproval, type WalletRequest } from './request.ts'
import { signerFor } from './signingMethods.ts'

export async function requestAccounts(
  wallet: InjectedWallet,
  request: WalletRequest,
): Promise<string[]> {
  if (wallet.accounts().length > 0) return wallet.accounts()
  const { method } = request
  const open = wallet.approvals.pending().some((pending) => pending.method === method)
  if (open && wallet.behaviour.oneConnectAtATime) {
    throw new ProviderRpcError(-32002, `Already processing ${method}. Please wait.`)
  }
  await requestApproval(wallet, request)
  wallet.connect()
  return wallet.accounts()
}

/**
 * Requests permissions (EIP-2255). Prompts even if the site is connected, so that the user can select other accounts.
 */
export async function requestPermissions(
  wallet: InjectedWallet,
  request: WalletRequest,
): Promise<unknown[]> {
  checkAccountsPermission(request)
  await requestApproval(wallet, request)
  wallet.connect()
  return getPermissions(wallet)
}

export function getPermissions(wallet: InjectedWallet): unknown[] {
  const accounts = wallet.permitted()
  if (accounts.length === 0) return []
  const caveats = [{ type: 'restrictReturnedAccounts', value: accounts }]
  return [{ invoker: wallet.origin, parentCapability: 'eth_accounts', caveats }]
}

/**
 * Ends the session in the parameters, after a prompt, and resolves with the signature that ends it. Without a session
 * in the parameters, ends the permission for accounts (EIP-2255) without a prompt.
 */
export async function revokePermissions(
  wallet: InjectedWallet,
  request: WalletRequest,
): Promise<string | null> {
  const pci = revokedSession(request.params)
  if (pci !== undefined) {
    await requestApproval(wallet, request)
    return await signRevocation(granterOf(wallet), pci)
  }
  checkAccountsPermission(request)
  wallet.revoke()
  return null
}

/** Methods of ERC-7715, if the options have a URL that stores sessions. */
export async function grantPermissions(
  wallet: InjectedWallet,
  request: WalletRequest,
): Promise<unknown> {
  const { sessionsUrl } = wallet.options
  if (!sessionsUrl) throw methodNotFound('wallet_grantPermissions')
  const grant = parseGrant(request.params)
  await requestApproval(wallet, request)
  const app = { name: document.title || wallet.origin, url: wallet.origin }
  return await grantSession(sessionsUrl, granterOf(wallet), grant, app)
}

function granterOf(wallet: InjectedWallet): Granter {
  const signer = signerFor(wallet, wallet.accounts()[0])
  return {
    chain: toCaip2(wallet.chain().id),
    address: signer.address,
    sign: async (message) => signer.signMessage(message),
  }
}

function checkAccountsPermission({ params }: WalletRequest): void {
  const permissions = paramAt(params, 0)
  if (!isRecord(permissions) || !('eth_accounts' in permissions)) {
    throw invalidParams('Only the permission eth_accounts exists.')
  }
}
