import { Interface } from 'ethers'
import { beforeAll, describe, expect, it } from 'vitest'
import { erc20, erc721, erc1155 } from '../../../../demo/services/contracts/abi.ts'
import { creationCode } from '../../../../demo/services/contracts/code.ts'
import { WalletModalError } from '../../../errors/WalletModalError.ts'
import type { RpcRequest } from '../../../types/chainAdapter.ts'
import type { ScanState, TokenPermission } from '../../../types/permission.ts'
import { fromHex, toHex } from '../send/toHex.ts'
import { startTestChain } from '../testing/startTestChain.ts'
import { toChecksumAddress } from '../toChecksumAddress.ts'
import { eip155Permissions } from './permissionReader.ts'
import { permit2, permit2Address } from './readPermissions.ts'
import { toRevokeCall } from './revoke.ts'

/** Compares the search with a chain that has some hundred random approvals and revocations. */

const approvals = new Interface([
  'function approve(address spender, uint256 value)',
  'function setApprovalForAll(address operator, bool isOn)',
])
const permit2Approve = new Interface([
  'function approve(address token, address spender, uint160 amount, uint48 expiration)',
])

/** A generator of pseudo-random numbers below `limit`, the same in each run (mulberry32). */
function createRandom(seed: number) {
  let state = seed
  return (limit: number) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % limit
  }
}

const count = 400
const maxUint256 = 2n ** 256n - 1n
const permit2Max = 2n ** 160n - 1n
const nobody = `0x${'0'.repeat(40)}`
const far = 4_000_000_000
const pick = <One>(all: readonly One[], index: number) => all[index % all.length] as One
const spenders = Array.from({ length: 8 }, (_, index) => `0x${String(index + 1).repeat(40)}`)

let account: string
let other: string
let tokens: string[]
let collectible: string
let items: string

/** Returns a random approval or revocation. */
function randomCall(random: (limit: number) => number): { to: string; data: string } {
  const spender = pick(spenders, random(8))
  const isOff = random(3) === 0
  const token = pick(tokens, random(3))
  switch (random(4)) {
    case 0: {
      const amount = isOff ? 0n : pick([maxUint256, 5n, 1_234_567n], random(3))
      return { to: token, data: approvals.encodeFunctionData('approve', [spender, amount]) }
    }
    case 1: {
      const item = BigInt(random(10))
      const data = approvals.encodeFunctionData('approve', [isOff ? nobody : spender, item])
      return { to: collectible, data }
    }
    case 2: {
      const data = approvals.encodeFunctionData('setApprovalForAll', [spender, !isOff])
      return { to: pick([collectible, items], random(2)), data }
    }
    default: {
      const amount = isOff ? 0n : pick([permit2Max, 77n], random(2))
      const expiry = random(4) === 0 ? 1_500_000_000 : far
      const data = permit2Approve.encodeFunctionData('approve', [token, spender, amount, expiry])
      return { to: permit2Address, data }
    }
  }
}

const chain = startTestChain(async ({ rpc, send, call }, accounts) => {
  ;[account = '', other = ''] = accounts.map(toChecksumAddress)
  const made: string[] = []
  for (const symbol of ['DAI', 'USDC', 'WBTC'])
    made.push(await send({ data: creationCode('TestToken', erc20, [symbol, symbol, 6]) }))
  tokens = made
  collectible = await send({ data: creationCode('TestCollectible', erc721, ['C', 'C', '']) })
  items = await send({ data: creationCode('TestItems', erc1155, ['I', '']) })
  const model = await send({ data: creationCode('TestPermit2') })
  await rpc('anvil_setCode', [permit2Address, await rpc('eth_getCode', [model, 'latest'])])
  for (let item = 0; item < 10; item += 1)
    await call(collectible, erc721, 'mint', [account, BigInt(item)])
  await rpc('evm_setAutomine', [false])
  const random = createRandom(28)
  let nonce = Number(await rpc('eth_getTransactionCount', [account, 'latest']))
  for (let block = 0; block < count / 20; block += 1) {
    const calls = Array.from({ length: 20 }, () => randomCall(random))
    const sent = calls.map((one, index) => {
      const call = { from: account, gas: '0x186a0', nonce: toHex(BigInt(nonce + index)), ...one }
      return rpc('eth_sendTransaction', [call])
    })
    await Promise.all(sent)
    nonce += calls.length
    await rpc('evm_mine', [])
    await rpc('anvil_mine', [toHex(BigInt(1 + random(200)))])
  }
  // Two NFTs leave the account, whose approvals end without a log.
  await rpc('evm_setAutomine', [true])
  await call(collectible, erc721, 'safeTransferFrom', [account, other, 3n])
  await call(collectible, erc721, 'safeTransferFrom', [account, other, 4n])
  // Approvals of another account must not be found.
  const data = approvals.encodeFunctionData('approve', [spenders[0], 1n])
  await send({ from: other, to: tokens[0], data } as { to: string; data: string })
})
const { rpc } = chain

