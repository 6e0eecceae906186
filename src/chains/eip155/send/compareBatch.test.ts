import { AbiCoder, Interface } from 'ethers/abi'
import { concat, toBeHex } from 'ethers/utils'
import { expect, it } from 'vitest'
import { sentTransaction } from '../../../controllers/testing/sentTransaction.ts'
import type { RpcRequest } from '../../../types/chainAdapter.ts'
import type { StoredCall } from '../../../types/pageTransaction.ts'
import type { PendingTransaction } from '../../../types/pendingTransaction.ts'
import { compareBatch } from './compareBatch.ts'
import { topics } from './smartAccount.ts'

const erc20 = new Interface([
  'function transfer(address, uint256)',
  'function approve(address, uint256)',
  'event Transfer(address indexed, address indexed, uint256)',
  'event Approval(address indexed, address indexed, uint256)',
  'event ApprovalForAll(address indexed, address indexed, bool)',
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

const approved = (spender: string, amount: bigint, address = dai) => ({
  address,
  ...erc20.encodeEventLog('Approval', [from, spender, amount]),
})
const approvedAll = {
  address: usdc,
  ...erc20.encodeEventLog('ApprovalForAll', [from, stranger, true]),
}

/** A node that knows the transaction of a bundler, with its logs, but neither balances nor earlier states. */
const nodeOf =
  (logs: object[], sent: object = {}, of = by): RpcRequest =>
  async (method) => {
    if (method === 'eth_getBalance' || method === 'eth_call') throw new Error('missing trie node')
    if (method === 'eth_getTransactionReceipt')
      return { transactionHash: of, status: '0x1', blockNumber: '0x5', blockHash: by, ...gas, logs }
    const handled = { from: bundler, to: entryPoint, value: '0x0', input: `0x00${from.slice(2)}` }
    return { hash: of, nonce: '0x1', ...handled, ...sent }
  }
const data = erc20.encodeFunctionData('transfer', [receiver, 5_000n])
const tokens = sentTransaction({
  isBatch: true,
  amount: '0.005',
  calls: [{ to: dai, value: '0x0', data }],
})
const ether = sentTransaction({
  isBatch: true,
  calls: [{ to: receiver, value: '0xde0b6b3a7640000', data: '0x' }],
})

const gas = { gasUsed: '0x64', effectiveGasPrice: '0x2', l1Fee: '0x5' }
const confirmed = { state: 'confirmed', by, carriers: [by] } as const

/** Reads the transfer that the batch makes instead of the order. */
async function instead(batch: PendingTransaction, hash: string, rpc: RpcRequest) {
  const seen = await compareBatch(batch, { ...confirmed, by: hash, carriers: [hash] }, rpc)
  return 'instead' in seen ? seen.instead : undefined
}

/** True if nodes do not show whether the batch is the order. */
async function isUncompared(batch: PendingTransaction, rpc: RpcRequest, carriers = [by]) {
  const seen = await compareBatch(batch, { ...confirmed, carriers }, rpc)
  return 'isUncompared' in seen
}

it.each([
  ['its transfer', [moved(receiver, 5_000n)]],
  ['a revoked allowance', [moved(receiver, 5_000n), approved(stranger, 0n)]],
  ['a transfer of another account', [moved(receiver, 5_000n), moved(stranger, 1n, dai, bundler)]],
  ['a fee that the token keeps', [moved(receiver, 4_900n), moved(dai, 100n)]],
])('a batch that transfers the ordered tokens is the order, with %s', async (_, logs) => {
  expect(await instead(tokens, by, nodeOf(logs))).toBeUndefined()
})

it.each([
  ['a paymaster’s fee in the same token', [moved(bundler, 70n)]],
  ['a transfer of another token', [moved(stranger, 70n, usdc)]],
  ['an allowance', [approved(stranger, 1n)]],
  ['an approval of a whole collection', [approvedAll]],
])('a batch that transfers the ordered tokens differs by %s beside them', async (_, added) => {
  expect(await instead(tokens, by, nodeOf([moved(receiver, 5_000n), ...added]))).toBeNull()
  const own = executed(tokens.calls ?? [])
  const logs = [moved(receiver, 5_000n), ...added]
  expect(await instead(tokens, by, nodeOf(logs, own))).toBeNull()
})

it('an ordered approval is no difference, and a higher one is', async () => {
  const order = erc20.encodeFunctionData('approve', [stranger, 9n])
  const batch = sentTransaction({ isBatch: true, calls: [{ to: dai, value: '0x0', data: order }] })
  expect(await instead(batch, by, nodeOf([approved(stranger, 9n)]))).toBeUndefined()
  expect(await instead(batch, by, nodeOf([approved(stranger, 8n)]))).toBeUndefined()
  expect(await instead(batch, by, nodeOf([approved(stranger, 10n)]))).toBeNull()
  expect(await instead(batch, by, nodeOf([approved(bundler, 9n)]))).toBeNull()
  expect(await instead(batch, by, nodeOf([approved(stranger, 9n, usdc)]))).toBeNull()
})

it('the movements of a contract that the order calls are no difference', async () => {
  const swap = { to: bundler, value: '0x0', data: '0x12345678' }
  const batch = sentTransaction({ isBatch: true, calls: [swap] })
  const logs = [moved(bundler, 1n), approved(bundler, 1n)]
  expect(await instead(batch, by, nodeOf(logs))).toBeUndefined()
  expect(await instead(batch, by, nodeOf(logs, executed([swap])))).toBeUndefined()
})

it.each([
  ['to another receiver', [moved(stranger, 5_000n)], { to: stranger, amountBaseUnits: 5_000n }],
  ['of another amount', [moved(receiver, 1n)], { to: receiver, amountBaseUnits: 1n, decimals: 6 }],
  ['of another token', [moved(receiver, 5_000n, usdc)], { token: usdc, decimals: undefined }],
])('a transfer %s is described', async (_, logs, expected) => {
  expect(await instead(tokens, by, nodeOf(logs))).toMatchObject(expected)
})

it('several other transfers, none, and a stranger’s transaction differ without being described', async () => {
  const two = [moved(stranger, 1n), moved(bundler, 2n)]
  expect(await instead(tokens, by, nodeOf(two))).toBeNull()
  expect(await instead(tokens, by, nodeOf([]))).toBeNull()
  const foreign = { from: stranger, to: receiver, input: '0x' }
  expect(await instead(ether, by, nodeOf([], foreign))).toBeNull()
  const others = [moved(receiver, 5_000n, dai, stranger)]
  expect(await instead(tokens, by, nodeOf(others, foreign))).toBeNull()
})

it('the account’s own transaction shows a native transfer', async () => {
  const own = { from, to: receiver, value: '0xde0b6b3a7640000', input: '0x' }
  expect(await instead(ether, by, nodeOf([], own))).toBeUndefined()
  expect(await instead(ether, by, nodeOf([], { ...own, value: '0x1' }))).toMatchObject({
    to: receiver,
    token: null,
    amountBaseUnits: 1n,
  })
})

it('native amounts of a user operation of unknown form are not comparable, also beside ordered tokens', async () => {
  expect(await instead(ether, by, nodeOf([]))).toBeUndefined()
  expect(await isUncompared(ether, nodeOf([]))).toBe(true)
  expect(await isUncompared(tokens, nodeOf([moved(receiver, 5_000n)]))).toBe(true)
})

it('a batch is not comparable if the wallet names no transaction, or if its calls are not known', async () => {
  expect(await isUncompared(ether, nodeOf([]), [])).toBe(true)
  expect(await isUncompared(sentTransaction({ isBatch: true }), nodeOf([]))).toBe(true)
})

it('a transaction that the node does not know, or shows as another, is not the wallet’s word', async () => {
  const wrong = nodeOf([moved(stranger, 5_000n)], {}, `0x${'ee'.repeat(32)}`)
  expect(await compareBatch(tokens, confirmed, wrong)).toEqual({ state: 'unknown' })
  expect(await compareBatch(tokens, confirmed, async () => null)).toEqual({ state: 'unknown' })
})

it('a batch that the wallet calls confirmed has failed if its receipt says so', async () => {
  const reverted: RpcRequest = async (method, params) => {
    const read = await nodeOf([])(method, params)
    return method === 'eth_getTransactionReceipt' ? { ...Object(read), status: '0x0' } : read
  }
  expect(await compareBatch(tokens, confirmed, reverted)).toMatchObject({ state: 'failed', by })
})

const pays = (to: string, value: bigint): StoredCall => ({
  to,
  value: `0x${value.toString(16)}`,
  data: '0x',
})
const calls = new Interface(['function execute(bytes32, bytes)'])
const batchMode = `0x01${'0'.repeat(62)}`

/** The account’s own call of ERC-7821, as MetaMask sends batches of accounts with an EIP-7702 delegation. */
function executed(all: readonly StoredCall[]) {
  const list = all.map((call) => [call.to, call.value, call.data])
  const packed = AbiCoder.defaultAbiCoder().encode(['(address,uint256,bytes)[]'], [list])
  return { from, to: from, input: calls.encodeFunctionData('execute', [batchMode, packed]) }
}
const approval = (amount: bigint) => erc20.encodeFunctionData('approve', [stranger, amount])
const two = [pays(receiver, 7n), { to: dai, value: '0x0', data }]
const several = sentTransaction({ isBatch: true, calls: two })

it.each([
  ['the ordered calls', two],
  ['a revoked allowance beside them', [...two, { to: usdc, value: '0x0', data: approval(0n) }]],
])('calls in one transaction are the order with %s', async (_, made) => {
  expect(await instead(several, by, nodeOf([], executed(made)))).toBeUndefined()
})

it.each([
  ['a missing call', two.slice(0, 1)],
  ['another amount', [pays(receiver, 8n), ...two.slice(1)]],
  ['another receiver', [pays(stranger, 7n), ...two.slice(1)]],
  ['another order', [...two].reverse()],
  ['a repeated transfer', [...two, ...two]],
  ['a transfer of a token beside them', [...two, { to: usdc, value: '0x0', data }]],
  ['a payment beside them', [...two, pays(bundler, 1n)]],
  ['an approval beside them', [{ to: usdc, value: '0x0', data: approval(1n) }, ...two]],
  ['two more payments', [...two, pays(stranger, 5n), pays(bundler, 1n)]],
  ['a call of another contract', [...two, { to: stranger, value: '0x0', data: '0x12345678' }]],
])('calls in one transaction differ from the order by %s', async (_, made) => {
  expect(await instead(several, by, nodeOf([], executed(made)))).toBeNull()
})

const paid = (to: string, amount: bigint) =>
  moved(to, amount, '0xfffffffffffffffffffffffffffffffffffffffe')

it.each([
  ['the account’s own call', executed([pays(receiver, 10n ** 18n)])],
  ['a user operation of unknown form', {}],
])('a native payment by %s is the order where the chain logs it (EIP-7708)', async (_, sent) => {
  const gas = [paid(entryPoint, 9n), moved(bundler, 3n, dai, stranger)]
  const rpc = nodeOf([...gas, paid(receiver, 10n ** 18n)], sent)
  expect(await instead(ether, by, rpc)).toBeUndefined()
  expect(await isUncompared(ether, rpc)).toBe(false)
})

it.each([
  ['another amount', [paid(receiver, 5n)], { to: receiver, token: null, amountBaseUnits: 5n }],
  ['another receiver', [paid(stranger, 10n ** 18n)], { to: stranger, token: null }],
  ['a second payment', [paid(receiver, 10n ** 18n), paid(stranger, 1n)], null],
  ['no payment', [paid(entryPoint, 1n)], null],
])(
  'a user operation of unknown form differs by %s in the logs of EIP-7708',
  async (_, logs, expected) => {
    const found = await instead(ether, by, nodeOf(logs))
    expect(found).toEqual(expected && expect.objectContaining(expected))
  },
)

/** A node that also knows that `spent` left the account in the block, and its deposit at the EntryPoint grew by `deposited`. */
const nodeWithBalances =
  (node: RpcRequest, spent: bigint, deposited = 0n): RpcRequest =>
  async (method, params = []) => {
    const at = [...params].at(-1)
    const [before, after] = [10n ** 20n, 10n ** 20n]
    if (method === 'eth_getBalance') return toBeHex(at === '0x4' ? before : after - spent)
    if (method === 'eth_call') return toBeHex(at === '0x4' ? 500n : 500n + deposited, 32)
    return node(method, params)
  }
const operated = (paymaster: bigint, cost: bigint) => ({
  address: entryPoint,
  topics: [topics.userOperation, by, toBeHex(from, 32), toBeHex(paymaster, 32)],
  data: concat([1n, 1n, cost, 1n].map((one) => toBeHex(one, 32))),
})
const gasPaid = 205n

it.each([
  ['nothing else', 0n, false],
  ['more', 7n, true],
  ['less', -7n, true],
])(
  'decoded calls of a smart account are the order if by its balance %s left it, where no log shows it',
  async (_, more, expected) => {
    const made = executed([pays(receiver, 10n ** 18n)])
    const rpc = nodeWithBalances(nodeOf([], made), 10n ** 18n + gasPaid + more)
    expect(await isUncompared(ether, rpc)).toBe(expected)
    expect(await instead(ether, by, rpc)).toBeUndefined()
  },
)

it('decoded calls of a smart account are not comparable if no node tells its balance', async () => {
  expect(await isUncompared(ether, nodeOf([], executed([pays(receiver, 10n ** 18n)])))).toBe(true)
})

it('ordered tokens in a transaction of unknown form are the order if the native balance stays', async () => {
  const node = nodeOf([moved(receiver, 5_000n)])
  expect(await isUncompared(tokens, nodeWithBalances(node, 0n))).toBe(false)
  expect(await isUncompared(tokens, nodeWithBalances(node, 1n))).toBe(true)
})

it.each([
  ['a paymaster pays', 1n, 0n, 0n, false],
  ['the account pays the EntryPoint', 0n, 130n, 30n, false],
  ['its deposit pays', 0n, 0n, -100n, false],
  ['the account pays more than the EntryPoint gets', 0n, 131n, 30n, true],
  ['the account pays, though a paymaster does', 1n, 130n, 30n, true],
])(
  'the gas of a user operation is no payment: %s',
  async (_, paymaster, paid, deposited, expected) => {
    const node = nodeOf([moved(receiver, 5_000n), operated(paymaster, 100n)])
    expect(await isUncompared(tokens, nodeWithBalances(node, paid, deposited))).toBe(expected)
  },
)

it('the gas that a Safe refunds in the native token is no part of the order', async () => {
  const safe = new Interface([
    'function execTransaction(address, uint256, bytes, uint8, uint256, uint256, uint256, address, address, bytes)',
  ])
  const zero = `0x${'0'.repeat(40)}`
  const paying = (price: bigint) => {
    const args = [dai, 0n, data, 0, 0, 21_000n, price, zero, bundler, '0x']
    return { from: bundler, to: from, input: safe.encodeFunctionData('execTransaction', args) }
  }
  const node = (price: bigint) => nodeOf([moved(receiver, 5_000n)], paying(price))
  expect(await isUncompared(tokens, nodeWithBalances(node(0n), 0n))).toBe(false)
  expect(await isUncompared(tokens, nodeWithBalances(node(9n), 999n))).toBe(true)
  expect(await isUncompared(tokens, node(9n))).toBe(true)
  const swap = { to: stranger, value: '0x0', data: '0x12345678' }
  const batch = sentTransaction({ isBatch: true, calls: [swap] })
  const args = [stranger, 0n, '0x12345678', 0, 0, 21_000n, 9n, zero, bundler, '0x']
  const sent = { from: bundler, to: from, input: safe.encodeFunctionData('execTransaction', args) }
  expect(await isUncompared(batch, nodeWithBalances(nodeOf([], sent), 0n))).toBe(true)
})

it('a native payment beside ordered tokens differs where the chain logs it', async () => {
  const logs = [moved(receiver, 5_000n), paid(stranger, 1n)]
  expect(await instead(tokens, by, nodeOf(logs))).toBeNull()
  expect(await isUncompared(tokens, nodeOf([...logs.slice(0, 1), paid(entryPoint, 1n)]))).toBe(
    false,
  )
})

it('calls of contracts in a transaction of unknown form are not comparable', async () => {
  const swap = { to: bundler, value: '0x1', data: '0x12345678' }
  const batch = sentTransaction({ isBatch: true, calls: [swap] })
  expect(await isUncompared(batch, nodeOf([paid(bundler, 1n)]))).toBe(true)
  expect(await isUncompared(batch, nodeOf([paid(bundler, 1n)], executed([swap])))).toBe(false)
})

it('the one payment of a smart account is described, if another was ordered', async () => {
  const made = nodeOf([], executed([pays(stranger, 3n)]))
  expect(await instead(ether, by, made)).toMatchObject({ to: stranger, amountBaseUnits: 3n })
})

it('calls in several transactions are compared in their order, as far as the wallet lists them', async () => {
  const hashes = [`0x${'01'.repeat(32)}`, `0x${'02'.repeat(32)}`]
  const rpcOf =
    (sent: readonly StoredCall[]): RpcRequest =>
    async (method, params) => {
      const hash = String(Array.isArray(params) ? params[0] : '')
      const call = sent[hashes.indexOf(hash)]
      const own = call && { from, to: call.to, value: call.value, input: call.data }
      return nodeOf([], { ...own, hash }, hash)(method, params)
    }
  const compare = (sent: readonly StoredCall[]) =>
    compareBatch(several, { ...confirmed, carriers: hashes.slice(0, sent.length) }, rpcOf(sent))
  expect(await compare(two)).not.toHaveProperty('instead')
  expect(await compare(two)).not.toHaveProperty('isUncompared')
  expect(await compare(two.slice(0, 1))).not.toHaveProperty('instead')
  expect(await compare(two.slice(0, 1))).toHaveProperty('isUncompared')
  expect(await compare([pays(receiver, 7n), { to: dai, value: '0x0', data: '0x' }])).toMatchObject({
    instead: null,
  })
})

it('a plain call that also delegates the account to code differs from the order', async () => {
  const own = { from, to: receiver, value: '0xde0b6b3a7640000', input: '0x' }
  const delegating = { ...own, authorizationList: [{ address: stranger }] }
  expect(await instead(ether, by, nodeOf([], delegating))).toBeNull()
  const upgrade = { ...executed(two), authorizationList: [{ address: stranger }] }
  expect(await instead(several, by, nodeOf([], upgrade))).toBeUndefined()
})
