import { describeEvmRequest } from '../../../../wallets/evm/describeRequest.ts'
import { parseTransaction } from '../../../../wallets/evm/transaction.ts'
import { approve } from '../approve.ts'
import type { FrameWallet } from '../FrameWallet.ts'
import { executeCalls } from './execute.ts'
import { signerOf } from './signer.ts'

/** `params` is `[transaction]`. A transaction from the contract account is a call that the owner's key sends. */
export async function sendTransaction(wallet: FrameWallet, params: unknown): Promise<string> {
  const transaction = parseTransaction(params)
  const { from, to, value, data, chainId } = transaction
  const { evm, smartAccount } = await signerOf(wallet, from)
  const chain = wallet.evmChain()
  if (chainId !== undefined && BigInt(chainId) !== BigInt(chain.id)) {
    throw new Error('This transaction is for another network than the active one.')
  }
  if (smartAccount && to === undefined) throw new Error('A smart account creates no contracts.')
  const description = describeEvmRequest('eth_sendTransaction', params, chain, wallet.evmChains)
  await approve(wallet, 'eth_sendTransaction', description)
  if (!smartAccount || to === undefined) return await evm.sendTransaction(transaction, chain)
  return await executeCalls(wallet, [{ to, value, data }])
}
