import { getAddress, type Interface } from 'ethers'
import fc from 'fast-check'
import { afterAll, describe, expect, it, vi } from 'vitest'
import {
  erc20,
  erc721,
  erc1155,
  feeToken,
  thief as thieves,
  trapToken,
} from '../../../../demo/services/contracts/abi.ts'
import { creationCode } from '../../../../demo/services/contracts/code.ts'
import { wrappedEther } from '../../../../demo/services/contracts/uniswap.ts'
import type { Changes, Statement } from '../../../types/review.ts'
import { runsOf } from '../../testing/runs.ts'
import { toHex } from '../send/toHex.ts'
import { startTestChain } from '../testing/startTestChain.ts'
import { simulateChanges } from './simulateChanges.ts'
import {
  approvals,
  at,
  batches,
  type Call,
  detecting,
  fungible,
  ids,
  itemMoves,
  items,
  payments,
  rebases,
  rebasing,
  type Step,
  single,
  step,
  transfers,
  wrapping,
} from './testing/generateCalls.ts'

/** Mines generated transactions and compares the chain's state before and after with the changes that were shown. */

const { rpc, blind } = startTestChain(async ({ send, call, mineForKnownAddress }, accounts) => {
  const [account = '', other = ''] = accounts.map(getAddress)
  Object.assign(at, { account, other })
  const create = async (name: keyof typeof at, data: string) => {
    at[name] = getAddress(await send({ data }))
  }
  await create('plain', creationCode('TestToken', erc20, ['Plain', 'PLAIN', 18]))
  await create('toll', creationCode('FeeToken', feeToken, ['Toll', 'TOLL']))
  await create('reb', creationCode('TestRebasingToken'))
  await create('weth', wrappedEther.code)
  await create('trap', creationCode('TestTrapToken'))
  await create('land', creationCode('TestCollectible', erc721, ['Land', 'LAND', '']))
  await create('goods', creationCode('TestItems', erc1155, ['Goods', '']))
  await create('thief', creationCode('TestThief'))
  for (const name of ['plain', 'toll', 'reb', 'trap'] as const)
    for (const to of [account, other]) await call(at[name], erc20, 'mint', [to, 100n])
  await call(at.plain, erc20, 'mint', [at.thief, 100n])
  await send({
    to: at.weth,
    value: toHex(100n),
    data: wrappedEther.abi.encodeFunctionData('deposit'),
  })
  for (const id of ids) await call(at.land, erc721, 'mint', [id > 3n ? other : account, id])
  for (const id of ids) await call(at.goods, erc1155, 'mint', [account, id, 20n])
  // Each transfer of the trap also takes a plain token through this allowance.
  await call(at.plain, erc20, 'approve', [at.trap, 40n])
  await call(at.trap, trapToken, 'set', [0, at.plain, 1n])
  const data = erc20.encodeFunctionData('approve', [account, 60n])
  for (const name of ['plain', 'toll', 'reb'] as const)
    await rpc('eth_sendTransaction', [{ from: other, to: at[name], data }])
  await mineForKnownAddress()
})

const read = async (to: string, abi: Interface, name: string, args: unknown[]) => {
  const data = abi.encodeFunctionData(name, args)
  const given = await rpc('eth_call', [{ to, data }, 'latest']).catch(() => '0x')
  return given === '0x' ? undefined : abi.decodeFunctionResult(name, String(given))[0]
}

/** Values that may change, by what a statement on them would say. */
async function readState() {
  const { account, other } = at
  const all: [string, Promise<unknown>][] = [
    ['native', rpc('eth_getBalance', [account, 'latest']).then(BigInt as (one: unknown) => bigint)],
    ...fungible.map((name): [string, Promise<unknown>] => [
      `token/${at[name]}`,
      read(at[name], erc20, 'balanceOf', [account]),
    ]),
    ...ids.flatMap((one): [string, Promise<unknown>][] => [
      [
        `item/${at.land}/${one}`,
        read(at.land, items, 'ownerOf', [one]).then((owner) => (owner === account ? 1n : 0n)),
      ],
      [`item/${at.goods}/${one}`, read(at.goods, items, 'balanceOf', [account, one])],
      [`approved/${at.land}/${one}`, read(at.land, items, 'getApproved', [one])],
    ]),
    ...fungible.flatMap((name) =>
      [account, other].map((spender): [string, Promise<unknown>] => [
        `allowance/${at[name]}/${spender}`,
        read(at[name], erc20, 'allowance', [account, spender]),
      ]),
    ),
    ...[at.land, at.goods].map((name): [string, Promise<unknown>] => [
      `all/${name}/${other}`,
      read(name, items, 'isApprovedForAll', [account, other]),
    ]),
    [`owner/${at.reb}`, read(at.reb, rebasing, 'owner', [])],
  ]
  return new Map(await Promise.all(all.map(async ([key, value]) => [key, await value] as const)))
}
type State = Awaited<ReturnType<typeof readState>>

