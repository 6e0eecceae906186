import { AbiCoder } from 'ethers'
import { describe, expect, it } from 'vitest'
import { erc20, erc721, erc1155, thief } from '../../../../demo/services/contracts/abi.ts'
import { creationCode } from '../../../../demo/services/contracts/code.ts'
import type { SwapToken } from '../../../types/swap.ts'
import type { SwapCall, SwapOrder } from '../../../types/swapper.ts'
import { fromHex, toHex } from '../send/toHex.ts'
import { startTestChain } from '../testing/startTestChain.ts'
import { eip155Swapper } from './swapper.ts'

/** Simulates swaps on a real chain. Some of the contracts try to detect the simulation. */

let account: string
let exchange: string
let dai: string
let wbtc: string
let collectible: string
let items: string

const native = '0x0000000000000000000000000000000000000000'
const ether = 10n ** 18n
const chain = startTestChain(async ({ rpc, send, call }, accounts) => {
  ;[account = ''] = accounts
  const token = (symbol: string) =>
    send({ data: creationCode('TestToken', erc20, [symbol, symbol, 18]) })
  exchange = await send({ data: creationCode('TestThief') })
  dai = await token('DAI')
  wbtc = await token('WBTC')
  collectible = await send({ data: creationCode('TestCollectible', erc721, ['C', 'C', '']) })
  items = await send({ data: creationCode('TestItems', erc1155, ['I', '']) })
  await call(dai, erc20, 'mint', [exchange, 1_000n * ether])
  await call(dai, erc20, 'mint', [account, 1_000n * ether])
  await call(wbtc, erc20, 'mint', [account, ether])
  await call(wbtc, erc20, 'approve', [exchange, ether])
  await call(collectible, erc721, 'mint', [account, 7n])
  await send({
    to: collectible,
    data: `0x095ea7b3${AbiCoder.defaultAbiCoder().encode(['address', 'uint256'], [exchange, 7n]).slice(2)}`,
  })
  await call(items, erc1155, 'mint', [account, 7n, 1n])
  await call(items, erc1155, 'setApprovalForAll', [exchange, true])
  await rpc('anvil_setBalance', [exchange, toHex(100n * ether)])
})

const { rpc, blind, send, call, mineForKnownAddress } = chain

const tokenOf = (address: string): SwapToken => ({
  name: 'T',
  symbol: 'T',
  chainId: 'eip155:1',
  address: `eip155:1:${address === native ? eip155Swapper.nativeAddress : address}`,
  isNative: address === native,
  decimals: 18,
  iconUrl: null,
})

function orderOf(source: string, target: string): SwapOrder {
  const quote = { fromAmount: ether, toAmount: 100n * ether }
  return {
    account,
    source: tokenOf(source),
    target: tokenOf(target),
    quote,
    slippage: 100n,
    minimum: 99n * ether,
    nativeSymbol: 'ETH',
    isSmartAccount: false,
  }
}

function swapCall(source: string, name: string, args: readonly unknown[]): SwapCall {
  const value = source === native ? toHex(ether) : '0x0'
  return { from: account, to: exchange, value, data: thief.encodeFunctionData(name, args) }
}
const honest = (source: string, target: string, wanted = 100n * ether) =>
  swapCall(source, 'swap', [source, ether, target, wanted, native, 0n])
const approval = (amount: bigint): SwapCall => ({
  from: account,
  to: dai,
  value: '0x0',
  data: erc20.encodeFunctionData('approve', [exchange, amount]),
})

