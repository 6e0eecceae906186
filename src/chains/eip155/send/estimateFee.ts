import { Interface } from 'ethers/abi'
import { WalletModalError } from '../../../errors/WalletModalError.ts'
import { isChainError } from '../../../services/jsonRpc/rpcErrors.ts'
import type { RpcRequest } from '../../../types/chainAdapter.ts'
import { leastOf } from '../../../utils/leastOf.ts'
import type { TransferCall } from './encodeTransfer.ts'
import { fromHex, toHex } from './toHex.ts'

/**
 * Gas of a transfer if no node has estimated it. This amount is exact for the native token. The amount for tokens is
 * more than most tokens use.
 */
const plainGas = 21_000n
const tokenGas = 100_000n

/** Priority fee in wei per gas, if the node reports none. */
const usualTip = 1_500_000_000n

/** Function of the contracts that return the data fee, which an L2 charges for posting a transaction to L1. */
const dataFees = new Interface(['function getL1Fee(bytes data) view returns (uint256)'])
/**
 * Addresses of these contracts, one of which an L2 may have: `GasPriceOracle` of the OP Stack and of Morph, and
 * `L1GasPriceOracle` of Scroll (https://docs.scroll.io/en/developers/transaction-fees-on-scroll, read in November 2026).
 */
const dataFeeOracles = [
  '0x420000000000000000000000000000000000000F',
  '0x5300000000000000000000000000000000000002',
  '0x530000000000000000000000000000000000000f',
]
/**
 * Hexadecimal digits in place of the other fields of the signed transaction. The digits may be arbitrary, because the
 * data fee depends only on the number of non-zero bytes.
 */
const overheadDigits = 'ff'.repeat(110)

export interface Fee {
  gas: bigint
  /**
   * Gas limit; undefined without an estimate. The wallet then sets the limit, because a call with a too low limit would
   * fail.
   */
  gasLimit: bigint | undefined
  prices: { maxFeePerGas: bigint; maxPriorityFeePerGas: bigint } | { gasPrice: bigint }
  /** Current minimum price (base fee) in wei per gas. 0 on networks without a base fee. */
  basePerGas: bigint
  /** Data fee of an L2, in wei. */
  dataWei: bigint
  maxWei: bigint
  /** True if the user has chosen the prices, which no step then changes. */
  isChosen: boolean
}

/** A rate that the user has chosen, in gwei; `feeRate` is null without a choice. */
export interface ChosenFee {
  feeRate?: number | null
  feeTip?: number | null
}

/** Wei in a gwei. Rates below 9 million gwei are exact as numbers of gwei. */
const gwei = 1e9

export const toGwei = (perGas: bigint): number => Number(perGas) / gwei

const toPerGas = (rate: number): bigint => BigInt(Math.round(rate * gwei))

/** Returns the fee with the chosen prices in place of the node's; a network without a base fee takes one price. */
function withChosen(
  read: Pick<Fee, 'prices' | 'basePerGas'>,
  { feeRate = null, feeTip = null }: ChosenFee,
): Pick<Fee, 'prices' | 'basePerGas' | 'isChosen'> {
  if (feeRate === null) return { ...read, isChosen: false }
  const most = toPerGas(feeRate)
  const tip = leastOf(feeTip === null ? most : toPerGas(feeTip), most)
  const prices =
    'gasPrice' in read.prices
      ? { gasPrice: most }
      : { maxFeePerGas: most, maxPriorityFeePerGas: tip }
  return { ...read, prices, isChosen: true }
}

async function request(rpc: RpcRequest, method: string, params: readonly unknown[] = []) {
  return rpc(method, params).catch(() => undefined)
}

/** @throws WalletModalError SERVICE_INVALID_RESPONSE, because no transaction uses less gas than a plain transfer */
function requireGas(gas: bigint): bigint {
  if (gas >= plainGas) return gas
  throw new WalletModalError('SERVICE_INVALID_RESPONSE', {
    longMessage: `${gas} gas is too little`,
  })
}