/** The next block is then later than all contracts, as on a chain whose blocks take seconds. */
async function delayNextBlock() {
  const { timestamp } = (await rpc('eth_getBlockByNumber', ['latest', false])) as {
    timestamp: string
  }
  await rpc('evm_setNextBlockTimestamp', [toHex(BigInt(timestamp) + 12n)])
}

const receiptOf = (hash: unknown) =>
  vi.waitFor(
    async () => {
      const mined = await rpc('eth_getTransactionReceipt', [hash])
      expect(mined).not.toBeNull()
      return mined as Record<string, string>
    },
    { interval: 5 },
  )

/** Mines one transaction after another. Null if one fails; the chain is then as before, as after a batch that fails. */
async function mine(calls: Call[]): Promise<bigint | null> {
  const snapshot = await rpc('evm_snapshot', [])
  let fee = 0n
  for (const one of calls) {
    const sent = rpc('eth_sendTransaction', [{ gas: '0x7a120', ...one }])
    const hash = await sent.catch(() => null)
    const receipt = hash === null ? null : await receiptOf(hash)
    if (receipt?.status !== '0x1') {
      await rpc('evm_revert', [snapshot])
      return null
    }
    fee += BigInt(receipt.gasUsed ?? 0) * BigInt(receipt.effectiveGasPrice ?? 0)
  }
  return fee
}

const fieldOf = (given: Statement, name: string) =>
  Object.values(given.values?.[name] ?? {})[1] as unknown

/** Assets shown as given (below zero) and got, by the keys of the state. */
function movesIn({ gives, gets }: Changes) {
  const moves = [
    ...gives.map((one) => [one, -1n] as const),
    ...gets.map((one) => [one, 1n] as const),
  ]
  const all = moves.map(([one, sign]): [string, bigint] => {
    if (one.text === 'review.amount') {
      const key = one.contract ? `token/${one.contract}` : 'native'
      return [key, sign * BigInt(fieldOf(one, 'amount') as bigint)]
    }
    const key = `item/${one.contract}/${fieldOf(one, 'item')}`
    return [key, sign * BigInt(fieldOf(one, 'count') as bigint)]
  })
  expect(new Set(all.map(([key]) => key)).size).toBe(all.length)
  return new Map(all)
}

/** Permissions shown as left behind, by the keys of the state. */
function leftIn({ leaves }: Changes) {
  // The sentence on contracts that are not read names no right.
  const rights = leaves.filter(({ values }) => values)
  return new Map(
    rights.map((one): [string, unknown] => {
      const spender = fieldOf(one, 'spender')
      if (one.text === 'review.newOwner') return [`owner/${one.contract}`, fieldOf(one, 'owner')]
      if (one.text === 'review.approveAll') return [`all/${one.contract}/${spender}`, true]
      if (one.text === 'review.approve.item')
        return [`approved/${one.contract}/${fieldOf(one, 'item')}`, spender]
      return [`allowance/${one.contract}/${spender}`, fieldOf(one, 'amount')]
    }),
  )
}

const none = '0x0000000000000000000000000000000000000000'

function changesBetween(before: State, after: State, fee: bigint) {
  const moves = new Map<string, bigint>()
  const left = new Map<string, unknown>()
  for (const [key, value] of after) {
    const old = before.get(key)
    if (/^(native|token|item)/.test(key)) {
      const change = BigInt(value as bigint) - BigInt(old as bigint) + (key === 'native' ? fee : 0n)
      if (change !== 0n) moves.set(key, change)
    } else if (key.startsWith('allowance') ? (value as bigint) > (old as bigint) : value !== old) {
      const isOwn = key.startsWith('owner') && (value === at.account || old !== at.account)
      // The approval of an item that is not the account's is no concern of the account.
      const isForeign =
        key.startsWith('approved') && after.get(key.replace('approved', 'item')) !== 1n
      if (value && value !== none && !isOwn && !isForeign) left.set(key, value)
    }
  }
  return { moves, left }
}

const seen = { transactions: 0, failed: 0, traced: 0, moved: 0, left: 0 }
afterAll(() => {
  expect(seen.transactions).toBeGreaterThanOrEqual(150)
  for (const count of Object.values(seen)) expect(count).toBeGreaterThan(20)
})