const views = new Interface([
  'function allowance(address owner, address spender) view returns (uint256)',
  'function getApproved(uint256 item) view returns (address)',
  'function ownerOf(uint256 item) view returns (address)',
  'function isApprovedForAll(address owner, address operator) view returns (bool)',
])
async function view(to: string, name: string, args: readonly unknown[], from = views) {
  const data = from.encodeFunctionData(name, args)
  const response = (await rpc('eth_call', [{ to, data }, 'latest'])) as string
  return from.decodeFunctionResult(name, response)
}

/** Reads all permissions of the account from the contracts, without a log. */
async function readTruth(): Promise<string[]> {
  const truth: string[] = []
  for (const spender of spenders) {
    for (const token of tokens) {
      const [amount] = await view(token, 'allowance', [account, spender])
      if (amount > 0n)
        truth.push(`amount ${token} ${spender} ${amount === maxUint256 ? null : amount}`)
      const held = await view(permit2Address, 'allowance', [account, token, spender], permit2)
      if (held[0] > 0n && held[1] === BigInt(far))
        truth.push(`permit2 ${token} ${spender} ${held[0] === permit2Max ? null : held[0]}`)
    }
    for (const token of [collectible, items]) {
      const [isOn] = await view(token, 'isApprovedForAll', [account, spender])
      if (isOn) truth.push(`collection ${token} ${spender}`)
    }
  }
  for (let item = 0n; item < 10n; item += 1n) {
    const [approved] = await view(collectible, 'getApproved', [item])
    const [owner] = await view(collectible, 'ownerOf', [item])
    if (BigInt(approved) > 0n && owner === account)
      truth.push(`item ${collectible} ${approved} ${item}`)
  }
  return truth.map((one) => one.toLowerCase()).sort()
}

const describeOne = ({ kind, token, spender, amount, item, holder }: TokenPermission) =>
  `${holder ? 'permit2' : kind} ${token} ${spender}${kind === 'amount' ? ` ${amount}` : ''}${kind === 'item' ? ` ${item}` : ''}`.toLowerCase()

interface Search {
  state: ScanState | null
  rows: Map<string, TokenPermission>
  ranges: string[]
}
const nothing = (): Search => ({ state: null, rows: new Map(), ranges: [] })

/** Runs the search, and stops it once `stop` is true after a step. Resolves with its error, if it has rejected. */
async function run(
  search: Search,
  node: RpcRequest,
  stop: (search: Search) => boolean = () => false,
) {
  const controller = new AbortController()
  try {
    await eip155Permissions.scan({
      account,
      rpc: node,
      state: search.state,
      signal: controller.signal,
      report({ state, found, ended }) {
        search.state = state
        for (const one of found) search.rows.set(one.id, one)
        for (const id of ended) search.rows.delete(id)
        if (stop(search)) controller.abort()
      },
    })
    return null
  } catch (thrown) {
    return thrown
  }
}
const found = ({ rows }: Search) => [...rows.values()].map(describeOne).sort()

const tooMany = () =>
  new WalletModalError('RPC_ERROR', {
    params: { code: -32_602, message: 'block range is too wide' },
    longMessage: 'block range is too wide',
  })

/** A node that serves `most` blocks at once, and logs the sizes of its ranges. */
const limited =
  (most: number, sizes: number[] = []): RpcRequest =>
  (method, params) => {
    if (method === 'eth_getLogs') {
      const [{ fromBlock, toBlock }] = params as [{ fromBlock: string; toBlock: string }]
      const size = Number(BigInt(toBlock) - BigInt(fromBlock)) + 1
      sizes.push(size)
      if (size > most) return Promise.reject(tooMany())
    }
    return rpc(method, params)
  }

let truth: string[]
let newest: number
beforeAll(async () => {
  truth = await readTruth()
  newest = Number(fromHex(await rpc('eth_blockNumber', [])))
})

