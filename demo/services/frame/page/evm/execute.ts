import { callRpc } from '../../../../wallets/evm/jsonRpc.ts'
import type { AccountCall } from '../../contract/SmartAccount.ts'
import { isDeployed } from '../account.ts'
import type { FrameWallet } from '../FrameWallet.ts'

const RECEIPT_WITHIN_MS = 30_000
const RECEIPT_EVERY_MS = 100

/** Executes calls by the contract account, all or none, and deploys it first if needed. Resolves with the hash. */
export async function executeCalls(
  wallet: FrameWallet,
  calls: readonly AccountCall[],
): Promise<string> {
  const { evm, smartAccount } = await wallet.keys()
  const chain = wallet.evmChain()
  const from = evm.address
  if (!(await isDeployed(wallet))) {
    const hash = await evm.sendTransaction({ from, ...smartAccount.deployment }, chain)
    await untilMined(chain.rpcUrl, hash)
  }
  const data = smartAccount.encodeCalls(calls)
  return await evm.sendTransaction({ from, to: smartAccount.address, data }, chain)
}

async function untilMined(rpcUrl: string, hash: string): Promise<void> {
  const deadline = Date.now() + RECEIPT_WITHIN_MS
  while (Date.now() < deadline) {
    if ((await callRpc(rpcUrl, 'eth_getTransactionReceipt', [hash])) !== null) return
    await new Promise((resolve) => setTimeout(resolve, RECEIPT_EVERY_MS))
  }
  throw new Error('The smart account was not created in time.')
}
