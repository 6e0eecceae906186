import type { Fields } from './Row.ts'

/** JSON-RPC methods of EVM nodes, and the fields of their results that the code reads. */
const evm = {
  net_listening: { '': ['flag', 'nothing', 'none'] },
  eth_blockNumber: { '': ['number', 'told', 'one'] },
  eth_call: { '': ['bytes', 'how much', 'chain'] },
  eth_getCode: { '': ['bytes', 'warned', 'one'] },
  eth_getBalance: { '': ['number', 'how much', 'chain'] },
  eth_estimateGas: { '': ['number', 'how much', 'chain'] },
  eth_gasPrice: { '': ['number', 'how much', 'chain'] },
  eth_maxPriorityFeePerGas: { '': ['number', 'how much', 'chain'] },
  eth_feeHistory: {
    'baseFeePerGas[]': ['number', 'warned', 'one'],
    'reward[][]': ['number', 'shown', 'one'],
  },
  eth_getBlockByNumber: {
    number: ['number', 'warned', 'one'],
    timestamp: ['number', 'warned', 'one'],
    miner: ['address', 'shown', 'one'],
    baseFeePerGas: ['number', 'how much', 'chain'],
  },
  eth_getTransactionCount: { '': ['number', 'told', 'one'] },
  eth_getTransactionByHash: {
    hash: ['hash', 'told', 'chain'],
    from: ['address', 'told', 'one'],
    to: ['address', 'told', 'one'],
    value: ['number', 'told', 'one'],
    input: ['bytes', 'told', 'one'],
    nonce: ['number', 'told', 'one'],
  },
  eth_getTransactionReceipt: {
    transactionHash: ['hash', 'told', 'chain'],
    status: ['number', 'told', 'one'],
    blockNumber: ['number', 'told', 'one'],
    blockHash: ['hash', 'told', 'one'],
    gasUsed: ['number', 'shown', 'one'],
    effectiveGasPrice: ['number', 'shown', 'one'],
    'logs[].address': ['address', 'shown', 'one'],
    'logs[].data': ['bytes', 'shown', 'one'],
  },
  eth_simulateV1: {
    '[].calls[].status': ['number', 'warned', 'one'],
    '[].calls[].returnData': ['bytes', 'warned', 'one'],
    '[].calls[].gasUsed': ['number', 'how much', 'chain'],
    '[].calls[].logs': ['list', 'warned', 'one'],
  },
  eth_getLogs: { '': ['list', 'shown', 'one'] },
  eth_sendRawTransaction: { '': ['hash', 'told', 'chain'] },
  debug_traceCall: { '': ['list', 'warned', 'one'] },
} as const satisfies Record<string, Fields>

const solana = {
  getBalance: { value: ['number', 'how much', 'chain'] },
  getAccountInfo: {
    'value.owner': ['address', 'where', 'chain'],
    'value.data[]': ['bytes', 'where', 'chain'],
    'value.lamports': ['number', 'shown', 'one'],
  },
  getMultipleAccounts: { 'value[].data[]': ['bytes', 'warned', 'one'] },
  getTokenAccountsByOwner: {
    'value[].pubkey': ['address', 'where', 'chain'],
    'value[].account.data.parsed.info.tokenAmount.amount': ['number', 'how much', 'chain'],
    'value[].account.data.parsed.info.tokenAmount.decimals': ['number', 'how much', 'chain'],
    'value[].account.data.parsed.info.mint': ['address', 'where', 'chain'],
  },
  getTokenLargestAccounts: { 'value[].address': ['address', 'where', 'one'] },
  getLatestBlockhash: {
    'value.blockhash': ['hash', 'nothing', 'chain'],
    'value.lastValidBlockHeight': ['number', 'told', 'one'],
  },
  getBlockHeight: { '': ['number', 'told', 'one'] },
  getMinimumBalanceForRentExemption: { '': ['number', 'how much', 'chain'] },
  getRecentPrioritizationFees: { '[].prioritizationFee': ['number', 'how much', 'one'] },
  getFeeForMessage: { value: ['number', 'how much', 'chain'] },
  simulateTransaction: {
    'value.err': ['text', 'warned', 'one'],
    'value.unitsConsumed': ['number', 'how much', 'chain'],
  },
  sendTransaction: { '': ['hash', 'told', 'chain'] },
  getSlot: { '': ['number', 'told', 'one'] },
  getSignatureStatuses: {
    'value[].slot': ['number', 'told', 'one'],
    'value[].confirmationStatus': ['text', 'told', 'one'],
    'value[].err': ['text', 'told', 'one'],
  },
  getSignaturesForAddress: { '[].signature': ['hash', 'warned', 'one'] },
  getTransaction: { 'meta.err': ['text', 'shown', 'one'] },
} as const satisfies Record<string, Fields>

