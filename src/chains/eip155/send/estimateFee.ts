import { Interface } from 'ethers/abi'
import type { RpcRequest } from '../../../types/chainAdapter.ts'
import { leastOf } from '../../../utils/leastOf.ts'
import type { TransferCall } from './encodeTransfer.ts'
import { fromHex, toHex } from './toHex.ts'

/** Where an estimate cannot be had: what a plain transfer takes, and more than most tokens take. */
const plainGas = 21_000n
const tokenGas = 100_000n

/** What is offered to miners where nodes do not say what is usual. */
const usualTip = 1_500_000_000n

/** Networks on top of another charge for the data that they put there: OP Stack's contract says how much. */
const dataFees = new Interface(['function getL1Fee(bytes data) view returns (uint256)'])
const dataFeeOracle = '0x420000000000000000000000000000000000000F'
/** About as long as a signed transfer; only the length counts, and bytes that are not zero. */
const overheadDigits = 'ff'.repeat(110)

export interface Fee {
  gas: bigint
  /** How the fee is written in a transaction: by EIP-1559, or as a gas price before that. */
  prices: { maxFeePerGas: bigint; maxPriorityFeePerGas: bigint } | { gasPrice: bigint }
  /** What a block asks for now, in wei for each unit of gas: nothing that offers less gets into one. */
  basePerGas: bigint
  /** What a network on top of another takes beside the gas, in wei. */
  dataWei: bigint
  /** The most that the network may ask for, in wei. */
  maxWei: bigint
}

/** What a node answers to a question that it may not know. */
async function ask(rpc: RpcRequest, method: string, params: readonly unknown[] = []) {
  return rpc(method, params).catch(() => undefined)
}

async function readGas(call: TransferCall, rpc: RpcRequest): Promise<bigint> {
  const isPlain = call.data === '0x'
  const answer = fromHex(await ask(rpc, 'eth_estimateGas', [call]))
  if (answer === null) return isPlain ? plainGas : tokenGas
  // A token may take more once it is there than when it was tried.
  return answer === plainGas ? answer : (answer * 12n) / 10n
}

async function readPrices(rpc: RpcRequest): Promise<Pick<Fee, 'prices' | 'basePerGas'>> {
  const [block, tip, gasPrice] = await Promise.all([
    rpc('eth_getBlockByNumber', ['latest', false]),
    ask(rpc, 'eth_maxPriorityFeePerGas'),
    ask(rpc, 'eth_gasPrice'),
  ])
  const { baseFeePerGas } = Object(block) as { baseFeePerGas?: unknown }
  const base = fromHex(baseFeePerGas)
  const plain = fromHex(gasPrice)
  if (base === null) return { prices: { gasPrice: plain ?? usualTip }, basePerGas: 0n }
  const maxPriorityFeePerGas =
    fromHex(tip) ?? (plain !== null && plain > base ? plain - base : usualTip)
  // Enough for six full blocks in a row, each of which raises the base fee by an eighth.
  const maxFeePerGas = 2n * base + maxPriorityFeePerGas
  return { prices: { maxFeePerGas, maxPriorityFeePerGas }, basePerGas: base }
}

async function readDataFee({ data }: TransferCall, rpc: RpcRequest): Promise<bigint> {
  const encoded = dataFees.encodeFunctionData('getL1Fee', [data + overheadDigits])
  const answer = await ask(rpc, 'eth_call', [{ to: dataFeeOracle, data: encoded }, 'latest'])
  // Twice as much, as it changes from block to block.
  return 2n * (fromHex(answer) ?? 0n)
}

/**
 * What sending takes at most. `knownGas`: what the call takes, where that is known already. Throws what `rpc` throws where
 * not even the latest block can be read.
 */
export async function estimateFee(
  call: TransferCall,
  rpc: RpcRequest,
  knownGas?: bigint,
): Promise<Fee> {
  const [gas, { prices, basePerGas }, dataWei] = await Promise.all([
    knownGas ?? readGas(call, rpc),
    readPrices(rpc),
    readDataFee(call, rpc),
  ])
  const perGas = 'gasPrice' in prices ? prices.gasPrice : prices.maxFeePerGas
  return { gas, prices, basePerGas, dataWei, maxWei: gas * perGas + dataWei }
}

/**
 * The fee as `eth_sendTransaction` takes it, so that no more than `limitWei` may be asked for; null where that is less
 * than a block asks for.
 */
export function toFeeFields(
  { gas, prices, basePerGas, dataWei }: Fee,
  limitWei: bigint,
): Record<string, string> | null {
  const mostPerGas = limitWei > dataWei ? (limitWei - dataWei) / gas : 0n
  if (mostPerGas === 0n || mostPerGas < basePerGas) return null
  const all = Object.entries({ gas, ...prices }).map(([name, value]) => [
    name,
    toHex(name === 'gas' ? value : leastOf(value, mostPerGas)),
  ])
  return Object.fromEntries(all)
}
