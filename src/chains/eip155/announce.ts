import type { Announcer, AppGate, WalletToAnnounce } from '../../types/announcer.ts'
import { toInfo } from '../announcedInfo.ts'
import { ownRdns } from '../ownRdns.ts'
import { adapter } from './adapter.ts'
import type { PublicProvider, RequestArguments } from './hostProvider.ts'

/** Returns the response of `wallet_requestPermissions` (EIP-2255) for accounts. */
function toPermissions(accounts: unknown): object[] {
  const caveats = [{ type: 'restrictReturnedAccounts', value: accounts }]
  return [{ parentCapability: 'eth_accounts', caveats }]
}

/**
 * True if a request revokes the permission for accounts (EIP-2255). The wallet handles revocations of other
 * permissions.
 */
function revokesAccounts({ method, params }: RequestArguments): boolean {
  const [permissions]: unknown[] = Array.isArray(params) ? params : []
  return method === 'wallet_revokePermissions' && 'eth_accounts' in Object(permissions)
}

/**
 * Creates the provider for other apps. An app's request to connect opens the modal; its revocation of accounts
 * disconnects. All requests wait for a pending restore.
 */
export function createAnnouncedProvider(host: PublicProvider, gate: AppGate): PublicProvider {
  const accounts = () => host.request({ method: 'eth_accounts' }) as Promise<string[]>

  async function request(args: RequestArguments): Promise<unknown> {
    await gate.settled()
    if (revokesAccounts(args)) {
      await gate.disconnect()
      return null
    }
    const { method } = args
    const isPermission = method === 'wallet_requestPermissions'
    if (!isPermission && method !== 'eth_requestAccounts') return host.request(args)
    if ((await accounts()).length === 0) {
      await gate.connect().catch((cause: unknown) => {
        throw Object.assign(new Error('The user did not connect', { cause }), { code: 4001 })
      })
    }
    return isPermission ? toPermissions(await accounts()) : accounts()
  }

  return Object.freeze({ ...host, request })
}

export function announce(
  wallet: WalletToAnnounce,
  provider: object,
  page: EventTarget = window,
): () => void {
  const info = Object.freeze({ ...toInfo(wallet), rdns: ownRdns })
  const detail = Object.freeze({ info, provider })
  const say = () => page.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
  page.addEventListener('eip6963:requestProvider', say)
  say()
  return () => page.removeEventListener('eip6963:requestProvider', say)
}

let provider: object | undefined

/** Returns the same provider each time, because apps store it and compare it by identity. */
function announced(gate: AppGate): object {
  provider ??= createAnnouncedProvider(adapter.hostProvider.public, gate)
  return provider
}

export const eip155Announcer: Announcer = {
  announce: (wallet, gate) => announce(wallet, announced(gate)),
  announced,
}
