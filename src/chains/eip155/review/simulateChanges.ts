import { Interface } from 'ethers/abi'
import { WalletModalError } from '../../../errors/WalletModalError.ts'
import type { RpcRequest } from '../../../types/chainAdapter.ts'
import type { Changes, Statement } from '../../../types/review.ts'
import { isEqual } from '../../../utils/isEqual.ts'
import { log } from '../../../utils/log.ts'
import { isFailureOfContract } from '../isFailureOfContract.ts'
import { type CallSettings, hasSettings, withoutSettings } from '../send/callSettings.ts'
import type { TransferCall } from '../send/encodeTransfer.ts'
import { estimateFee } from '../send/estimateFee.ts'
import type { ChainLog } from '../send/movements.ts'
import { simulateCalls } from '../send/simulateCalls.ts'
import { fromHex } from '../send/toHex.ts'
import { toChecksumAddress } from '../toChecksumAddress.ts'
import { address, allowance, ofToken } from './knownCalls.ts'
import { readEffects, type TokenEffects } from './readEffects.ts'
import { traceCall } from './traceCall.ts'

/** JSON-RPC error codes of nodes that lack a method or one of its parameters. */
const unknownCodes = [-32601, -32602, -32600, -32004, -32000]
/**
 * Maximum number of contracts and allowances whose values are read after the simulation. Nothing is told of a request that
 * touches more: noise would push out what the account loses.
 */
const maxReads = 100

const erc20 = new Interface([
  'function balanceOf(address owner) view returns (uint256)',
  'function allowance(address owner, address spender) view returns (uint256)',
])

interface ChangesRequest {
  account: string
  calls: readonly (TransferCall & CallSettings)[]
  rpc: RpcRequest
  /** False if a call is not read: its contract may give rights without a log. */
  isRead?: boolean
  /** Multiple of the estimated gas that calls without a limit get. */
  gasFactor?: bigint
}

const codeOf = (thrown: unknown) =>
  thrown instanceof WalletModalError ? Number(thrown.params.code) : undefined

/** True if the node says that the calls fail: they revert, or the account cannot pay. */
const isRefusal = (thrown: unknown) =>
  isFailureOfContract(thrown) ||
  (thrown instanceof WalletModalError && /insufficient funds/i.test(String(thrown.params.message)))

const failing: Changes = { fails: true, gives: [], gets: [], leaves: [] }

/** Changes of the account, and the most that the network takes in wei; each is null if no node can tell. */
interface Simulated {
  changes: Changes | null
  feeWei: bigint | null
}
const unknown: Simulated = { changes: null, feeWei: null }
const refused: Simulated = { changes: failing, feeWei: null }

/**
 * Contracts that may be tokens of the account: those that log or are called, since some tokens change balances without a
 * transfer. Null if they are more than can be read.
 */
function findContracts(
  logs: readonly ChainLog[],
  { collections, allowances }: TokenEffects,
  { calls }: ChangesRequest,
) {
  const all = logs.map(({ address: at }) => at).concat(calls.map(({ to }) => to))
  const found = [...new Set(all.map((at) => at.toLowerCase()))].filter((at) => !collections.has(at))
  return found.length > maxReads || allowances.length > maxReads ? null : found
}

const balanceRead = (to: string, account: string) => ({
  to,
  data: erc20.encodeFunctionData('balanceOf', [account]),
})

const allowanceReads = ({ allowances }: TokenEffects, account: string) =>
  allowances.map(({ token, spender }) => ({
    to: token,
    data: erc20.encodeFunctionData('allowance', [account, spender]),
  }))

/** Those contracts that say a balance of the account; null if there are more contracts than can be read. */
async function findTokens(
  logs: readonly ChainLog[],
  effects: TokenEffects,
  request: ChangesRequest,
) {
  const { account, rpc } = request
  const found = findContracts(logs, effects, request)
  if (!found) return null
  const balances = await Promise.all(
    found.map((to) =>
      rpc('eth_call', [balanceRead(to, account), 'latest']).then(fromHex, () => null),
    ),
  )
  return found.filter((_, index) => balances[index] !== null)
}

function amountOf(at: string, amount: bigint): Statement {
  const token = toChecksumAddress(at)
  return { text: 'review.amount', values: { amount: ofToken(token, amount) }, contract: token }
}
const nativeOf = (amount: bigint): Statement => ({
  text: 'review.amount',
  values: { amount: { kind: 'amount', amount, unit: 'native' } },
})

interface Balances {
  native: bigint
  /** Changes of tokens by address, in base units. */
  tokens: ReadonlyMap<string, bigint>
  /** Allowances that remain, in the order of the effects' allowances. */
  allowances: readonly (bigint | null)[]
}

