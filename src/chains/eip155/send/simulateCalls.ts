import { Interface } from 'ethers/abi'
import { hexlify } from 'ethers/utils'
import * as z from 'zod/mini'
import { WalletModalError } from '../../../errors/WalletModalError.ts'
import type { RpcRequest } from '../../../types/chainAdapter.ts'
import { leastOf } from '../../../utils/leastOf.ts'
import { finiteNumber, text } from '../../../utils/schemas.ts'
import { applySettings, type CallSettings, withoutSettings } from './callSettings.ts'
import type { TransferCall } from './encodeTransfer.ts'
import { estimateFee, type Fee, gasLimitOfSimulated } from './estimateFee.ts'
import { type ChainLog, logSchema, quantity } from './movements.ts'
import { fromHex, toHex } from './toHex.ts'

const erc20 = new Interface(['function balanceOf(address owner) view returns (uint256)'])

/** Bytecode that returns `GASPRICE` and the native balance of the given address. */
const lensCode = '0x3a6000526000353160205260406000f3'

const header = z.object({
  number: quantity,
  timestamp: quantity,
  miner: text,
  baseFeePerGas: z.optional(quantity),
})
const history = z.object({ baseFeePerGas: z.array(quantity) })
const result = z.object({
  status: text,
  returnData: text,
  gasUsed: quantity,
  maxUsedGas: z.optional(quantity),
  logs: z.array(logSchema),
  error: z.optional(z.object({ code: finiteNumber, message: text, data: z.optional(z.unknown()) })),
})
const blocks = z.array(z.object({ calls: z.array(result) }))
type Result = z.output<typeof result>

/** A balance after the simulation and its change, in base units. */
interface BalanceChange {
  before: bigint
  change: bigint
}

export interface SimulatedCalls {
  /** The error of the first call that fails. Null if all calls succeed. */
  failure: WalletModalError | null
  /** Native balance of the account. The change does not include the gas fee. */
  native: BalanceChange
  /** One balance change for each of `holdings`, in the same order. */
  tokens: BalanceChange[]
  /** Tolerance in wei for the change of the native balance: some L2s charge a data fee in addition to gas. */
  dataWei: bigint
  logs: ChainLog[]
  /** Values that `reads` have returned, in hexadecimal. */
  read: string[]
  returned: string[]
  gasLimits: bigint[]
  /** Most that the network takes at the node's prices, in wei. */
  feeWei: bigint
}

interface SimulationRequest {
  account: string
  calls: readonly (TransferCall & CallSettings)[]
  /** Multiple of the estimated gas that calls without a limit get. */
  gasFactor?: bigint
  holdings: readonly { token: string; owner: string }[]
  /** Calls that read state after `calls`, without changing it. */
  reads?: readonly { to: string; data: string }[]
  /** True if a paymaster may pay for gas. The simulation then gives the account enough of the native token. */
  isFunded: boolean
  rpc: RpcRequest
}

/** JSON-RPC error code for a sender that has code, because no node accepts a contract as a sender. */
const senderHasCode = -38_024

const random = (length: number) => hexlify(crypto.getRandomValues(new Uint8Array(length)))

async function foretellBlock(rpc: RpcRequest) {
  const head = header.parse(await rpc('eth_getBlockByNumber', ['latest', false]))
  const at = toHex(head.number)
  const parent = toHex(head.number > 0n ? head.number - 1n : 0n)
  const [before, fees] = await Promise.all([
    rpc('eth_getBlockByNumber', [parent, false]).then((response) => header.parse(response)),
    rpc('eth_feeHistory', ['0x1', at, []]).then(
      (response) => history.parse(response).baseFeePerGas[1],
      () => undefined,
    ),
  ])
  const step = head.timestamp > before.timestamp ? head.timestamp - before.timestamp : 1n
  const late = BigInt(Math.floor(Date.now() / 1000)) - head.timestamp
  // The next timestamp is the latest timestamp plus a multiple of the block time. It must not be in the past.
  const steps = late > step ? (late + step - 1n) / step : 1n
  const base = head.baseFeePerGas === undefined ? undefined : (fees ?? head.baseFeePerGas)
  const overrides = (ahead: bigint) => ({
    number: toHex(head.number + ahead),
    time: toHex(head.timestamp + step * (steps + ahead - 1n)),
    prevRandao: random(32),
    feeRecipient: head.miner,
    ...(base !== undefined && { baseFeePerGas: toHex(base) }),
  })
  return { at, base: base ?? 0n, overrides }
}

/** Returns the transaction's gas prices. They are lowered so that `gas` costs at most `budget` (wei). */
function pricesWithin({ prices }: Fee, gas: bigint, budget: bigint | null) {
  const most = budget === null ? null : budget / gas
  return Object.fromEntries(
    Object.entries(prices).map(([name, price]) => [
      name,
      toHex(most === null ? price : leastOf(price, most)),
    ]),
  )
}

/**
 * Parses the response of `eth_simulateV1`. Null if the response is malformed, or if the number of results differs from
 * `counts`.
 */
function parse(response: unknown, counts: readonly number[]): Result[][] | null {
  const parsed = blocks.safeParse(response)
  if (!parsed.success || parsed.data.length !== counts.length) return null
  const all = parsed.data.map(({ calls }) => calls)
  return all.every((calls, index) => calls.length === counts[index]) ? all : null
}

/**
 * Determines the gas limit of each call. Several calls are simulated together, because `eth_estimateGas` fails for a
 * call that depends on an earlier call.
 */
