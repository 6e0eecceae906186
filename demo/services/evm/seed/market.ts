import { parseEther, parseUnits, ZeroAddress } from 'ethers'
import { aggregator, erc20 } from '../../contracts/abi.ts'
import { creationCode } from '../../contracts/code.ts'
import { factory, router, wrappedEther } from '../../contracts/uniswap.ts'
import { TREASURY } from '../../data/accounts.ts'
import { etherPools, FACTORY, ROUTER, stablePool } from '../../data/market.ts'
import { type DemoToken, tokens } from '../../data/tokens.ts'
import type { Transaction } from './Transaction.ts'

const NEVER = 2n ** 256n - 1n
/** A pool is created with its first liquidity, which costs more gas. */
const POOL_GAS = 3_500_000

/** Creates Uniswap and the aggregator. Their order determines their addresses in `data/market.ts`. */
export function marketCreations(): Transaction[] {
  const code = [
    wrappedEther.code,
    factory.code + factory.abi.encodeDeploy([ZeroAddress]).slice(2),
    router.code + router.abi.encodeDeploy([FACTORY, tokens.WETH.address]).slice(2),
    creationCode('TestAggregator', aggregator, [ROUTER]),
  ]
  return code.map((data) => ({ from: TREASURY, data, gas: 6_000_000 }))
}

/** Adds liquidity to each pool. Tether is only on Ethereum. */
export function poolCreations(isEthereum: boolean): Transaction[] {
  const pools = etherPools.filter(({ token }) => isEthereum || token !== tokens.USDT)
  const withEther = pools.flatMap(({ token, amount, ether }) => [
    ...provide(token, amount),
    addLiquidity(
      'addLiquidityETH',
      [token.address, units(token, amount), 0, 0, TREASURY, NEVER],
      parseEther(ether),
    ),
  ])
  const [one, other] = stablePool
  const amounts = [units(one.token, one.amount), units(other.token, other.amount)]
  return [
    ...withEther,
    ...provide(one.token, one.amount),
    ...provide(other.token, other.amount),
    addLiquidity('addLiquidity', [
      one.token.address,
      other.token.address,
      ...amounts,
      0,
      0,
      TREASURY,
      NEVER,
    ]),
  ]
}

const units = ({ decimals }: DemoToken, amount: string) => parseUnits(amount, decimals)

/** Mints an amount and approves the router. */
function provide(token: DemoToken, amount: string): Transaction[] {
  const call = (name: string, to: string): Transaction => ({
    from: TREASURY,
    to: token.address,
    data: erc20.encodeFunctionData(name, [to, units(token, amount)]),
  })
  return [call('mint', TREASURY), call('approve', ROUTER)]
}

function addLiquidity(name: string, args: unknown[], value = 0n): Transaction {
  const data = router.abi.encodeFunctionData(name, args)
  return { from: TREASURY, to: ROUTER, data, value, gas: POOL_GAS }
}
