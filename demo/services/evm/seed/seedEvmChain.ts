import { parseEther, toQuantity } from 'ethers'
import { ADA, GRACE, KATHERINE, LINUS } from '../../data/accounts.ts'
import { PUBLISHED_ROUTERS, ROUTER } from '../../data/market.ts'
import { callRpc, callRpcBatch } from '../../shared/jsonRpcCall.ts'
import type { EvmChain } from '../startEvmChain.ts'
import { contractCreations, placedContracts } from './contracts.ts'
import { ethereumHistory, gifts, otherHistory } from './history.ts'
import { marketCreations, poolCreations } from './market.ts'
import { nameRegistrations } from './names.ts'
import type { PastBlock, Transaction } from './Transaction.ts'

const DAY_SECONDS = 86_400
/** Age of the first seeded block; the node's own first block must be older. */
const FIRST_DAYS_AGO = 75
/** Gas limits are fixed, because estimating fails for a transaction that is meant to fail. */
const GAS = { creation: 4_000_000, call: 400_000 }

const nowSeconds = () => Math.floor(Date.now() / 1000)

/** Time of the node's first block, before all seeded ones; in seconds since 1970. */
export const timeBeforeSeed = () => nowSeconds() - (FIRST_DAYS_AGO + 1) * DAY_SECONDS

/**
 * Seeds a fresh chain with the demo's tokens, collectibles and names, and the accounts' history in blocks of the weeks
 * before now. Each of these accounts has 10,000 ether afterwards.
 */
export async function seedEvmChain({ id, url }: EvmChain, imagesUrl: string): Promise<void> {
  const isEthereum = id === 'eip155:1'
  const placed = isEthereum ? placedContracts : []
  const codes = await callRpcBatch(
    url,
    placed.map(({ code }) => ['eth_call', [{ data: code }, 'latest']] as const),
  )
  await callRpcBatch(url, [
    ['evm_setAutomine', [false]],
    ...placed.map(({ address }, at) => ['anvil_setCode', [address, codes[at]]] as const),
  ])
  const blocks: PastBlock[] = [
    { daysAgo: FIRST_DAYS_AGO, transactions: contractCreations(imagesUrl) },
    { daysAgo: 74, transactions: marketCreations() },
    { daysAgo: 73, transactions: poolCreations(isEthereum) },
    { daysAgo: 72, transactions: gifts(isEthereum) },
    ...(isEthereum ? [{ daysAgo: 71, transactions: nameRegistrations() }] : []),
    ...(isEthereum ? ethereumHistory() : otherHistory()),
  ]
  const now = nowSeconds()
  const nonces = new Map<string, number>()
  for (const { daysAgo, transactions } of blocks) {
    await callRpcBatch(
      url,
      transactions.map((one) => ['eth_sendTransaction', [withNonce(one, nonces)]] as const),
    )
    await callRpc(url, 'evm_mine', [now - Math.round(daysAgo * DAY_SECONDS)])
  }
  const ether = toQuantity(parseEther('10000'))
  const published = PUBLISHED_ROUTERS[id]
  const routerCode = await callRpc(url, 'eth_getCode', [ROUTER, 'latest'])
  await callRpcBatch(url, [
    ...(published ? [['anvil_setCode', [published, routerCode]] as const] : []),
    ...[ADA, LINUS, GRACE, KATHERINE].map((one) => ['anvil_setBalance', [one, ether]] as const),
    ['evm_setTime', [nowSeconds()]],
    ['evm_setAutomine', [true]],
  ])
}

function withNonce(transaction: Transaction, nonces: Map<string, number>): object {
  const { from, to, value = 0n, gas = to === undefined ? GAS.creation : GAS.call } = transaction
  const nonce = nonces.get(from) ?? 0
  nonces.set(from, nonce + 1)
  return {
    ...transaction,
    value: toQuantity(value),
    nonce: toQuantity(nonce),
    gas: toQuantity(gas),
  }
}