describe('a simulated swap', () => {
  it('returns the exact amount of received tokens or ether, and the gas', async () => {
    const bought = await eip155Swapper.rehearse(orderOf(native, dai), [honest(native, dai)], rpc)
    expect(bought.arrives).toBe(100n * ether)
    const [limit = 0n] = bought.gasLimits ?? []
    expect(limit).toBeGreaterThan(40_000n)
    expect(limit).toBeLessThan(150_000n)
    const sell = { ...orderOf(dai, native), minimum: ether }
    const calls = [approval(ether), honest(dai, native, ether)]
    const sold = await eip155Swapper.rehearse(sell, calls, rpc)
    expect(sold.arrives).toBe(ether)
    expect(sold.gasLimits).toHaveLength(2)
  })

  it.each([
    ['always', 0],
    ['tx.gasprice', 1],
    ['block.basefee', 2],
    ['block.prevrandao', 3],
    ['block.coinbase', 4],
    ['block.timestamp', 5],
    ['gasleft()', 6],
    ['block.number', 7],
    ['the code of a known address', 8],
  ])('is not revealed to a contract through %s', async (_, probe) => {
    await mineForKnownAddress()
    const order = orderOf(native, dai)
    const trial = eip155Swapper.rehearse(
      order,
      [swapCall(native, 'pay', [probe, dai, 100n * ether])],
      rpc,
    )
    if (probe === 0) expect((await trial).arrives).toBe(100n * ether)
    else await expect(trial).rejects.toMatchObject({ code: 'SWAP_SHORTFALL' })
  })

  it.each([
    ['another token', 'swap', () => [native, 0n, dai, 100n * ether, wbtc, ether]],
    ['a collectible', 'swapAndTakeCollectible', () => [dai, 100n * ether, collectible, 7n]],
    ['an item', 'swapAndTakeItems', () => [dai, 100n * ether, items, 7n]],
  ])('that takes %s through an earlier allowance is refused', async (_, name, args) => {
    const trial = eip155Swapper.rehearse(
      orderOf(native, dai),
      [swapCall(native, name, args())],
      rpc,
    )
    await expect(trial).rejects.toMatchObject({ code: 'SWAP_TAKES_MORE' })
  })

  it('is refused if it takes more of the source token than ordered', async () => {
    await call(dai, erc20, 'approve', [exchange, 3n * ether])
    const order = { ...orderOf(dai, native), minimum: ether }
    const more = swapCall(dai, 'swap', [dai, ether, native, ether, dai, ether])
    const trial = eip155Swapper.rehearse(order, [more], rpc)
    await expect(trial).rejects.toMatchObject({ code: 'SWAP_SHORTFALL' })
  })

  it('is refused if it calls an address without code, even if the node cannot simulate', async () => {
    const withoutCode = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
    const trial = eip155Swapper.rehearse(
      orderOf(native, dai),
      [{ ...honest(native, dai), to: withoutCode }],
      blind,
    )
    await expect(trial).rejects.toMatchObject({ code: 'SWAP_REFUSED' })
    const estimated = { arrives: null, gasLimits: [expect.any(BigInt)] }
    const order = orderOf(native, dai)
    expect(await eip155Swapper.rehearse(order, [honest(native, dai)], blind)).toEqual(estimated)
  })

  it('reports insufficient gas, except for a smart account', async () => {
    await rpc('anvil_setBalance', [account, toHex(ether + 1n)])
    const order = orderOf(native, dai)
    const trial = eip155Swapper.rehearse(order, [honest(native, dai)], rpc)
    await expect(trial).rejects.toMatchObject({ code: 'INSUFFICIENT_FUNDS' })
    const smart = { ...order, isSmartAccount: true }
    const seen = await eip155Swapper.rehearse(smart, [honest(native, dai)], rpc)
    expect(seen.arrives).toBe(100n * ether)
  })
})

describe('the amount received by a mined swap', () => {
  it('is read from the receipt for tokens, and from the balance for ether, unless another event changed the balance', async () => {
    const bought = await send({ ...honest(native, dai, 3n * ether) })
    expect(await eip155Swapper.readArrived(orderOf(native, dai), bought, rpc)).toBe(3n * ether)
    await call(dai, erc20, 'approve', [exchange, 2n * ether])
    const order = orderOf(dai, native)
    const sold = await send(honest(dai, native, 5n * ether))
    expect(await eip155Swapper.readArrived(order, sold, rpc)).toBe(5n * ether)
    await rpc('evm_setAutomine', [false])
    const among = (await rpc('eth_sendTransaction', [
      { ...honest(dai, native, 5n * ether), gas: '0x4c4b40' },
    ])) as string
    const [, other] = (await rpc('eth_accounts', [])) as string[]
    await rpc('eth_sendTransaction', [{ from: other, to: account, value: '0x5' }])
    await rpc('evm_mine', [])
    await rpc('evm_setAutomine', [true])
    expect(
      fromHex(((await rpc('eth_getTransactionReceipt', [among])) as { status: string }).status),
    ).toBe(1n)
    expect(await eip155Swapper.readArrived(order, among, rpc)).toBeNull()
  })
})