async function check(calls: Call[], isTraced: boolean, isDelayed = false) {
  const { changes: said } = await simulateChanges({
    account: at.account,
    calls,
    rpc: isTraced ? blind : rpc,
  })
  const before = await readState()
  if (isDelayed) await delayNextBlock()
  const fee = await mine(calls)
  const after = await readState()
  seen.transactions += 1
  if (isTraced) seen.traced += 1
  if (fee === null) {
    seen.failed += 1
    expect(said).toEqual({ fails: true, gives: [], gets: [], leaves: [] })
    return
  }
  if (!said) throw new Error('nothing was claimed')
  expect(said.fails).toBe(false)
  const { moves, left } = changesBetween(before, after, fee)
  expect(movesIn(said)).toEqual(moves)
  const shown = leftIn(said)
  expect(Object.fromEntries(shown)).toMatchObject(Object.fromEntries(left))
  // The review may list an allowance that the transaction did not raise. Its amount must still be that of the chain.
  for (const [key, value] of shown) {
    const [, contract = '', spender] = key.split('/')
    expect(value).toEqual(
      key.startsWith('allowance')
        ? await read(contract, erc20, 'allowance', [at.account, spender])
        : after.get(key),
    )
  }
  if (moves.size > 0) seen.moved += 1
  if (shown.size > 0) seen.left += 1
}

describe('the changes that are shown equal those after mining', () => {
  it.each([
    ['payments', single(payments), 14],
    ['transfers of tokens', single(transfers), 34],
    ['approvals', single(approvals), 20],
    ['items', single(itemMoves), 26],
    ['wrapped ether', single(wrapping), 14],
    ['rebases and multicalls', single(rebases), 24],
    ['batches', batches, 30],
    ['contracts that detect simulations', detecting, 100],
  ] as const)('of %s', async (name, made, numRuns) => {
    const all = fc.sample(made as fc.Arbitrary<Step[]>, { seed: 28, numRuns: runsOf(numRuns) })
    for (const [index, steps] of all.entries()) {
      const calls = steps.map((one) => one())
      const isTraced = steps.length === 1 && index % 2 === 1
      await check(calls, isTraced, made === detecting).catch((thrown) => {
        throw new Error(`${name} ${index}: ${JSON.stringify(calls)}`, { cause: thrown })
      })
    }
  })
})

const probes = [
  'tx.gasprice',
  'block.basefee',
  'block.prevrandao',
  'block.coinbase',
  'block.timestamp',
  'gasleft()',
  'block.number',
  'a known address with code',
  'tx.origin and its balance',
]

describe.each([
  ['eth_simulateV1', () => rpc],
  ['debug_traceCall', () => blind],
] as const)('with %s', (_, node) => {
  const payBy = (probe: number) => step('thief', thieves, 'pay', () => [probe, at.plain, 5n], 3n)()
  const simulate = (calls: Call[]) =>
    simulateChanges({ account: at.account, calls, rpc: node() }).then(({ changes }) => changes)

  it('a simulation shows what a contract pays that pays always', async () => {
    const said = await simulate([payBy(0)])
    expect(said && movesIn(said)).toEqual(
      new Map([
        ['native', -3n],
        [`token/${at.plain}`, 5n],
      ]),
    )
  })

  it.each(probes)('a contract that pays only simulations does not know one by %s', async (name) => {
    const calls = [payBy(probes.indexOf(name) + 1)]
    const said = await simulate(calls)
    const before = await readState()
    await delayNextBlock()
    const fee = await mine(calls)
    if (fee === null || !said) throw new Error('nothing was mined or claimed')
    const { moves } = changesBetween(before, await readState(), fee)
    expect(moves).toEqual(new Map([['native', -3n]]))
    expect(movesIn(said)).toEqual(moves)
  })

  it('a contract that acts by the gas limit is shown as it acts by the page’s, and to act otherwise', async () => {
    const [call] = [payBy(probes.indexOf('gasleft()') + 1)]
    const calls = [{ ...call, gas: '0x989680' }]
    const said = await simulate(calls)
    const before = await readState()
    const fee = await mine(calls)
    const { moves } = changesBetween(before, await readState(), fee ?? 0n)
    expect(said && movesIn(said)).toEqual(moves)
    expect(moves.get(`token/${at.plain}`)).toBe(5n)
    expect(said?.differs).toBe(true)
  })

  // The wallet chooses the gas limit and the price, so that no simulation can foresee all of them.
  it('a contract that acts by a gas limit of the wallet can do otherwise than was shown', async () => {
    const calls = [payBy(probes.indexOf('gasleft()') + 1)]
    const said = await simulate(calls)
    const before = await readState()
    const fee = await mine(calls.map((one) => ({ ...one, gas: '0x989680' })))
    const { moves } = changesBetween(before, await readState(), fee ?? 0n)
    expect(said && movesIn(said)).toEqual(new Map([['native', -3n]]))
    expect(moves.get(`token/${at.plain}`)).toBe(5n)
  })
})
