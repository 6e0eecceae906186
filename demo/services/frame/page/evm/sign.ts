import { type EvmChain, toHexChainId } from '../../../../wallets/evm/chains.ts'
import { describeEvmRequest } from '../../../../wallets/evm/describeRequest.ts'
import { parseTypedData } from '../../../../wallets/evm/typedData.ts'
import { paramAt } from '../../../../wallets/shared/json.ts'
import { approve } from '../approve.ts'
import type { FrameWallet } from '../FrameWallet.ts'
import { finishSignature, signerOf } from './signer.ts'

/** `[message, address]` */
export async function personalSign(wallet: FrameWallet, params: unknown): Promise<string> {
  const message = paramAt(params, 0)
  if (typeof message !== 'string') throw new Error('The message is not text.')
  const signer = await signerOf(wallet, paramAt(params, 1))
  await requestApproval(wallet, 'personal_sign', params)
  return await finishSignature(wallet, signer, signer.evm.signMessage(message))
}

/** `[address, data]` */
export async function signTypedData(wallet: FrameWallet, params: unknown): Promise<string> {
  const signer = await signerOf(wallet, paramAt(params, 0))
  const data = parseTypedData(paramAt(params, 1))
  const { chainId } = data.domain
  if (chainId != null && BigInt(chainId) !== BigInt(activeChain(wallet).id)) {
    throw new Error('This data is for another network than the active one.')
  }
  await requestApproval(wallet, 'eth_signTypedData_v4', params)
  return await finishSignature(wallet, signer, signer.evm.signTypedData(data))
}

function requestApproval(wallet: FrameWallet, method: string, params: unknown): Promise<void> {
  const description = describeEvmRequest(method, params, activeChain(wallet), wallet.evmChains)
  return approve(wallet, method, description)
}

/** A signature needs only the id of the chain, so the chain may be unreachable. */
function activeChain({ chain, evmChains }: FrameWallet): EvmChain {
  const id = toHexChainId(chain)
  return evmChains.get(id) ?? { id, name: chain, symbol: '', rpcUrl: '' }
}
