import { loadLaterPart } from '../../chains/laterFamilies.ts'
import { accountOf } from '../../controllers/accounts.ts'
import { liveConnection } from '../../controllers/connections.ts'
import { type PreparedSwap, swap } from '../../controllers/swap.ts'
import type { ErrorCode } from '../../errors/codes.ts'
import { WalletModalError } from '../../errors/WalletModalError.ts'
import {
  buildApproval,
  buildTransaction,
  getAllowance,
} from '../../services/blockchainApi/convert.ts'
import type { ServiceContext } from '../../services/serviceContext.ts'
import type { OrderPayment, PayingAccount } from '../../types/order.ts'
import type { SwapToken } from '../../types/swap.ts'
import type { SwapCall, SwapOrder, Swapper } from '../../types/swapper.ts'
import { toCaipAddress } from '../../utils/caip.ts'
import { frozenCopy } from '../../utils/frozenCopy.ts'
import { contextOf } from '../account/payingAccount.ts'
import { toFiatUnits, toUsd } from '../amounts/fiatUnits.ts'
import { toWalletModalError } from '../report/reportError.ts'
import { keyOf } from './assessSwap.ts'
import { readSlippage } from './readSlippage.ts'
import { rehearseCalls } from './rehearseCalls.ts'
import { swapService } from './swappingAccount.ts'
import { minimumOf, orderMs } from './swapRules.ts'

/**
 * Returns the draft as an order.
 *
 * @throws WalletModalError INCORRECT_AMOUNT if the draft is incomplete; BALANCE_UNAVAILABLE if the balance of a token
 * has not been read from a node
 */
export function readOrder({ address, network, isSmartAccount }: PayingAccount): SwapOrder {
  const { sourceToken, toToken, quote } = swap
  const slippage = readSlippage(swap)
  if (!sourceToken || !toToken || !quote || slippage === null)
    throw new WalletModalError('INCORRECT_AMOUNT')
  // `readHoldings` stores a balance only if the contract's decimals equal those of the service.
  for (const token of [sourceToken, toToken])
    if (!token.isNative && swap.holdings[keyOf(token)] === undefined)
      throw new WalletModalError('BALANCE_UNAVAILABLE')
  return {
    account: address,
    source: { ...sourceToken },
    target: { ...toToken },
    quote: { ...quote },
    slippage,
    minimum: minimumOf(quote.toAmount, slippage),
    nativeSymbol: network.nativeCurrency.symbol,
    isSmartAccount,
  }
}

/** Returns an amount of a swap's token in the form of an order. */
export function toPayment(
  { symbol, decimals, iconUrl, isNative, address, chainId }: SwapToken,
  amountBaseUnits: bigint,
  price: number | undefined,
): OrderPayment {
  return {
    token: isNative ? null : address.slice(`${chainId}:`.length),
    tokenId: isNative ? null : address,
    symbol,
    decimals,
    iconUrl,
    amountBaseUnits,
    cents: toFiatUnits(amountBaseUnits, { price, decimals }),
  }
}

interface Build {
  paying: PayingAccount
  order: SwapOrder
  swapper: Swapper
  context: ServiceContext
  signal: AbortSignal
}

/** Rejects with `code` if a request to the service fails; `longMessage` has the service's reason. */
async function step<Result>(code: ErrorCode, pending: Promise<Result>): Promise<Result> {
  try {
    return await pending
  } catch (thrown) {
    const { longMessage } = toWalletModalError(thrown)
    throw new WalletModalError(code, { longMessage, cause: thrown })
  }
}

function addressesOf({ paying, order, signal }: Build) {
  const userAddress = toCaipAddress(paying.network.caipNetworkId, paying.address)
  return { userAddress, from: order.source.address, to: order.target.address, signal }
}

/**
 * Allowance in base units, from the chain if possible: the service may return a stale one, or that of another spender.
 */
async function readAllowance(build: Build, spender: string): Promise<bigint> {
  const { paying, order, swapper, context } = build
  const { userAddress } = addressesOf(build)
  const [told, known] = await Promise.all([
    step(
      'ALLOWANCE_UNAVAILABLE',
      getAllowance(context, { tokenAddress: order.source.address, userAddress }),
    ),
    swapper.readAllowance(order, spender, contextOf(paying).rpc).catch(() => null),
  ])
  return known ?? told
}

