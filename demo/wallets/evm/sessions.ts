import { toBeHex } from 'ethers'
import { grantMessage, revocationMessage } from '../../services/sessions/sessionMessages.ts'
import { isRecord, paramAt } from '../shared/json.ts'
import { invalidParams } from './ProviderRpcError.ts'

/** The account that grants sessions, with its signer. */
export interface Granter {
  /** CAIP-2. */
  chain: string
  address: string
  sign(message: string): Promise<string>
}

/** The parameters of `wallet_grantPermissions` (ERC-7715) that this wallet reads. */
export interface GrantRequest {
  expiry: number
  permissions: unknown[]
  policies: unknown
}

/** @throws -32602 */
export function parseGrant(params: unknown): GrantRequest {
  const request = paramAt(params, 0)
  const { expiry, permissions, policies } = isRecord(request) ? request : {}
  if (typeof expiry !== 'number' || !Array.isArray(permissions) || permissions.length === 0) {
    throw invalidParams('Expected permissions and an expiry.')
  }
  return { expiry, permissions, policies }
}

/** The session in the parameters of `wallet_revokePermissions`; undefined if they are about accounts (EIP-2255). */
export function revokedSession(params: unknown): string | undefined {
  const request = paramAt(params, 0)
  const pci = isRecord(request) ? request.pci : undefined
  return typeof pci === 'string' ? pci : undefined
}

/** Stores an approved session in the API at `url`; resolves with the response of ERC-7715. */
export async function grantSession(
  url: string,
  { chain, address, sign }: Granter,
  { expiry, permissions, policies = [] }: GrantRequest,
  app: { name: string; url: string },
): Promise<unknown> {
  const project = { id: new URL(app.url).host, ...app }
  const sessions = `${url}/v1/sessions/${encodeURIComponent(`${chain}:${address}`)}`
  const created = await post(sessions, { project, expiry, permissions, policies })
  const pci = String(isRecord(created) && created.pci)
  const context = await sign(grantMessage(pci))
  await post(`${sessions}/activate`, { pci, context })
  const chainId = toBeHex(BigInt(chain.replace('eip155:', '')))
  return { chainId, address, expiry, permissions, context }
}

/** The signature that ends a session. */
export const signRevocation = ({ sign }: Granter, pci: string) => sign(revocationMessage(pci))

async function post(url: string, body: object): Promise<unknown> {
  const response = await fetch(url, { method: 'POST', body: JSON.stringify(body) })
  if (!response.ok) throw new Error(`The sessions could not be kept: ${response.status}`)
  return await response.json()
}