/** Paths of Esplora's REST API; a parameter is in braces. */
const bitcoin = {
  'GET /address/{address}': {
    'chain_stats.funded_txo_sum': ['number', 'shown', 'one'],
    'chain_stats.spent_txo_sum': ['number', 'shown', 'one'],
    'mempool_stats.funded_txo_sum': ['number', 'shown', 'one'],
    'chain_stats.tx_count': ['number', 'warned', 'one'],
  },
  'GET /address/{address}/utxo': {
    '': ['list', 'how much', 'chain'],
    '[].txid': ['hash', 'how much', 'chain'],
    '[].vout': ['number', 'how much', 'chain'],
    '[].value': ['number', 'how much', 'chain'],
    '[].status.confirmed': ['flag', 'warned', 'one'],
  },
  'GET /address/{address}/txs{page}': {
    '[].txid': ['hash', 'shown', 'one'],
    '[].fee': ['number', 'shown', 'one'],
    '[].vout[].value': ['number', 'shown', 'one'],
    '[].vout[].scriptpubkey_address': ['address', 'warned', 'one'],
  },
  'GET /tx/{txid}': {
    txid: ['hash', 'told', 'one'],
    fee: ['number', 'how much', 'chain'],
    'status.confirmed': ['flag', 'told', 'one'],
    'status.block_hash': ['hash', 'told', 'one'],
    'status.block_height': ['number', 'told', 'one'],
    'vin[].prevout.value': ['number', 'how much', 'chain'],
  },
  'GET /tx/{txid}/hex': { '': ['bytes', 'how much', 'chain'] },
  'GET /tx/{txid}/outspends': {
    '[].spent': ['flag', 'told', 'one'],
    '[].txid': ['hash', 'told', 'one'],
  },
  'GET /block-height/{height}': { '': ['hash', 'told', 'one'] },
  'GET /v1/fees/recommended': {
    fastestFee: ['number', 'how much', 'one'],
    halfHourFee: ['number', 'how much', 'one'],
    hourFee: ['number', 'how much', 'one'],
  },
  'GET /fee-estimates': { '1': ['number', 'how much', 'one'], '6': ['number', 'how much', 'one'] },
  'POST /tx': { '': ['hash', 'told', 'chain'] },
} as const satisfies Record<string, Fields>

const polkadot = {
  author_submitExtrinsic: { '': ['hash', 'told', 'chain'] },
  chain_getBlock: { 'block.extrinsics': ['list', 'told', 'one'] },
  chain_getBlockHash: { '': ['hash', 'told', 'one'] },
  chain_getFinalizedHead: { '': ['hash', 'told', 'one'] },
  chain_getHeader: { number: ['number', 'told', 'one'] },
  state_call: { '': ['bytes', 'how much', 'one'] },
  state_getMetadata: { '': ['bytes', 'where', 'chain'] },
  state_getRuntimeVersion: {
    specVersion: ['number', 'nothing', 'chain'],
    transactionVersion: ['number', 'nothing', 'chain'],
  },
  state_getStorage: { '': ['bytes', 'how much', 'one'] },
  system_accountNextIndex: { '': ['number', 'nothing', 'chain'] },
  system_properties: {
    ss58Format: ['number', 'nothing', 'chain'],
    'tokenDecimals[]': ['number', 'nothing', 'chain'],
  },
} as const satisfies Record<string, Fields>

export const nodes = { eip155: evm, solana, bip122: bitcoin, polkadot } as const
