import { invalidParams, methodNotFound } from '../evm/ProviderRpcError.ts'
import { isRecord, paramAt } from '../shared/json.ts'
import { type SignInFields, signInText } from '../shared/signInText.ts'
import type { InjectedWallet } from './InjectedWallet.ts'
import { requestApproval, type WalletRequest } from './request.ts'

interface Connected {
  accounts: { address: string; capabilities: object }[]
}

/** `wallet_connect` (ERC-7846) with the capability `signInWithEthereum`, by one prompt. */
export async function connectAndSignIn(
  wallet: InjectedWallet,
  request: WalletRequest,
): Promise<Connected> {
  const { method, params } = request
  if (!wallet.options.signsIn) throw methodNotFound(method)
  const options = paramAt(params, 0)
  const asked = isRecord(options) && isRecord(options.capabilities) ? options.capabilities : {}
  const { signInWithEthereum: fields } = asked
  if (!isRecord(fields) || !/^0x[0-9a-f]+$/i.test(String(fields.chainId))) {
    throw invalidParams('signInWithEthereum needs a nonce and a chain id in hexadecimal.')
  }
  await requestApproval(wallet, request)
  const signer = wallet.selected()
  const message = signInText('Ethereum', {
    domain: wallet.origin.replace(/^.*:\/\//, ''),
    uri: wallet.origin,
    version: '1',
    issuedAt: new Date().toISOString(),
    ...(fields as SignInFields),
    address: signer.address,
    chainId: BigInt(String(fields.chainId)).toString(),
    ...wallet.behaviour.signInFields,
  })
  const signature = signer.signMessage(message)
  wallet.connect()
  const capabilities = { signInWithEthereum: { message, signature } }
  return { accounts: [{ address: signer.address, capabilities }] }
}
