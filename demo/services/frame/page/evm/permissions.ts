import { describeEvmRequest } from '../../../../wallets/evm/describeRequest.ts'
import {
  type Granter,
  grantSession,
  parseGrant,
  revokedSession,
  signRevocation,
} from '../../../../wallets/evm/sessions.ts'
import { approve } from '../approve.ts'
import type { FrameWallet } from '../FrameWallet.ts'
import { finishSignature, signerOf } from './signer.ts'

/** Grants permissions to the page (ERC-7715); the blockchain API stores them as a session. */
export async function grantPermissions(wallet: FrameWallet, params: unknown): Promise<unknown> {
  const grant = parseGrant(params)
  const granter = await granterOf(wallet)
  await requestApproval(wallet, 'wallet_grantPermissions', params)
  const app = { name: wallet.dapp?.name ?? wallet.origin, url: wallet.origin }
  return await grantSession(wallet.config.sessionsUrl, granter, grant, app)
}

/** Revokes a session; resolves with the signature that ends it. */
export async function revokePermissions(wallet: FrameWallet, params: unknown): Promise<string> {
  const pci = revokedSession(params)
  if (pci === undefined) throw new Error('Expected a session.')
  await requestApproval(wallet, 'wallet_revokePermissions', params)
  return await signRevocation(await granterOf(wallet), pci)
}

function requestApproval(wallet: FrameWallet, method: string, params: unknown): Promise<void> {
  const description = describeEvmRequest(method, params, wallet.evmChain(), wallet.evmChains)
  return approve(wallet, method, description)
}

async function granterOf(wallet: FrameWallet): Promise<Granter> {
  const address = await wallet.address()
  const signer = await signerOf(wallet, address)
  const sign = (message: string) => finishSignature(wallet, signer, signer.evm.signMessage(message))
  return { chain: wallet.chain, address, sign }
}
