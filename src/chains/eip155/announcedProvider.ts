import type { AppGate } from '../../types/chainAdapter.ts'
import type { PublicProvider, RequestArguments } from './hostProvider.ts'

/** EIP-2255. */
function toPermissions(accounts: unknown): object[] {
  const caveats = [{ type: 'restrictReturnedAccounts', value: accounts }]
  return [{ parentCapability: 'eth_accounts', caveats }]
}

/** EIP-2255; other permissions are left to the wallet. */
function revokesAccounts({ method, params }: RequestArguments): boolean {
  const [permissions]: unknown[] = Array.isArray(params) ? params : []
  return method === 'wallet_revokePermissions' && 'eth_accounts' in Object(permissions)
}

/** An app's connect opens the modal, its revocation disconnects. Requests wait for a pending restore. */
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
