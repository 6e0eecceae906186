import { getAddress, Interface, MaxUint256 } from 'ethers'
import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { erc20, erc721, erc1155, feeToken } from '../../../../demo/services/contracts/abi.ts'
import { creationCode } from '../../../../demo/services/contracts/code.ts'
import { wrappedEther } from '../../../../demo/services/contracts/uniswap.ts'
import type { RpcRequest } from '../../../types/chainAdapter.ts'
import type { Changes, Statement } from '../../../types/review.ts'
import { fromHex, toHex } from '../send/toHex.ts'
import { startTestChain } from '../testing/startTestChain.ts'
import { simulateChanges } from './simulateChanges.ts'

let account: string
let other: string
let plain: string
let toll: string
let land: string
let goods: string
let rebasing: string
let weth: string
const ether = 10n ** 18n
const { rpc, blind } = startTestChain(async ({ send, call }, accounts) => {
  ;[account = '', other = ''] = accounts.map(getAddress)
  plain = await send({ data: creationCode('TestToken', erc20, ['Plain', 'PLAIN', 18]) })
  toll = await send({ data: creationCode('FeeToken', feeToken, ['Toll', 'TOLL']) })
  land = await send({ data: creationCode('TestCollectible', erc721, ['Land', 'LAND', '']) })
  goods = await send({ data: creationCode('TestItems', erc1155, ['Goods', '']) })
  for (const token of [plain, toll]) await call(token, erc20, 'mint', [account, 100n * ether])
  rebasing = await send({ data: creationCode('TestRebasingToken') })
  weth = await send({ data: wrappedEther.code })
  await call(rebasing, erc20, 'mint', [account, 100n])
  const data = wrappedEther.abi.encodeFunctionData('deposit')
  await send({ to: weth, value: toHex(9n), data })
  await call(land, erc721, 'mint', [account, 7])
  await call(goods, erc1155, 'mint', [account, 3, 5])
})

const to = (at: string, abi: Interface, name: string, ...values: unknown[]) => ({
  from: account,
  to: at,
  value: '0x0',
  data: abi.encodeFunctionData(name, values),
})
const rebase = new Interface(['function rebase(uint256)', 'function multicall(bytes[])'])
const pay = (amount: bigint) => ({ from: account, to: other, value: toHex(amount), data: '0x' })
const simulate = (calls: Parameters<typeof simulateChanges>[0]['calls'], node: RpcRequest = rpc) =>
  simulateChanges({ account, calls, rpc: node }).then(({ changes }) => changes)
const inShort = ({ text, values = {}, contract = '' }: Statement) => [
  text,
  contract.toLowerCase(),
  ...Object.values(values).map((value) => Object.values(value)[1]),
]
const lists = (changes: Changes | null) => ({
  gives: changes?.gives.map(inShort),
  gets: changes?.gets.map(inShort),
  leaves: changes?.leaves.map(inShort),
})

/** Does what a node without `eth_simulateV1` offers: a trace by `debug_traceCall`. */
describe.each([
  ['eth_simulateV1', () => rpc],
  ['debug_traceCall', () => blind],
] as const)('with %s the changes of a call', (_, node) => {
  it('are what goes and comes, without the fee', async () => {
    expect(lists(await simulate([pay(5n)], node()))).toEqual({
      gives: [['review.amount', '', 5n]],
      gets: [],
      leaves: [],
    })
    expect(lists(await simulate([to(plain, erc20, 'transfer', other, 5n)], node()))).toEqual({
      gives: [['review.amount', plain, 5n]],
      gets: [],
      leaves: [],
    })
    expect(lists(await simulate([to(plain, erc20, 'mint', account, 5n)], node())).gets).toEqual([
      ['review.amount', plain, 5n],
    ])
  })

  it('are those of balances, even if no transfer is logged', async () => {
    const unwrap = to(weth, wrappedEther.abi, 'withdraw', 4n)
    expect(lists(await simulate([unwrap], node()))).toEqual({
      gives: [['review.amount', weth, 4n]],
      gets: [['review.amount', '', 4n]],
      leaves: [],
    })
    const shrink = to(rebasing, rebase, 'rebase', ether / 2n)
    expect(lists(await simulate([shrink], node())).gives).toEqual([
      ['review.amount', rebasing, 50n],
    ])
  })

  it('are allowances that are left at the end of a multicall', async () => {
    const inner = [
      to(rebasing, erc20, 'approve', other, 5n),
      to(rebasing, erc20, 'approve', account, 5n),
      to(rebasing, erc20, 'transferFrom', account, other, 3n),
      to(rebasing, erc20, 'approve', other, 0n),
    ]
    const all = to(
      rebasing,
      rebase,
      'multicall',
      inner.map(({ data }) => data),
    )
    expect((await simulate([all], node()))?.leaves).toMatchObject([
      { values: { spender: { address: account }, amount: { amount: 2n } } },
    ])
  })

  it('are items by collection and id', async () => {
    const sold = to(land, erc721, 'safeTransferFrom', account, other, 7)
    expect(lists(await simulate([sold], node())).gives).toEqual([['review.item', land, 7n, 1n]])
    const three = to(goods, erc1155, 'safeTransferFrom', account, other, 3, 2, '0x')
    expect(lists(await simulate([three], node())).gives).toEqual([
      ['review.itemCount', goods, 3n, 2n],
    ])
  })

  it('are allowances and operators that are left behind', async () => {
    const all = to(plain, erc20, 'approve', other, MaxUint256)
    expect((await simulate([all], node()))?.leaves).toMatchObject([
      { text: 'review.approve.unlimited', values: { spender: { address: other } } },
    ])
    const operator = to(goods, erc1155, 'setApprovalForAll', other, true)
    expect((await simulate([operator], node()))?.leaves).toMatchObject([
      { text: 'review.approveAll', values: { spender: { address: other } } },
    ])
  })

  it('are none if the call fails', async () => {
    const tooMuch = to(plain, erc20, 'transfer', other, 1_000n * ether)
    expect(await simulate([tooMuch], node())).toMatchObject({ fails: true, gives: [] })
  })
})

