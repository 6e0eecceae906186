/**
 * Methods that read a node, and those that broadcast what is signed already. Execution APIs
 * https://ethereum.github.io/execution-apis/, ERC-4337 and ERC-7769 for user operations, and the relays of bundles.
 */
const ofNode = `accounts baseFee blobBaseFee blockNumber call callBundle callMany cancelBundle chainId coinbase config
createAccessList estimateGas estimateUserOperationGas feeHistory fillTransaction gasPrice getAccount getBalance
getBlockByHash getBlockByNumber getBlockReceipts getBlockTransactionCountByHash getBlockTransactionCountByNumber getCode
getFilterChanges getFilterLogs getHeaderByHash getHeaderByNumber getLogs getProof getRawTransactionByHash getStorageAt
getStorageValues getTransactionByBlockHashAndIndex getTransactionByBlockNumberAndIndex getTransactionByHash
getTransactionBySenderAndNonce getTransactionCount getTransactionReceipt getUncleByBlockHashAndIndex
getUncleByBlockNumberAndIndex getUncleCountByBlockHash getUncleCountByBlockNumber getUserOperationByHash
getUserOperationReceipt maxPriorityFeePerGas mining newBlockFilter newFilter newPendingTransactionFilter
pendingTransactions protocolVersion requestAccounts sendBundle sendPrivateRawTransaction sendPrivateTransaction
sendRawTransaction sendRawTransactionConditional sendRawTransactionSync simulateV1 subscribe supportedEntryPoints
syncing uninstallFilter unsubscribe`
/** Methods that read the wallet, take rights away, or change only which network the wallet shows. */
const ofWallet = `addEthereumChain disconnect getAssets getCallsStatus getCapabilities getGrantedExecutionPermissions
getPermissions getSession getSnaps getSubAccounts getSupportedExecutionPermissions registerOnboarding
revokeExecutionPermission revokePermissions revokeSession scanQRCode showCallsStatus switchEthereumChain watchAsset`

const known = (prefix: string, names: string) => names.split(/\s+/).map((name) => prefix + name)
const harmless = new Set([
  'personal_ecRecover',
  ...known('eth_', ofNode),
  ...known('wallet_', ofWallet),
])
/** Namespaces of JSON-RPC in which nodes have nothing that signs. */
const nodeNamespace =
  /^(?:arb|arbtrace|bor|clique|debug|erigon|linea|net|optimism|ots|rollup|trace|txpool|web3|zks)_\w+$/
/** Permissions (EIP-2255) that show accounts and networks, and permit nothing. */
const shown = ['eth_accounts', 'endowment:permitted-chains']

const keysOf = (value: unknown) => Object.keys(Object(value))

/** True for methods that are harmless with any parameters. */
export const isHarmlessMethod = (method: string): boolean =>
  harmless.has(method) || nodeNamespace.test(method)

/**
 * True for requests that are known neither to sign nor to grant anything. All others have to be read before the wallet
 * gets them, also methods that are yet to come. `params` must be a copy that the page cannot change.
 */
export function isHarmless(method: string, params: unknown): boolean {
  if (isHarmlessMethod(method)) return true
  const [first] = Array.isArray(params) ? params : [params]
  if (method === 'wallet_requestPermissions')
    return keysOf(first).length > 0 && keysOf(first).every((key) => shown.includes(key))
  // ERC-7846: a connection without capabilities, such as a sign-in, asks for accounts only.
  return method === 'wallet_connect' && keysOf(Object(first).capabilities).length === 0
}