/** Puts changes into words: what goes, what comes, and who may take something afterwards. */
function toChanges(
  effects: TokenEffects,
  { native, tokens, allowances }: Balances,
  { isRead = true }: ChangesRequest,
): Changes {
  const isWhole = isRead && !effects.hasUnread
  const gives: Statement[] = []
  const gets: Statement[] = []
  if (native !== 0n) (native < 0n ? gives : gets).push(nativeOf(native < 0n ? -native : native))
  for (const [token, change] of tokens) {
    if (change < 0n) gives.push(amountOf(token, -change))
    if (change > 0n) gets.push(amountOf(token, change))
  }
  for (const { collection, id, count } of effects.items) {
    const size = count < 0n ? -count : count
    const statement: Statement = {
      text: size === 1n ? 'review.item' : 'review.itemCount',
      values: { item: { kind: 'number', value: id }, count: { kind: 'number', value: size } },
      contract: collection,
    }
    if (count < 0n) gives.push(statement)
    if (count > 0n) gets.push(statement)
  }
  const leaves = effects.allowances.flatMap(({ token, spender, amount }, index): Statement[] => {
    const left = allowances[index] ?? amount
    const contract = toChecksumAddress(token)
    return left > 0n ? [{ ...allowance(contract, spender, left).statement, contract }] : []
  })
  const owners = effects.owners.map(
    ({ contract, owner }): Statement => ({
      text: 'review.newOwner',
      values: { owner: address(owner) },
      contract,
      isGrave: true,
    }),
  )
  const rights = [...leaves, ...effects.operators, ...owners]
  const unread: Statement[] = isWhole ? [] : [{ text: 'review.changes.partly' }]
  return { fails: false, gives, gets, leaves: [...rights, ...unread] }
}

/** Changes by the node's simulation, whose balances are read before and after. */
async function bySimulation(given: ChangesRequest): Promise<Simulated> {
  const { account } = given
  const request = { ...given, isFunded: false }
  const first = await simulateCalls({ ...request, holdings: [] })
  if (!first) return unknown
  const { feeWei } = first
  if (first.failure) return { changes: failing, feeWei }
  const effects = readEffects(first.logs, account)
  const tokens = await findTokens(first.logs, effects, given)
  if (!tokens) return { changes: null, feeWei }
  const reads = allowanceReads(effects, account)
  const holdings = tokens.map((token) => ({ token, owner: account }))
  const last =
    holdings.length + reads.length > 0
      ? await simulateCalls({ ...request, holdings, reads })
      : first
  if (!last || last.failure) return { changes: last && failing, feeWei }
  const { change } = last.native
  // A change within the data fee of an L2 is no payment.
  const native = change < 0n && -change <= last.dataWei ? 0n : change
  const changes = new Map(tokens.map((token, index) => [token, last.tokens[index]?.change ?? 0n]))
  const balances = { native, tokens: changes, allowances: last.read.map(fromHex) }
  return { changes: toChanges(readEffects(last.logs, account), balances, given), feeWei }
}

/** Changes by a trace of one call, where the node offers traces and `eth_call` in the state after one. */
async function byTrace(given: ChangesRequest): Promise<Changes | null> {
  const { account, calls, rpc } = given
  const [call, ...others] = calls
  if (!call || others.length > 0) return null
  const traced = await traceCall(call, rpc)
  if (!traced) return null
  if (traced.fails) return failing
  const effects = readEffects(traced.logs, account)
  const contracts = findContracts(traced.logs, effects, given)
  if (!contracts) return null
  const [balances, allowances] = await Promise.all([
    traced.read(contracts.map((to) => balanceRead(to, account))),
    traced.read(allowanceReads(effects, account)),
  ])
  const tokens = new Map<string, bigint>()
  for (const [index, token] of contracts.entries()) {
    const { before = null, after = null } = balances[index] ?? {}
    if (before !== null && after !== null) tokens.set(token, after - before)
    // Of a token whose balance is known only at one time nothing can be claimed.
    else if (before !== null || after !== null) return null
  }
  const after = allowances.map((one) => one.after)
  return toChanges(effects, { native: traced.nativeOf(account), tokens, allowances: after }, given)
}

/** Simulates by `eth_simulateV1`, else by `debug_traceCall`. Never rejects. */
async function simulateOnce(request: ChangesRequest): Promise<Simulated> {
  try {
    return await bySimulation(request)
  } catch (thrown) {
    if (isRefusal(thrown)) return refused
    log('info', 'a request could not be simulated', thrown)
    if (!unknownCodes.includes(codeOf(thrown) ?? 0)) return unknown
  }
  const [call, ...others] = request.calls
  const [changes, fee] = await Promise.all([
    byTrace(request).catch((thrown: unknown) => {
      if (isRefusal(thrown)) return failing
      log('info', 'a request could not be traced', thrown)
      return null
    }),
    call && others.length === 0
      ? estimateFee(withoutSettings(call), request.rpc).catch(() => null)
      : null,
  ])
  return { changes, feeWei: fee ? fee.maxWei : null }
}

/** The request with other gas and prices than it has at first; null if nothing in it is left to them. */
function withOtherGas(request: ChangesRequest): ChangesRequest | null {
  const { calls, isRead = true } = request
  if (calls.some(hasSettings)) return { ...request, calls: calls.map(withoutSettings) }
  return isRead ? null : { ...request, gasFactor: 2n }
}

/** Says that other gas makes a difference, or that this cannot be told. A request that then only fails makes none. */
function compare(changes: Changes | null, other: Changes | null): Changes | null {
  if (!changes || other?.fails || isEqual(changes, other)) return changes
  return { ...((changes.fails && other) || changes), differs: true }
}

/**
 * Asks the network's nodes what calls would change for the account, and what the network takes at most. A contract may
 * read its gas and prices, and the wallet may choose others than the page: what is set, or not read, is tried with both.
 * Never rejects.
 */
export async function simulateChanges(request: ChangesRequest): Promise<Simulated> {
  const other = withOtherGas(request)
  const [first, second] = await Promise.all([simulateOnce(request), other && simulateOnce(other)])
  return { ...first, changes: second ? compare(first.changes, second.changes) : first.changes }
}