/** Adds a fifth to an estimate, since a contract may use more gas in the block. */
const withMargin = (gas: bigint) => (gas === plainGas ? gas : (gas * 12n) / 10n)

/**
 * Estimates the gas limit of a call. Null if the node reports an error, because the call would revert or depends on an
 * earlier call. Rejects with SERVICE_INVALID_RESPONSE if the estimate is too low to be true.
 */
export async function estimateGasLimit(
  call: TransferCall,
  rpc: RpcRequest,
): Promise<bigint | null> {
  const response = fromHex(await request(rpc, 'eth_estimateGas', [call]))
  return response === null ? null : withMargin(requireGas(response))
}

/**
 * Returns the gas limit of a simulated call: `maxUsedGas` if the node reports it, else `gasUsed` and a quarter. The
 * quarter is added because `gasUsed` excludes two amounts: refunds, which are at most a fifth (EIP-3529), and the 64th
 * of gas that each call between contracts reserves (EIP-150).
 */
export function gasLimitOfSimulated(call: {
  gasUsed: bigint
  maxUsedGas?: bigint | null | undefined
}): bigint {
  const most = call.maxUsedGas ?? (call.gasUsed === plainGas ? plainGas : (call.gasUsed * 5n) / 4n)
  return withMargin(requireGas(most))
}

export async function readPrices(rpc: RpcRequest): Promise<Pick<Fee, 'prices' | 'basePerGas'>> {
  const [block, tip, gasPrice] = await Promise.all([
    rpc('eth_getBlockByNumber', ['latest', false]),
    request(rpc, 'eth_maxPriorityFeePerGas'),
    request(rpc, 'eth_gasPrice'),
  ])
  const { baseFeePerGas } = Object(block) as { baseFeePerGas?: unknown }
  const base = fromHex(baseFeePerGas)
  const plain = fromHex(gasPrice)
  if (base === null) return { prices: { gasPrice: requirePrice(plain ?? 0n) }, basePerGas: 0n }
  const own = fromHex(tip) ?? (plain !== null && plain > base ? plain - base : usualTip)
  // BNB Chain has no base fee, so that the tip is the whole price (https://docs.bnbchain.org, read in November 2026). A
  // node that reports none on another network is contradicted by its gas price.
  const maxPriorityFeePerGas = base === 0n && plain !== null && plain > own ? plain : own
  // Twice the base fee suffices for six full blocks in a row, since a full block raises the base fee by an eighth.
  const maxFeePerGas = requirePrice(2n * base + maxPriorityFeePerGas)
  return { prices: { maxFeePerGas, maxPriorityFeePerGas }, basePerGas: base }
}

/** @throws WalletModalError SERVICE_INVALID_RESPONSE, because no supported network includes transactions for nothing */
function requirePrice(perGas: bigint): bigint {
  if (perGas > 0n) return perGas
  throw new WalletModalError('SERVICE_INVALID_RESPONSE', { longMessage: 'The gas price is 0' })
}

async function readDataFee({ data }: TransferCall, rpc: RpcRequest): Promise<bigint> {
  const encoded = dataFees.encodeFunctionData('getL1Fee', [data + overheadDigits])
  const fees = dataFeeOracles.map(async (to) => {
    const response = await rpc('eth_call', [{ to, data: encoded }, 'latest']).catch(
      (thrown: unknown) => {
        // A contract at this address that is no oracle reverts. Without a response the fee is unknown.
        if (isChainError(thrown)) return null
        throw thrown
      },
    )
    return fromHex(response) ?? 0n
  })
  const [fee = 0n] = (await Promise.all(fees)).sort((one, other) => Number(other - one))
  // The data fee is doubled, because it changes from block to block.
  return 2n * fee
}

