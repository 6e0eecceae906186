import { MaxUint256, ZeroAddress } from 'ethers'
import { describe, expect, it } from 'vitest'
import { erc20 } from '../../../../demo/services/contracts/abi.ts'
import { creationCode } from '../../../../demo/services/contracts/code.ts'
import { factory, router, wrappedEther } from '../../../../demo/services/contracts/uniswap.ts'
import type { MarketReading } from '../../../types/market.ts'
import type { SwapToken } from '../../../types/swap.ts'
import { toHex } from '../send/toHex.ts'
import { startTestChain } from '../testing/startTestChain.ts'
import { exchangesOn } from './exchanges.ts'
import { eip155Swapper } from './swapper.ts'

/** Reads pools of Uniswap V2 as published, whose router has its Ethereum address. */

const ether = 10n ** 18n
const tether = '0xdac17f958d2ee523a2206206994597c13d831ec7'
const native = eip155Swapper.nativeAddress
let account: string
let router2: string
let dai: string
let points: string
let unpooled: string

const chain = startTestChain(async ({ rpc, send, call }, accounts) => {
  ;[account = ''] = accounts
  const weth = await send({ data: wrappedEther.code })
  const made = await send({ data: factory.code + factory.abi.encodeDeploy([ZeroAddress]).slice(2) })
  router2 = await send({
    data: router.code + router.abi.encodeDeploy([made, weth]).slice(2),
  })
  const place = async (address: string, code: unknown) => rpc('anvil_setCode', [address, code])
  await place(
    exchangesOn('eip155:1')?.routers[0] ?? '',
    await rpc('eth_getCode', [router2, 'latest']),
  )
  await place(tether, await rpc('eth_call', [{ data: creationCode('TetherLike') }, 'latest']))
  const token = (symbol: string, decimals: number) =>
    send({ data: creationCode('TestToken', erc20, [symbol, symbol, decimals]) })
  dai = await token('DAI', 18)
  points = await token('PTS', 0)
  unpooled = await token('NONE', 18)
  await rpc('anvil_setBalance', [account, toHex(10_000n * ether)])
  const provide = async (address: string, amount: bigint, wei: bigint) => {
    await call(address, erc20, 'mint', [account, amount])
    await call(address, erc20, 'approve', [router2, amount])
    const data = router.abi.encodeFunctionData('addLiquidityETH', [
      address,
      amount,
      0,
      0,
      account,
      MaxUint256,
    ])
    await send({ to: router2, data, value: toHex(wei) })
  }
  await provide(tether, 1_250_000n * 10n ** 6n, 500n * ether)
  await provide(dai, 2_500_000n * ether, 1_000n * ether)
  await provide(points, 100_000n, 10n * ether)
})

const { rpc, send } = chain

const tokenOf = (address: string, decimals = 18): SwapToken => ({
  name: 'T',
  symbol: 'T',
  chainId: 'eip155:1',
  address: `eip155:1:${address}`,
  isNative: address === native,
  decimals,
  iconUrl: null,
})

const read = (source: SwapToken, target: SwapToken | null, amount: bigint) =>
  eip155Swapper.readMarket({ source, target, amount }, rpc)
/** Base units of the target for an amount at the middle price. */
const worth = (reading: MarketReading | null, amount: bigint) =>
  reading?.rate ? (amount * reading.rate.over) / reading.rate.under : null

