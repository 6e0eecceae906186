import { invalidParams, unauthorized } from '../evm/ProviderRpcError.ts'
import type { EvmSigner } from '../evm/signer.ts'
import { parseTransaction, type TransactionRequest } from '../evm/transaction.ts'
import { parseTypedData } from '../evm/typedData.ts'
import { paramAt } from '../shared/json.ts'
import type { InjectedWallet } from './InjectedWallet.ts'
import { requestApproval, type WalletRequest } from './request.ts'

export async function personalSign(
  wallet: InjectedWallet,
  request: WalletRequest,
): Promise<string> {
  const { params } = request
  const message = paramAt(params, 0)
  const signer = signerFor(wallet, paramAt(params, 1))
  if (typeof message !== 'string') throw invalidParams('The message is not text.')
  await requestApproval(wallet, request)
  return signer.signMessage(message)
}

export async function signTypedData(
  wallet: InjectedWallet,
  request: WalletRequest,
): Promise<string> {
  const { params } = request
  const signer = signerFor(wallet, paramAt(params, 0))
  const data = parseTypedData(paramAt(params, 1))
  const { chainId } = data.domain
  // Like MetaMask, refuses to sign for a chain that is not active, because attackers request such signatures.
  if (chainId != null && BigInt(chainId) !== BigInt(wallet.chain().id)) {
    throw invalidParams(`Provided chainId "${chainId}" must match the active chainId.`)
  }
  await requestApproval(wallet, request)
  return signer.signTypedData(data)
}

/** Returns the transaction with its prices multiplied, as a user may set them in a wallet. */
function raiseFee(transaction: TransactionRequest, factor = 1): TransactionRequest {
  const raised = { ...transaction }
  for (const field of ['gasPrice', 'maxFeePerGas'] as const) {
    const price = transaction[field]
    if (price !== undefined) raised[field] = `0x${(BigInt(price) * BigInt(factor)).toString(16)}`
  }
  return raised
}

export async function sendTransaction(
  wallet: InjectedWallet,
  request: WalletRequest,
): Promise<string> {
  const { params } = request
  const transaction = parseTransaction(params)
  const signer = signerFor(wallet, transaction.from)
  const chain = wallet.chain()
  if (transaction.chainId !== undefined && BigInt(transaction.chainId) !== BigInt(chain.id)) {
    throw invalidParams(`Invalid transaction: the active chain is ${chain.id}.`)
  }
  await requestApproval(wallet, request)
  const hash = await signer.sendTransaction(
    raiseFee(transaction, wallet.behaviour.feeFactor),
    chain,
  )
  wallet.sent.push({ hash, chainId: chain.id, from: signer.address })
  return hash
}

/** @throws 4100 unless the site may see this account. */
export function signerFor(wallet: InjectedWallet, address: unknown): EvmSigner {
  const wanted = String(address).toLowerCase()
  const signer = wallet.signers.find((candidate) => candidate.address.toLowerCase() === wanted)
  if (!signer || !wallet.accounts().includes(wanted)) throw unauthorized()
  return signer
}
