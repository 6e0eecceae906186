import { callRpc } from '../../../wallets/evm/jsonRpc.ts'
import type { FrameWallet } from './FrameWallet.ts'
import { toWireChain } from './payload.ts'
import { post, type Session } from './server.ts'

/** Stores the login, creates keys if missing, and funds the accounts. */
export async function logIn(wallet: FrameWallet, session: Session): Promise<void> {
  wallet.setSession(session)
  const { evm, smartAccount, solana } = await wallet.keys()
  const addresses = [evm.address, smartAccount.address, solana.address]
  await post('fund', { addresses }).catch(() => undefined)
}

/** The active address, and all addresses with their types. */
export async function accountsOf(wallet: FrameWallet) {
  const { evm, smartAccount, solana } = await wallet.keys()
  const accounts = wallet.isSolana
    ? [{ address: solana.address, type: 'eoa' }]
    : [{ address: evm.address, type: 'eoa' }]
  const hasSmartAccount = smartAccountNetworks(wallet).includes(Number(toWireChain(wallet.chain)))
  if (hasSmartAccount) accounts.push({ address: smartAccount.address, type: 'smartAccount' })
  return { address: await wallet.address(), chainId: toWireChain(wallet.chain), accounts }
}

/** EVM chain ids. */
export function smartAccountNetworks(wallet: FrameWallet): number[] {
  return [...wallet.evmChains.keys()].map(Number)
}

/** True if the user's contract account is deployed on the active chain. */
export async function isDeployed(wallet: FrameWallet): Promise<boolean> {
  if (wallet.isSolana || !(wallet.chain in wallet.config.chains)) return false
  const { smartAccount } = await wallet.keys()
  const code = await callRpc(wallet.evmChain().rpcUrl, 'eth_getCode', [
    smartAccount.address,
    'latest',
  ])
  return code !== '0x'
}
