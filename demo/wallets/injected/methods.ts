import { callRpc } from '../evm/jsonRpc.ts'
import { methodNotFound } from '../evm/ProviderRpcError.ts'
import { getAssets, getCapabilities } from './assetMethods.ts'
import { getCallsStatus, sendCalls } from './callMethods.ts'
import { addChain, switchChain } from './chainMethods.ts'
import { connectAndSignIn } from './connectMethod.ts'
import type { InjectedWallet } from './InjectedWallet.ts'
import {
  getPermissions,
  grantPermissions,
  requestAccounts,
  requestPermissions,
  revokePermissions,
} from './permissionMethods.ts'
import type { WalletRequest } from './request.ts'
import { personalSign, sendTransaction, signTypedData } from './signingMethods.ts'

type WalletMethod = (wallet: InjectedWallet, request: WalletRequest) => unknown

const METHODS: Record<string, WalletMethod> = {
  eth_accounts: (wallet) => wallet.accounts(),
  eth_chainId: (wallet) => wallet.chain().id,
  eth_coinbase: (wallet) => wallet.accounts()[0] ?? null,
  net_version: (wallet) => BigInt(wallet.chain().id).toString(),
  eth_requestAccounts: requestAccounts,
  wallet_connect: connectAndSignIn,
  wallet_requestPermissions: requestPermissions,
  wallet_getPermissions: getPermissions,
  wallet_grantPermissions: grantPermissions,
  wallet_revokePermissions: revokePermissions,
  personal_sign: personalSign,
  eth_signTypedData_v4: signTypedData,
  eth_sendTransaction: sendTransaction,
  wallet_switchEthereumChain: switchChain,
  wallet_addEthereumChain: addChain,
  wallet_sendCalls: sendCalls,
  wallet_getCallsStatus: getCallsStatus,
  wallet_getCapabilities: getCapabilities,
  wallet_getAssets: getAssets,
}

/** A test node signs for its own keys on any request, so the wallet must not forward these methods. */
const NEVER_FORWARDED = /^eth_(sign|accounts|sendUnsigned|decrypt|getEncryption)/

/** Runs a method of the wallet. If the wallet has no such method, forwards the request to the chain's node. */
export async function runMethod(wallet: InjectedWallet, request: WalletRequest): Promise<unknown> {
  const { method, params } = request
  const own = Object.hasOwn(METHODS, method) ? METHODS[method] : undefined
  if (own) return own(wallet, request)
  if (!/^(eth|net|web3)_/.test(method) || NEVER_FORWARDED.test(method)) throw methodNotFound(method)
  return callRpc(wallet.chain().rpcUrl, method, params)
}
