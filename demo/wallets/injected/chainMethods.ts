import { parseAddedChain, parseChainId } from '../evm/chains.ts'
import { ProviderRpcError, unrecognizedChain } from '../evm/ProviderRpcError.ts'
import { switchErrorFor } from './faults.ts'
import type { InjectedWallet } from './InjectedWallet.ts'
import { requestApproval, type WalletRequest } from './request.ts'

/** wallet_switchEthereumChain (EIP-3326), or the fault `switchError` in its place. */
export async function switchChain(wallet: InjectedWallet, request: WalletRequest): Promise<null> {
  const chainId = parseChainId(request.params)
  const { switchError } = wallet.behaviour
  if (chainId === wallet.chain().id || switchError === 'null-but-not-switched') return null
  if (typeof switchError === 'number' && !(switchError === 4902 && wallet.isAdded(chainId))) {
    throw switchErrorFor(switchError, chainId)
  }
  if (!wallet.chains.has(chainId)) throw unrecognizedChain(chainId)
  await requestApproval(wallet, request)
  wallet.switchChain(chainId)
  if (switchError === 'error-but-switched') {
    throw new ProviderRpcError(-32603, 'Internal JSON-RPC error.')
  }
  return null
}

/** Adds a chain (EIP-3085) and switches to it, as most wallets do, unless the fault `addChain` is set. */
export async function addChain(wallet: InjectedWallet, request: WalletRequest): Promise<null> {
  const chain = parseAddedChain(request.params)
  const { addChain: fault } = wallet.behaviour
  await requestApproval(wallet, request)
  if (fault === 'forgotten') return null
  // The node of a known chain is not replaced, because the page's URL may be unreachable in a test.
  wallet.addChain(wallet.chains.get(chain.id) ?? chain)
  if (fault !== 'without-switch') wallet.switchChain(chain.id)
  return null
}