async function measure(
  calls: readonly TransferCall[],
  block: Awaited<ReturnType<typeof foretellBlock>>,
  rpc: RpcRequest,
): Promise<bigint[] | null> {
  if (calls.length === 1) {
    const gas = fromHex(await rpc('eth_estimateGas', [calls[0], block.at]))
    return gas === null ? null : [gasLimitOfSimulated({ gasUsed: gas, maxUsedGas: gas })]
  }
  const request = { blockStateCalls: [{ blockOverrides: block.overrides(1n), calls }] }
  const response = parse(await rpc('eth_simulateV1', [request, block.at]), [calls.length])
  return response?.[0]?.map(gasLimitOfSimulated) ?? null
}

function failureOf({ error, returnData }: Result): WalletModalError {
  const { code, message } = error ?? { code: 3, message: 'execution reverted' }
  const cause = { code, message, data: error?.data ?? returnData }
  return new WalletModalError('RPC_ERROR', { params: { code, message }, cause })
}

/**
 * Simulates calls in the next block, with that block's number, time and base fee. Calls that read balances have another
 * sender than the account. Null if a response is malformed. Rejects with errors of `rpc`, or with RPC_ERROR if the
 * account cannot pay.
 */
export async function simulateCalls({
  account,
  calls,
  holdings,
  reads: after = [],
  gasFactor = 1n,
  isFunded,
  rpc,
}: SimulationRequest): Promise<SimulatedCalls | null> {
  const block = await foretellBlock(rpc)
  const { at, base, overrides } = block
  const balances = holdings.map(({ token: to, owner }) => ({
    to,
    data: erc20.encodeFunctionData('balanceOf', [owner]),
  }))
  const [measured, fee, native, ...held] = await Promise.all([
    measure(calls.map(withoutSettings), block, rpc),
    estimateFee(calls.at(-1) ?? { from: account, to: account, value: '0x0', data: '0x' }, rpc, 1n),
    rpc('eth_getBalance', [account, at]).then(fromHex),
    ...balances.map(async (balance) => fromHex(await rpc('eth_call', [balance, at]))),
  ])
  if (!measured || native === null) return null
  const gasLimits = measured.map((limit, index) => fromHex(calls[index]?.gas) ?? limit * gasFactor)
  const gas = gasLimits.reduce((sum, limit) => sum + limit, 0n)
  const value = calls.reduce((sum, call) => sum + BigInt(call.value), 0n)
  const left = native - value - fee.dataWei
  if (!isFunded && left < gas * base)
    throw new WalletModalError('RPC_ERROR', {
      params: { code: -38_014, message: 'insufficient funds for gas * price + value' },
    })
  // `fee` was estimated for one unit of gas, so `fee.maxWei` is the price of one unit plus the data fee.
  const funds = isFunded ? native + value + gas * fee.maxWei : native
  const prices = pricesWithin(fee, gas, isFunded ? null : left)
  const set = calls.map((call, index) =>
    applySettings(call, { gas: gasLimits[index] ?? 0n, base, prices }),
  )
  const [reader, lens] = [random(20), random(20)]
  const readGas = '0xf4240'
  const lensData = `0x${account.slice(2).padStart(64, '0')}`
  const reads = [{ to: lens, data: lensData }, ...balances, ...after].map((read) => ({
    from: reader,
    ...read,
    gas: readGas,
    ...prices,
  }))
  const request = {
    validation: !isFunded,
    blockStateCalls: [
      {
        blockOverrides: overrides(1n),
        ...(isFunded && { stateOverrides: { [account]: { balance: toHex(funds) } } }),
        calls: set.map(({ call }) => call),
      },
      {
        blockOverrides: overrides(2n),
        stateOverrides: { [reader]: { balance: toHex(2n ** 120n) }, [lens]: { code: lensCode } },
        calls: reads,
      },
    ],
  }
  let response: unknown
  try {
    response = await rpc('eth_simulateV1', [request, at])
  } catch (thrown) {
    const code = thrown instanceof WalletModalError ? thrown.params.code : undefined
    if (isFunded || Number(code) !== senderHasCode) throw thrown
    return simulateCalls({ account, calls, holdings, reads: after, gasFactor, isFunded: true, rpc })
  }
  const [tried, seen] = parse(response, [calls.length, reads.length]) ?? []
  if (!tried || !seen) return null
  const failed = tried.find(({ status }) => status !== '0x1')
  const [lensSeen = '', ...all] = seen.map(({ returnData }) => returnData)
  const price = fromHex(lensSeen.slice(0, 66))
  const nativeAfter = fromHex(`0x${lensSeen.slice(66)}`)
  const holds = all.slice(0, holdings.length)
  const tokens = holds.flatMap((response, index) => {
    const [before, after] = [held[index], fromHex(response)]
    return before == null || after === null ? [] : { before, change: after - before }
  })
  if (price === null || nativeAfter === null || tokens.length < holdings.length) return null
  const costs = tried.map(({ gasUsed }, index) => gasUsed * (set[index]?.paid ?? price))
  const spent = costs.reduce((sum, cost) => sum + cost, 0n)
  return {
    failure: failed ? failureOf(failed) : null,
    native: { before: native, change: nativeAfter - funds + spent },
    tokens,
    dataWei: fee.dataWei,
    logs: tried.flatMap(({ logs }) => logs),
    read: all.slice(holdings.length),
    returned: tried.map(({ returnData }) => returnData),
    gasLimits,
    feeWei: gas * (fee.maxWei - fee.dataWei) + fee.dataWei,
  }
}
