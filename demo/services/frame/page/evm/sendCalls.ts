import {
  batchResult,
  newBatchId,
  parseCalls,
  type SentBatch,
  statusOf,
} from '../../../../wallets/evm/callBatch.ts'
import { toHexChainId } from '../../../../wallets/evm/chains.ts'
import { describeEvmRequest } from '../../../../wallets/evm/describeRequest.ts'
import { isRecord, paramAt } from '../../../../wallets/shared/json.ts'
import { approve } from '../approve.ts'
import type { FrameWallet } from '../FrameWallet.ts'
import { load, save } from '../store.ts'
import { executeCalls } from './execute.ts'
import { signerOf } from './signer.ts'

const KEEP_BATCHES = 50

/**
 * Sends calls (EIP-5792). The contract account executes all calls or none. An account with a private key sends one
 * transaction for each call.
 */
export async function sendCalls(wallet: FrameWallet, params: unknown): Promise<unknown> {
  const request = paramAt(params, 0)
  if (!isRecord(request)) throw new Error('Expected a batch of calls.')
  const calls = parseCalls(request.calls)
  const chain = wallet.evmChain()
  if (request.chainId !== undefined && toHexChainId(String(request.chainId)) !== chain.id) {
    throw new Error('These calls are for another network than the active one.')
  }
  const { evm, smartAccount } = await signerOf(wallet, request.from ?? (await wallet.address()))
  const description = describeEvmRequest('wallet_sendCalls', params, chain, wallet.evmChains)
  await approve(wallet, 'wallet_sendCalls', description)
  const hashes: string[] = []
  if (smartAccount) hashes.push(await executeCalls(wallet, calls))
  else {
    for (const { to, value = '0x0', data = '0x' } of calls) {
      hashes.push(await evm.sendTransaction({ from: evm.address, to, value, data }, chain))
    }
  }
  const id = newBatchId()
  remember({ id, chainId: chain.id, hashes, atomic: smartAccount !== undefined })
  return batchResult(request, id)
}

/** `[id]` */
export function callsStatus(wallet: FrameWallet, params: unknown): Promise<unknown> {
  return statusOf(params, batches(), (chainId) => wallet.evmChains.get(chainId)?.rpcUrl)
}

function batches(): SentBatch[] {
  return JSON.parse(load('calls') ?? '[]') as SentBatch[]
}

function remember(batch: SentBatch): void {
  save('calls', JSON.stringify([batch, ...batches()].slice(0, KEEP_BATCHES)))
}