/**
 * Estimates gas and fee of a call. `knownGas` replaces the estimate of gas, `chosen` the node's prices. Rejects with
 * errors of `rpc` if the latest block or the data fee cannot be read, and with SERVICE_INVALID_RESPONSE if gas or price
 * are too low to be true.
 */
export async function estimateFee(
  call: TransferCall,
  rpc: RpcRequest,
  knownGas?: bigint,
  chosen: ChosenFee = {},
): Promise<Fee> {
  const [gasLimit, read, dataWei] = await Promise.all([
    knownGas ?? estimateGasLimit(call, rpc).then((limit) => limit ?? undefined),
    readPrices(rpc),
    readDataFee(call, rpc),
  ])
  const gas = gasLimit ?? (call.data === '0x' ? plainGas : tokenGas)
  const priced = withChosen(read, chosen)
  return { gas, gasLimit, ...priced, dataWei, maxWei: gas * mostPerGas(priced) + dataWei }
}

/** A gas price without a base fee has no margin of its own, unless the user has chosen it. */
function mostPerGas({ prices, isChosen }: Pick<Fee, 'prices' | 'isChosen'>): bigint {
  if (!('gasPrice' in prices)) return prices.maxFeePerGas
  return isChosen ? prices.gasPrice : (prices.gasPrice * 5n) / 4n
}

/** Price per gas that the next blocks take: the base fee rises by an eighth from a block to the next. */
function neededPerGas(fee: Fee): bigint {
  const { prices, basePerGas } = fee
  // A chosen price is paid as it is: with less than blocks take, the transaction waits.
  if (fee.isChosen) return mostPerGas(fee)
  if ('gasPrice' in prices) return prices.gasPrice
  return basePerGas + basePerGas / 8n + prices.maxPriorityFeePerGas
}

/** Data fee that the next blocks take: half the doubled fee, and an eighth. */
const neededData = ({ dataWei }: Fee) => dataWei / 2n + dataWei / 16n

/**
 * Gas that a call needs: a chosen price has no margin that could pay for a slightly higher estimate, so that of the gas is
 * given up.
 */
const neededGas = ({ gas, isChosen }: Fee): bigint =>
  isChosen && gas !== plainGas ? (gas * 10n) / 12n : gas

/** Returns the fee that a call needs in the next blocks, in wei; less than `maxWei`, which has a margin. */
export const neededWei = (fee: Fee): bigint => neededGas(fee) * neededPerGas(fee) + neededData(fee)

/** Factor above the present fee up to which a fee that is already shown is kept. */
const keptFactor = 2n

/** Returns a fee that is already shown, as long as the call still needs about as much; else the present one. */
export function keepShown(fee: Fee, shown: bigint | null): bigint {
  if (shown === null || shown < neededWei(fee) || fee.isChosen) return fee.maxWei
  return shown > fee.maxWei * keptFactor ? fee.maxWei : shown
}

/**
 * Returns the fee fields of a transaction that costs at most `limitWei`. Null if this limit is below the block's
 * minimum.
 */
export function toFeeFields(fee: Fee, limitWei: bigint): Record<string, string> | null {
  const { gas, prices, basePerGas, dataWei } = fee
  if (fee.isChosen) {
    const isPaid = gas * mostPerGas(fee) + neededData(fee) <= limitWei
    return isPaid ? toFields({ gas, ...prices }) : null
  }
  const perGas = (data: bigint) => (limitWei > data ? (limitWei - data) / gas : 0n)
  const needed = neededPerGas(fee)
  // The margin of the data fee is given up before that of the gas price.
  const limit =
    perGas(dataWei) >= needed ? perGas(dataWei) : leastOf(perGas(neededData(fee)), needed)
  if (limit === 0n || limit < basePerGas) return null
  const limited = Object.entries(prices).map(([name, value]) => [name, leastOf(value, limit)])
  return toFields({ gas, ...Object.fromEntries(limited) })
}

const toFields = (fields: Record<string, bigint>): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, toHex(value)]))