it('a node that offers neither claims nothing', async () => {
  const bare: RpcRequest = (method, params) =>
    rpc(/simulate|debug/.test(method) ? 'eth_unknown' : method, params)
  expect(await simulate([pay(5n)], bare)).toBeNull()
})

it('a node that traces without saying which state changes claims nothing', async () => {
  const bare: RpcRequest = (method, params) =>
    blind(JSON.stringify(params).includes('prestateTracer') ? 'eth_unknown' : method, params)
  expect(await simulate([pay(5n)], bare)).toBeNull()
})

/** A node whose simulation has logs of more contracts, as a contract can call others to hide what it takes. */
const noisy =
  (contracts: number, topic = `0x${'12'.repeat(32)}`): RpcRequest =>
  async (method, params) => {
    const response = await rpc(method, params)
    if (method !== 'eth_simulateV1') return response
    const blocks = response as { calls: { logs: object[] }[] }[]
    const [log] = blocks[0]?.calls[0]?.logs ?? []
    const noise = Array.from({ length: contracts }, (_, index) => ({
      ...log,
      address: toHex(2n ** 159n + BigInt(index)),
      topics: [topic],
      data: '0x',
    }))
    blocks[0]?.calls[0]?.logs.unshift(...noise)
    return blocks
  }

it('a token that is lost is told among the noise of forty contracts, with what others may do', async () => {
  const call = to(plain, erc20, 'transfer', other, 5n)
  expect(lists(await simulate([call], noisy(40)))).toEqual({
    gives: [['review.amount', plain, 5n]],
    gets: [],
    leaves: [['review.changes.partly', '']],
  })
})

it('nothing is claimed of a call that touches more contracts than are read', async () => {
  const call = to(plain, erc20, 'transfer', other, 5n)
  expect(await simulate([call], noisy(120))).toBeNull()
})

it('a contract that is not read may give rights without a log', async () => {
  const calls = [pay(5n)]
  const { changes } = await simulateChanges({ account, calls, rpc, isRead: false })
  expect(changes?.leaves).toEqual([{ text: 'review.changes.partly' }])
})

it('an allowance that the same batch uses up leaves nothing behind', async () => {
  const calls = [
    to(plain, erc20, 'approve', account, 5n),
    to(plain, erc20, 'transferFrom', account, other, 5n),
  ]
  expect(lists(await simulate(calls))).toEqual({
    gives: [['review.amount', plain, 5n]],
    gets: [],
    leaves: [],
  })
})

it('the changes equal the balances after mining, also with tokens that take a fee', async () => {
  const balanceOf = async (token: string) =>
    fromHex(
      await rpc('eth_call', [
        { to: token, data: erc20.encodeFunctionData('balanceOf', [account]) },
        'latest',
      ]),
    ) ?? 0n
  const amount = fc.bigInt(1n, ether)
  const call = fc.oneof(
    fc.record({ token: fc.constantFrom('plain', 'toll'), amount }),
    fc.record({ token: fc.constant('mint'), amount }),
  )
  await fc.assert(
    fc.asyncProperty(call, async ({ token, amount: value }) => {
      const at = token === 'toll' ? toll : plain
      const done =
        token === 'mint'
          ? to(at, erc20, 'mint', account, value)
          : to(at, erc20, 'transfer', other, value)
      const said = lists(await simulate([done]))
      const before = await balanceOf(at)
      const hash = await rpc('eth_sendTransaction', [{ ...done, gas: '0x4c4b40' }])
      const receipt = () => rpc('eth_getTransactionReceipt', [hash])
      await vi.waitFor(async () => expect(await receipt()).not.toBeNull())
      const change = (await balanceOf(at)) - before
      const expected = [['review.amount', at, change < 0n ? -change : change]]
      expect(change < 0n ? said.gives : said.gets).toEqual(expected)
    }),
    { numRuns: 25 },
  )
}, 60_000)
