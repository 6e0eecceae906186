import { Interface } from 'ethers/abi'
import { expect, it } from 'vitest'
import { sentTransaction } from '../../../controllers/testing/sentTransaction.ts'
import type { RpcRequest } from '../../../types/chainAdapter.ts'
import { compareBatch } from './compareBatch.ts'

const erc20 = new Interface([
  'function transfer(address, uint256)',
  'event Transfer(address indexed, address indexed, uint256)',
])
const by = `0x${'cd'.repeat(32)}`
const { from, to: receiver } = sentTransaction()
const dai = '0x6B175474E89094C44Da98b954EedeAC495271d0F'
const usdc = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const stranger = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
const bundler = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'
const entryPoint = '0x0000000071727De22E5E9d8BAf0edAc6f37da032'

const moved = (to: string, amount: bigint, address = dai, sender = from) => ({
  address,
  ...erc20.encodeEventLog('Transfer', [sender, to, amount]),
})

/** A node that knows the transaction of a bundler, with its logs. */
const nodeOf =
  (logs: object[], sent: object = {}, of = by): RpcRequest =>
  async (method) => {
    if (method === 'eth_getTransactionReceipt')
      return { transactionHash: of, status: '0x1', blockNumber: '0x5', blockHash: by, logs }
    const handled = { from: bundler, to: entryPoint, value: '0x0', input: `0x00${from.slice(2)}` }
    return { hash: of, nonce: '0x1', ...handled, ...sent }
  }
const data = erc20.encodeFunctionData('transfer', [receiver, 5_000n])
const tokens = sentTransaction({
  isBatch: true,
  amount: '0.005',
  call: { to: dai, value: '0x0', data },
})
const ether = sentTransaction({
  isBatch: true,
  call: { to: receiver, value: '0xde0b6b3a7640000', data: '0x' },
})

it.each([
  ['its transfer', [moved(receiver, 5_000n)]],
  ['a paymaster’s fee in the same token', [moved(receiver, 5_000n), moved(bundler, 70n)]],
  ['a fee that the token keeps', [moved(receiver, 4_900n), moved(dai, 100n)]],
])('a batch that transfers the ordered tokens is the order, with %s', async (_, logs) => {
  expect(await compareBatch(tokens, by, nodeOf(logs))).toBeUndefined()
})

it.each([
  ['to another receiver', [moved(stranger, 5_000n)], { to: stranger, amountBaseUnits: 5_000n }],
  ['of another amount', [moved(receiver, 1n)], { to: receiver, amountBaseUnits: 1n, decimals: 6 }],
  ['of another token', [moved(receiver, 5_000n, usdc)], { token: usdc, decimals: undefined }],
])('a transfer %s is described', async (_, logs, expected) => {
  expect(await compareBatch(tokens, by, nodeOf(logs))).toMatchObject(expected)
})

it('several other transfers, none, and a stranger’s transaction differ without being described', async () => {
  const two = [moved(stranger, 1n), moved(bundler, 2n)]
  expect(await compareBatch(tokens, by, nodeOf(two))).toBeNull()
  expect(await compareBatch(tokens, by, nodeOf([]))).toBeNull()
  const foreign = { from: stranger, to: receiver, input: '0x' }
  expect(await compareBatch(ether, by, nodeOf([], foreign))).toBeNull()
  const others = [moved(receiver, 5_000n, dai, stranger)]
  expect(await compareBatch(tokens, by, nodeOf(others, foreign))).toBeNull()
})

it('the account’s own transaction shows a native transfer', async () => {
  const own = { from, to: receiver, value: '0xde0b6b3a7640000', input: '0x' }
  expect(await compareBatch(ether, by, nodeOf([], own))).toBeUndefined()
  expect(await compareBatch(ether, by, nodeOf([], { ...own, value: '0x1' }))).toMatchObject({
    to: receiver,
    token: null,
    amountBaseUnits: 1n,
  })
})

it('native amounts of a user operation, and the responses about another hash, show nothing', async () => {
  expect(await compareBatch(ether, by, nodeOf([]))).toBeUndefined()
  const wrong = nodeOf([moved(stranger, 5_000n)], {}, `0x${'ee'.repeat(32)}`)
  expect(await compareBatch(tokens, by, wrong)).toBeUndefined()
})