async function buildApprovals(build: Build, { to: spender }: SwapCall): Promise<SwapCall[]> {
  const { paying, order, swapper, context } = build
  if (order.source.isNative) return []
  const allowance = await readAllowance(build, spender)
  if (allowance >= order.quote.fromAmount) return []
  const built = await step('APPROVAL_BUILD_FAILED', buildApproval(context, addressesOf(build)))
  const { rpc } = contextOf(paying)
  return swapper.toApprovals(order, built, { spender, allowance, rpc })
}

type Calls = Pick<
  PreparedSwap,
  'trade' | 'call' | 'approvals' | 'isBatch' | 'arrives' | 'isProved' | 'gasLimits'
>

/** Freezes what the review shows and the press submits, with the prices of this moment. */
function toPrepared(
  paying: PayingAccount,
  calls: Calls,
  cost: { feeBaseUnits: bigint } | null,
): PreparedSwap {
  const { source, target, quote } = calls.trade
  const native = swap.tokens.filter(({ isNative }) => isNative)
  const keys = [source, target, ...native].map(keyOf)
  const prices = Object.fromEntries(
    Object.entries(swap.prices).filter(([key]) => keys.includes(key)),
  )
  const ceiling = cost?.feeBaseUnits ?? null
  const { decimals } = paying.network.nativeCurrency
  const price = native[0] && prices[keyOf(native[0])]
  const madeAt = Date.now()
  return frozenCopy<PreparedSwap>({
    ...calls,
    kind: calls.approvals.length > 0 && !calls.isBatch ? 'approve' : 'swap',
    account: paying,
    to: calls.call.to,
    pays: toPayment(source, quote.fromAmount, prices[keyOf(source)]),
    fee: {
      ceiling,
      isOfWallet: true,
      isExact: false,
      gasLimit: calls.gasLimits?.at(-1) ?? null,
      rate: null,
      usd: ceiling === null ? null : toUsd(ceiling, decimals, price),
      deposit: 0n,
    },
    nativeBalance: native[0] ? (swap.holdings[keyOf(native[0])] ?? null) : null,
    madeAt,
    deadline: madeAt + orderMs,
    prices,
    evidence: swap.evidence && { ...swap.evidence },
    tokens: native,
  })
}

async function takesBatches(swapper: Swapper, { namespace, address, network }: PayingAccount) {
  const provider = liveConnection(namespace)?.connection.provider
  return provider !== undefined && swapper.takesBatches(provider, address, network.caipNetworkId)
}

/**
 * Builds and simulates the calls of an order.
 *
 * @throws WalletModalError SWAP_UNSUPPORTED if the service does not serve the network; SWAP_BUILD_FAILED,
 * ALLOWANCE_UNAVAILABLE or APPROVAL_BUILD_FAILED if a request to it fails; SWAP_REFUSED if its call differs from the
 * order; SWAP_SHORTFALL if the simulation returns less than the minimum; the simulation's errors
 */
export async function buildSwap(
  paying: PayingAccount,
  order: SwapOrder,
  signal: AbortSignal,
): Promise<PreparedSwap> {
  const [swapper, context] = await Promise.all([
    loadLaterPart(paying.namespace, 'swapper'),
    swapService(paying, 'SWAP_UNSUPPORTED'),
  ])
  const build: Build = { paying, order, swapper, context, signal }
  const amount = order.quote.fromAmount
  const built = await step(
    'SWAP_BUILD_FAILED',
    buildTransaction(context, {
      ...addressesOf(build),
      amount,
      slippagePercent: Number(order.slippage) / 100,
    }),
  )
  const { tokenBalance } = accountOf(paying.namespace)
  const known = [...swap.tokens, ...(tokenBalance ?? [])].map(({ address: token }) => token ?? '')
  const call = swapper.toCall(order, built, known)
  const approvals = await buildApprovals(build, call)
  const { rpc } = contextOf(paying)
  const calls = [...approvals, call]
  const { arrives, gasLimits, isProved } = await rehearseCalls(paying, order, calls)
  const gas = gasLimits?.reduce((sum, limit) => sum + limit, 0n) ?? null
  // Calls that no node has simulated together are requested one by one, so that the swap is simulated after the approval.
  const isBatch = approvals.length > 0 && isProved && (await takesBatches(swapper, paying))
  // Without a simulation the gas is a guess, and the wallet could not be held to the fee. That of a smart account is its
  // bundler's, or a paymaster pays. A batch has gas of its own.
  const isOfWallet = gas === null || paying.isSmartAccount || isBatch
  const cost = isOfWallet ? null : await swapper.estimate(calls, gas, rpc).catch(() => null)
  const seen = { arrives, gasLimits, isProved, isBatch }
  return toPrepared(paying, { trade: order, call, approvals, ...seen }, cost)
}
