import { errorCodes, ProviderRpcError } from '../errors/ProviderRpcError.ts'

const safe = new Set(
  `eth_accounts eth_blockNumber eth_call eth_chainId eth_estimateGas eth_feeHistory eth_gasPrice eth_getAccount
  eth_getBalance eth_getBlockByHash eth_getBlockByNumber eth_getBlockReceipts eth_getBlockTransactionCountByHash
  eth_getBlockTransactionCountByNumber eth_getCode eth_getFilterChanges eth_getFilterLogs eth_getLogs
  eth_getProof eth_getStorageAt eth_getTransactionByBlockHashAndIndex eth_getTransactionByBlockNumberAndIndex
  eth_getTransactionByHash eth_getTransactionCount eth_getTransactionReceipt eth_getUncleCountByBlockHash
  eth_getUncleCountByBlockNumber eth_maxPriorityFeePerGas eth_newBlockFilter eth_newFilter
  eth_newPendingTransactionFilter eth_sendRawTransaction eth_syncing eth_uninstallFilter wallet_getCapabilities
  wallet_getCallsStatus eth_getUserOperationReceipt eth_estimateUserOperationGas eth_getUserOperationByHash
  eth_supportedEntryPoints wallet_getAssets`.split(/\s+/),
)

const notSafe = new Set([
  'personal_sign',
  'eth_signTypedData_v4',
  'eth_sendTransaction',
  'solana_signMessage',
  'solana_signTransaction',
  'solana_signAllTransactions',
  'solana_signAndSendTransaction',
  'wallet_sendCalls',
  'wallet_grantPermissions',
  'wallet_revokePermissions',
  'eth_sendUserOperation',
])

export type RpcKind = 'safe' | 'notSafe' | 'unknown'

export function kindOf(method: string): RpcKind {
  if (safe.has(method)) return 'safe'
  return notSafe.has(method) ? 'notSafe' : 'unknown'
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isText = (value: unknown) => typeof value === 'string'
const isBase58 = (value: unknown) =>
  typeof value === 'string' && /^[1-9A-HJ-NP-Za-km-z]*$/.test(value)
const isHexText = (value: unknown) => typeof value === 'string' && /^0x/.test(value)
const isAbsentOr = (check: (value: unknown) => boolean) => (value: unknown) =>
  value === undefined || check(value)

function isCall(value: unknown): boolean {
  if (!isObject(value)) return false
  const { to, data, value: amount } = value
  // EIP-5792 allows calls without `to` (contract creation); the frame's protocol does not.
  return isHexText(to) && isAbsentOr(isHexText)(data) && isAbsentOr(isText)(amount)
}

function isSendCalls(value: unknown): boolean {
  return isObject(value) && Array.isArray(value.calls) && value.calls.every(isCall)
}

const paramsOf: Readonly<Record<string, (params: unknown) => boolean>> = {
  solana_signMessage: (params) =>
    isObject(params) && isBase58(params.message) && isBase58(params.pubkey),
  solana_signTransaction: (params) => isObject(params) && isBase58(params.transaction),
  solana_signAllTransactions: (params) =>
    isObject(params) && Array.isArray(params.transactions) && params.transactions.every(isBase58),
  solana_signAndSendTransaction: (params) =>
    isObject(params) && isBase58(params.transaction) && isAbsentOr(isObject)(params.options),
  wallet_sendCalls: (params) => Array.isArray(params) && params.every(isSendCalls),
  wallet_getCallsStatus: (params) => Array.isArray(params) && params.every(isText),
  wallet_revokePermissions: () => true,
  wallet_getAssets: () => true,
}

const isList = isAbsentOr(Array.isArray)

/** @throws ProviderRpcError -32602 if the frame cannot parse the parameters */
export function checkParams(method: string, params: unknown): void {
  const isRight = Object.hasOwn(paramsOf, method) ? paramsOf[method] : isList
  if (!isRight?.(params)) {
    throw new ProviderRpcError(errorCodes.invalidParams, `Wrong parameters for ${method}.`)
  }
}
