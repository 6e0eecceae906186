import type { EvmSigner } from '../../../../wallets/evm/signer.ts'
import type { SmartAccount } from '../../contract/SmartAccount.ts'
import { isDeployed } from '../account.ts'
import type { FrameWallet } from '../FrameWallet.ts'

/** The signer of one of the user's addresses. It has `smartAccount` if the address belongs to the contract account. */
interface AccountSigner {
  evm: EvmSigner
  smartAccount?: SmartAccount
}

/** @throws for an address that is not the user's. */
export async function signerOf(wallet: FrameWallet, address: unknown): Promise<AccountSigner> {
  const { evm, smartAccount } = await wallet.keys()
  const wanted = String(address).toLowerCase()
  if (wanted === evm.address.toLowerCase()) return { evm }
  if (wanted === smartAccount.address.toLowerCase()) return { evm, smartAccount }
  throw new Error('The demo wallet does not hold this address.')
}

/** The owner's signature in the form that verifies for this address. */
export async function finishSignature(
  wallet: FrameWallet,
  { smartAccount }: AccountSigner,
  signature: string,
): Promise<string> {
  if (!smartAccount || (await isDeployed(wallet))) return signature
  return smartAccount.wrapSignature(signature)
}
