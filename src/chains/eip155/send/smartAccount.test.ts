import { Interface } from 'ethers/abi'
import { id } from 'ethers/hash'
import { expect, it } from 'vitest'
import { sentTransaction } from '../../../controllers/testing/sentTransaction.ts'
import type { RpcRequest } from '../../../types/chainAdapter.ts'
import { readTransaction } from './readTransaction.ts'
import { topics } from './smartAccount.ts'

const hash = `0x${'ab'.repeat(32)}`
const by = `0x${'cd'.repeat(32)}`
const { from } = sentTransaction()
const word = (digits: string) => `0x${digits.replace(/^0x/, '').toLowerCase().padStart(64, '0')}`
const entryPoint = '0x0000000071727de22e5e9d8baf0edac6f37da032'

const operation = (success: string, address = entryPoint) => ({
  address,
  topics: [topics.userOperation, hash, word(from), word('0')],
  data: `${word('7')}${word(success).slice(2)}${word('1').slice(2)}${word('1').slice(2)}`,
  transactionHash: by,
})
const execution = (topic: string, isIndexed: boolean) => ({
  address: from.toLowerCase(),
  topics: isIndexed ? [topic, hash] : [topic],
  data: isIndexed ? word('0') : `${hash}${word('0').slice(2)}`,
  transactionHash: by,
})

interface Chain {
  code: string
  threshold?: string
  logs?: unknown[]
  /** Logs of the receipt of `by`, if they are not those that the search finds. */
  mined?: unknown[]
}

/** A node that knows no transaction of `hash`, and the receipt of `by`. */
const nodeOf =
  ({ code, threshold = '0x', logs = [], mined = logs }: Chain): RpcRequest =>
  async (method, [first] = []) => {
    const block = { blockNumber: '0x10', blockHash: hash }
    const receipt = { transactionHash: by, status: '0x1', ...block, logs: mined }
    if (method === 'eth_getTransactionReceipt') return first === by ? receipt : null
    if (method === 'eth_getCode') return code
    if (method === 'eth_call') return threshold
    if (method === 'eth_blockNumber') return '0x40'
    return method === 'eth_getLogs' ? logs : null
  }

const read = (chain: Chain, sentAt = 0) =>
  readTransaction(sentTransaction({ hash, sentAt }), nodeOf(chain))

const contract = '0x6080'
const delegated = `0xef0100${'1'.repeat(40)}`

it('the topics are those of the events of EntryPoints and Safes', () => {
  expect(topics).toEqual({
    userOperation: id('UserOperationEvent(bytes32,address,address,uint256,bool,uint256,uint256)'),
    executed: id('ExecutionSuccess(bytes32,uint256)'),
    failed: id('ExecutionFailure(bytes32,uint256)'),
  })
})

it.each([
  ['an account without code', { code: '0x' }, undefined],
  ['a Safe', { code: contract, threshold: word('2') }, 'proposal'],
  ['another contract', { code: contract }, 'userOperation'],
  ['an account with a delegation, which signs transactions too', { code: delegated }, undefined],
] as const)('an unknown hash of %s is named for what it is', async (_, chain, hashKind) => {
  expect(await read(chain)).toEqual({ state: 'unknown', ...(hashKind && { hashKind }) })
})

it('an unknown hash is not named while it may just be late', async () => {
  expect(await read({ code: contract }, Date.now())).toEqual({ state: 'unknown' })
})

it.each([
  ['a user operation', operation('1'), 'userOperation', 'confirmed'],
  ['a failed user operation', operation('0'), 'userOperation', 'failed'],
  ['a Safe’s transaction', execution(topics.executed, false), 'proposal', 'confirmed'],
  ['a Safe’s transaction since 1.4', execution(topics.executed, true), 'proposal', 'confirmed'],
  ['a failed transaction of a Safe', execution(topics.failed, true), 'proposal', 'failed'],
])('%s is settled by the transaction that carries it out', async (_, log, hashKind, state) => {
  expect(await read({ code: contract, logs: [log] })).toMatchObject({ state, by, hashKind })
})

it('a log that the receipt of its transaction does not have settles nothing', async () => {
  const logs = [operation('1')]
  const settled = await read({ code: contract, logs, mined: [] })
  expect(settled).toEqual({ state: 'unknown', hashKind: 'userOperation' })
  const failed = await read({ code: contract, logs, mined: [operation('0')] })
  expect(failed).toMatchObject({ state: 'failed', by })
})

it('the log of an unknown EntryPoint or of another hash settles nothing', async () => {
  const lie = operation('1', '0x5af3000000000000000000000000000000000001')
  const other = { ...operation('1'), topics: [topics.userOperation, by, word(from), word('0')] }
  expect(await read({ code: contract, logs: [lie, other] })).toMatchObject({ state: 'unknown' })
})

const safe = new Interface([
  'function execTransaction(address, uint256, bytes, uint8, uint256, uint256, uint256, address, address, bytes)',
])
const { to: receiver } = sentTransaction()
const owner = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'
const ether = { to: receiver, value: '0xde0b6b3a7640000', data: '0x' }

/** A node that knows one mined transaction. */
const minedNode =
  (sent: object, code = contract): RpcRequest =>
  async (method, [first] = []) => {
    const block = { blockNumber: '0x10', blockHash: hash }
    if (method === 'eth_getTransactionReceipt')
      return { transactionHash: first, status: '0x1', ...block, logs: [] }
    if (method === 'eth_getTransactionByHash')
      return { hash: first, nonce: '0x1', value: '0x0', input: '0x', ...sent }
    return method === 'eth_getCode' ? code : '0x40'
  }
const executed = (to: string, value: bigint) => {
  const args = [to, value, '0x', 0, 0, 0, 0, owner, owner, '0x']
  return { from: owner, to: from, input: safe.encodeFunctionData('execTransaction', args) }
}

it.each([
  ['that is the order', receiver, 10n ** 18n, undefined],
  ['to another receiver', owner, 10n ** 18n, { to: owner, amountBaseUnits: 10n ** 18n }],
  ['of another amount', receiver, 5n, { to: receiver, amountBaseUnits: 5n }],
])('the payment of a Safe %s is compared with the order', async (_, to, value, expected) => {
  const order = sentTransaction({ hash, call: ether })
  const seen = await readTransaction(order, minedNode(executed(to, value)))
  expect(seen).toMatchObject({ state: 'confirmed' })
  const instead = 'instead' in seen ? seen.instead : undefined
  expect(instead).toEqual(expected && expect.objectContaining(expected))
})

it('an ordered call that also delegates the account to code differs, unless the page asked for it', async () => {
  const sent = { from, to: receiver, value: ether.value, authorizationList: [{ address: owner }] }
  const order = sentTransaction({ hash, call: ether })
  expect(await readTransaction(order, minedNode(sent))).toMatchObject({ instead: null })
  const asked = sentTransaction({ hash, call: { ...ether, authorizes: true } })
  expect(await readTransaction(asked, minedNode(sent))).not.toHaveProperty('instead')
})