describe('the market that pools show', () => {
  it('has the middle price of a pool, and dollars by a pool with a well-known dollar token', async () => {
    const seen = await read(tokenOf(native), tokenOf(dai), ether)
    expect(worth(seen, ether)).toBe(2_500n * ether)
    expect(seen?.prices).toEqual({
      [`eip155:1:${native}`]: 2500,
      [`eip155:1:${dai.toLowerCase()}`]: 1,
    })
  })

  it('goes by ether between tokens that share no pool, in each direction and with other decimals', async () => {
    const bought = await read(tokenOf(tether, 6), tokenOf(dai), 100_000_000n)
    expect(worth(bought, 100_000_000n)).toBe(100n * ether)
    const sold = await read(tokenOf(points, 0), tokenOf(tether, 6), 4n)
    expect(worth(sold, 4n)).toBe(1_000_000n)
    expect(sold?.prices[`eip155:1:${points.toLowerCase()}`]).toBe(0.25)
  })

  it('prices the source alone while no target is chosen', async () => {
    const seen = await read(tokenOf(dai), null, ether)
    expect(seen?.rate).toBeNull()
    expect(seen?.prices[`eip155:1:${dai.toLowerCase()}`]).toBe(1)
  })

  it('follows a trade of another account', async () => {
    const value = toHex(200n * ether)
    const path = [
      String(
        router.abi.decodeFunctionResult(
          'WETH',
          String(
            await rpc('eth_call', [
              { to: router2, data: router.abi.encodeFunctionData('WETH') },
              'latest',
            ]),
          ),
        )[0],
      ),
      dai,
    ]
    const data = router.abi.encodeFunctionData('swapExactETHForTokens', [
      0,
      path,
      account,
      MaxUint256,
    ])
    await send({ to: router2, data, value })
    const rate = worth(await read(tokenOf(native), tokenOf(dai), ether), ether) ?? 0n
    expect(rate).toBeLessThan(1_750n * ether)
    expect(rate).toBeGreaterThan(1_700n * ether)
  })

  it('is unknown if the pools are not twenty times as deep as the trade', async () => {
    const deep = await read(tokenOf(native), tokenOf(points, 0), ether / 2n)
    expect(worth(deep, ether / 2n)).toBe(5_000n)
    const shallow = await read(tokenOf(native), tokenOf(points, 0), ether / 2n + 1n)
    expect(shallow?.rate).toBeNull()
    expect(shallow?.prices).toEqual({ [`eip155:1:${native}`]: 2500 })
  })

  it('is unknown without a pool, without a known exchange, and if no node responds', async () => {
    expect((await read(tokenOf(native), tokenOf(unpooled), ether))?.rate).toBeNull()
    const elsewhere = {
      ...tokenOf(native),
      chainId: 'eip155:250' as const,
      address: `eip155:250:${native}`,
    }
    expect(await read(elsewhere, null, ether)).toBeNull()
    const request = { source: tokenOf(native), target: tokenOf(dai), amount: ether }
    expect(await eip155Swapper.readMarket(request, () => Promise.reject(new Error()))).toBeNull()
  })
})

describe('a read by the wallet’s node', () => {
  const wallet = (id: string) => ({
    request: ({ method, params }: { method: string; params?: readonly unknown[] }) =>
      method === 'eth_chainId' ? Promise.resolve(id) : rpc(method, params),
  })

  it('gives what the chain has, and rejects while the wallet is on another network', async () => {
    const request = { source: tokenOf(native), target: tokenOf(dai), amount: ether }
    const own = eip155Swapper.readByWallet(wallet('0x1'), 'eip155:1')
    expect(worth(await eip155Swapper.readMarket(request, own), ether)).toBe(2_500n * ether)
    const other = eip155Swapper.readByWallet(wallet('0x2105'), 'eip155:1')
    await expect(other('eth_blockNumber')).rejects.toMatchObject({ code: 'RPC_ERROR' })
    expect(await eip155Swapper.readMarket(request, other)).toBeNull()
  })

  it('rejects with the wallet’s code and reason', async () => {
    const refusing = { request: () => Promise.reject({ code: 4200, message: 'Unsupported' }) }
    const own = eip155Swapper.readByWallet(refusing, 'eip155:1')
    await expect(own('eth_call')).rejects.toMatchObject({
      code: 'RPC_ERROR',
      params: { code: 4200, message: 'Unsupported' },
    })
  })
})
