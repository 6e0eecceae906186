import { invalidParams, ProviderRpcError } from '../evm/ProviderRpcError.ts'
import { isRecord, paramAt } from '../shared/json.ts'
import type { InjectedWallet } from './InjectedWallet.ts'
import { askFor, type WalletRequest } from './request.ts'

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
  await askFor(wallet, request)
  wallet.connect()
  return wallet.accounts()
}

/** EIP-2255. Asks even when the site is connected: that is how a site lets the person choose anew. */
export async function requestPermissions(
  wallet: InjectedWallet,
  request: WalletRequest,
): Promise<unknown[]> {
  checkAccountsPermission(request)
  await askFor(wallet, request)
  wallet.connect()
  return getPermissions(wallet)
}

export function getPermissions(wallet: InjectedWallet): unknown[] {
  const accounts = wallet.permitted()
  if (accounts.length === 0) return []
  const caveats = [{ type: 'restrictReturnedAccounts', value: accounts }]
  return [{ invoker: wallet.origin, parentCapability: 'eth_accounts', caveats }]
}

export function revokePermissions(wallet: InjectedWallet, request: WalletRequest): null {
  checkAccountsPermission(request)
  wallet.revoke()
  return null
}

function checkAccountsPermission({ params }: WalletRequest): void {
  const permissions = paramAt(params, 0)
  if (!isRecord(permissions) || !('eth_accounts' in permissions)) {
    throw invalidParams('Only the permission eth_accounts exists.')
  }
}
