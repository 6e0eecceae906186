import { callRpc } from '../../../../wallets/evm/jsonRpc.ts'
import type { FrameWallet } from '../FrameWallet.ts'

/** EIP-5792 capabilities of the active account. */
export function getCapabilities(wallet: FrameWallet): Record<string, unknown> {
  if (wallet.accountType === 'eoa') return {}
  const atomic = { status: 'supported' }
  return Object.fromEntries([...wallet.evmChains.keys()].map((id) => [id, { atomic }]))
}

/** Reports the balances of native tokens as assets of ERC-7811, and no other tokens. */
export async function getAssets(wallet: FrameWallet): Promise<Record<string, unknown>> {
  const address = await wallet.address()
  const chains = [...wallet.evmChains.values()]
  const entries = chains.map(async ({ id, symbol, rpcUrl }) => {
    const balance = await callRpc(rpcUrl, 'eth_getBalance', [address, 'latest'])
    const metadata = { name: symbol, symbol, decimals: 18 }
    return [id, [{ address: 'native', type: 'native', balance, metadata }]] as const
  })
  return Object.fromEntries(await Promise.all(entries))
}
