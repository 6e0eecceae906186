import type { RpcRequest } from '../../types/chainAdapter.ts'
import { loadPart } from '../../utils/loadPart.ts'
import type { SendOptions } from './provider.ts'
import { sendRaw } from './sendRaw.ts'

/** Compares what a wallet has signed for a page with the page's transaction. Rejects with SIGNED_DIFFERENTLY. */
export async function checkRequested(requested: Uint8Array, signed: Uint8Array): Promise<void> {
  const { checkPageSigned } = await loadPart(import('./send/comparePage.ts'))
  checkPageSigned(requested, signed)
}

/**
 * Broadcasts a page's transaction that a wallet has only signed. Resolves with its signature in base58. Rejects with
 * SIGNED_DIFFERENTLY, without a broadcast, if the wallet has signed another one, and with the errors of `sendRaw`.
 */
export async function broadcastSigned(
  rpc: RpcRequest,
  {
    requested,
    signed = new Uint8Array(),
  }: { requested: Uint8Array; signed: Uint8Array | undefined },
  options: SendOptions,
): Promise<string> {
  await checkRequested(requested, signed)
  return sendRaw(rpc, signed, options)
}
