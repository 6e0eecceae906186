import { batchResult, newBatchId, parseCalls, statusOf } from '../evm/callBatch.ts'
import { toHexChainId } from '../evm/chains.ts'
import { invalidParams } from '../evm/ProviderRpcError.ts'
import { isRecord, paramAt } from '../shared/json.ts'
import type { InjectedWallet } from './InjectedWallet.ts'
import { requestApproval, type WalletRequest } from './request.ts'
import { signerFor } from './signingMethods.ts'

/** Executes the calls of wallet_sendCalls (EIP-5792) for an account with a key, by one transaction for each call. */
export async function sendCalls(wallet: InjectedWallet, request: WalletRequest): Promise<unknown> {
  const batch = paramAt(request.params, 0)
  if (!isRecord(batch)) throw invalidParams('Expected a batch of calls.')
  const calls = parseCalls(batch.calls)
  const chain = wallet.chain()
  if (batch.chainId !== undefined && toHexChainId(String(batch.chainId)) !== chain.id) {
    throw invalidParams(`These calls are not for the active chain, which is ${chain.id}.`)
  }
  const { from = wallet.accounts()[0] } = batch
  const signer = signerFor(wallet, from)
  await requestApproval(wallet, request)
  const hashes: string[] = []
  for (const { to, value = '0x0', data = '0x' } of calls) {
    const transaction = { from: signer.address, to, value, data }
    hashes.push(await signer.sendTransaction(transaction, chain))
  }
  const id = newBatchId()
  wallet.batches.push({ id, chainId: chain.id, hashes, atomic: false })
  return batchResult(batch, id)
}

/** `[id]` */
export function getCallsStatus(
  wallet: InjectedWallet,
  { params }: WalletRequest,
): Promise<unknown> {
  return statusOf(params, wallet.batches, (chainId) => wallet.chains.get(chainId)?.rpcUrl)
}