describe('the search for permissions', () => {
  it('equals the chain after 400 random approvals and revocations', async () => {
    expect(truth.length).toBeGreaterThan(40)
    const search = nothing()
    expect(await run(search, rpc)).toBeNull()
    expect(found(search)).toEqual(truth)
    expect(search.state?.covered).toMatchObject([{ from: 0, to: newest }])
    // The account was given none of these tokens.
    const amount = [...search.rows.values()].find(({ kind }) => kind === 'amount')
    expect(amount).toMatchObject({ isHeld: false, unit: null })
  })

  it('equals the chain over a node with a small range limit, to which the ranges adapt', async () => {
    const sizes: number[] = []
    const search = nothing()
    expect(await run(search, limited(150, sizes))).toBeNull()
    expect(found(search)).toEqual(truth)
    const refused = sizes.filter((size) => size > 150)
    expect(refused.length).toBeLessThan(sizes.length / 3)
    expect(Math.max(...sizes.filter((size) => size <= 150))).toBeGreaterThan(120)
  })

  it('equals the chain over a node that fails at times', async () => {
    const random = createRandom(7)
    const search = nothing()
    const failing: RpcRequest = (method, params) =>
      random(5) === 0 && method !== 'eth_blockNumber'
        ? Promise.reject(new WalletModalError('RPC_ERROR', { longMessage: 'left unanswered' }))
        : limited(500)(method, params)
    expect(await run(search, failing)).toBeNull()
    expect(found(search)).toEqual(truth)
  })

  it('continues where it was stopped, and finds what was granted meanwhile', async () => {
    const search = nothing()
    const sizes: number[] = []
    const half = ({ state }: Search) => (state?.covered[0]?.from ?? newest) < newest / 2
    await run(search, limited(200, sizes), half)
    const asked = sizes.length
    expect(search.state?.covered[0]?.from).toBeGreaterThan(0)
    const late = spenders[7] ?? ''
    await chain.call(tokens[1] ?? '', erc20, 'approve', [late, 99n])
    expect(await run(search, limited(200, sizes))).toBeNull()
    expect(found(search)).toEqual(await readTruth())
    expect(found(search).join()).toContain(`${tokens[1]} ${late} 99`.toLowerCase())
    // Only the new block and the older half are searched.
    expect(sizes.slice(asked).reduce((sum, one) => sum + (one > 200 ? 0 : one), 0)).toBeLessThan(
      newest * 0.6,
    )
  })

  it('leaves out blocks that a node refuses, and reads them on a retry', async () => {
    const search = nothing()
    let isOpen = false
    const gap = Math.floor(newest / 2)
    const holed: RpcRequest = (method, params) => {
      if (method === 'eth_getLogs' && !isOpen) {
        const [{ fromBlock, toBlock }] = params as [{ fromBlock: string; toBlock: string }]
        const [from, to] = [Number(fromBlock), Number(toBlock)]
        if (from <= gap && gap <= to) return Promise.reject(tooMany())
      }
      return rpc(method, params)
    }
    expect(await run(search, holed)).toBeNull()
    expect(search.state?.failed).toEqual([{ from: gap, to: gap }])
    isOpen = true
    search.state = search.state && { ...search.state, failed: [] }
    expect(await run(search, holed)).toBeNull()
    expect(search.state?.covered).toMatchObject([{ from: 0, to: newest }])
    expect(found(search)).toEqual(truth)
  })

  it('rejects if nodes refuse all blocks', async () => {
    const search = nothing()
    const refusing: RpcRequest = (method, params) =>
      method === 'eth_getLogs' ? Promise.reject(tooMany()) : rpc(method, params)
    expect(await run(search, refusing)).toMatchObject({ code: 'RPC_ERROR' })
    expect(search.rows.size).toBe(0)
  })
})

describe('a revocation', () => {
  const context = () =>
    ({
      account,
      rpc,
      caipNetworkId: 'eip155:1',
      nativeSymbol: 'ETH',
      isSmartAccount: false,
    }) as const

  it('ends each kind of permission on chain, after a simulation with its gas', async () => {
    const search = nothing()
    await run(search, rpc)
    const all = [...search.rows.values()]
    const kinds = [
      all.find(({ kind, holder }) => kind === 'amount' && !holder),
      all.find(({ holder }) => holder),
      all.find(({ kind }) => kind === 'item'),
      all.find(({ kind }) => kind === 'collection'),
    ].filter((one) => one !== undefined)
    expect(kinds).toHaveLength(4)
    for (const one of kinds) {
      const { gasLimit } = await eip155Permissions.simulate([one], context())
      expect(gasLimit).toBeGreaterThan(21_000n)
      await chain.send({ ...toRevokeCall(account, one), gas: toHex(gasLimit ?? 0n) } as never)
    }
    expect(await eip155Permissions.confirm(account, kinds, rpc)).toEqual([])
    const ended = new Set(kinds.map(describeOne))
    expect(await readTruth()).toEqual(truth.filter((one) => !ended.has(one)))
  })

  it('that the contract refuses is not sent', async () => {
    const moved: TokenPermission = {
      id: '',
      kind: 'item',
      token: collectible,
      spender: spenders[0] ?? '',
      amount: null,
      item: 3n,
      expiresAt: null,
      holder: null,
      unit: null,
    }
    await expect(eip155Permissions.simulate([moved], context())).rejects.toMatchObject({
      code: 'TRANSACTION_REVERTED',
    })
    // This contract has no such function, and reverts without a reason.
    const wrong = { ...moved, token: permit2Address }
    await expect(eip155Permissions.simulate([wrong], context())).rejects.toMatchObject({
      code: 'REVOCATION_REFUSED',
    })
  })
})
