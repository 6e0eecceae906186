import { toHexChainId } from '../../../wallets/evm/chains.ts'
import { callRpc } from '../../../wallets/evm/jsonRpc.ts'
import { getAssets, getCapabilities } from './evm/capabilities.ts'
import { grantPermissions, revokePermissions } from './evm/permissions.ts'
import { callsStatus, sendCalls } from './evm/sendCalls.ts'
import { sendTransaction } from './evm/sendTransaction.ts'
import { personalSign, signTypedData } from './evm/sign.ts'
import type { FrameWallet } from './FrameWallet.ts'
import { memberOf, textIn } from './payload.ts'
import {
  signAllTransactions,
  signAndSendTransaction,
  signMessage,
  signTransaction,
} from './solana/methods.ts'

type Method = (wallet: FrameWallet, params: unknown) => unknown

/** Methods that are forwarded to the node of the active chain. */
const READS = new Set(
  `eth_blockNumber eth_call eth_estimateGas eth_feeHistory eth_gasPrice eth_getAccount eth_getBalance
  eth_getBlockByHash eth_getBlockByNumber eth_getBlockReceipts eth_getBlockTransactionCountByHash
  eth_getBlockTransactionCountByNumber eth_getCode eth_getFilterChanges eth_getFilterLogs eth_getLogs
  eth_getProof eth_getStorageAt eth_getTransactionByBlockHashAndIndex
  eth_getTransactionByBlockNumberAndIndex eth_getTransactionByHash eth_getTransactionCount
  eth_getTransactionReceipt eth_getUncleCountByBlockHash eth_getUncleCountByBlockNumber
  eth_maxPriorityFeePerGas eth_newBlockFilter eth_newFilter eth_newPendingTransactionFilter
  eth_sendRawTransaction eth_syncing eth_uninstallFilter`.split(/\s+/),
)

const noBundler = () => {
  throw new Error('The demo wallet has no bundler: send calls or transactions instead.')
}

const methods: Readonly<Record<string, Method>> = {
  eth_accounts: async (wallet) => [await wallet.address()],
  eth_chainId: (wallet) => toHexChainId(wallet.chain),
  personal_sign: personalSign,
  eth_signTypedData_v4: signTypedData,
  eth_sendTransaction: sendTransaction,
  wallet_sendCalls: sendCalls,
  wallet_getCallsStatus: callsStatus,
  wallet_getCapabilities: getCapabilities,
  wallet_getAssets: getAssets,
  wallet_grantPermissions: grantPermissions,
  wallet_revokePermissions: revokePermissions,
  eth_supportedEntryPoints: () => [],
  eth_sendUserOperation: noBundler,
  eth_estimateUserOperationGas: noBundler,
  eth_getUserOperationByHash: noBundler,
  eth_getUserOperationReceipt: noBundler,
  solana_signMessage: signMessage,
  solana_signTransaction: signTransaction,
  solana_signAllTransactions: signAllTransactions,
  solana_signAndSendTransaction: signAndSendTransaction,
}

/** A JSON-RPC request of the page: `{ method, params? }`. Returns the bare result. */
export async function handleRpc(wallet: FrameWallet, payload: unknown): Promise<unknown> {
  const method = textIn(payload, 'method')
  const params = memberOf(payload, 'params')
  if (!wallet.session) throw new Error('Log in first.')
  const own = Object.hasOwn(methods, method) ? methods[method] : undefined
  if (own) return await own(wallet, params)
  if (READS.has(method)) return await callRpc(wallet.evmChain().rpcUrl, method, params)
  throw new Error(`The demo wallet does not allow ${method}.`)
}
