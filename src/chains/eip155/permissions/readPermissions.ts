import { Interface } from 'ethers/abi'
import type * as z from 'zod/mini'
import { WalletModalError } from '../../../errors/WalletModalError.ts'
import { validEntries } from '../../../storage/schemas.ts'
import type { RpcRequest } from '../../../types/chainAdapter.ts'
import type { BlockRange, PermissionReader, TokenPermission } from '../../../types/permission.ts'
import { maxSeconds } from '../../../utils/grantLimits.ts'
import { isFailureOfContract } from '../isFailureOfContract.ts'
import { logSchema } from '../send/movements.ts'
import { fromHex, toHex } from '../send/toHex.ts'
import { toChecksumAddress } from '../toChecksumAddress.ts'
import { readContractUnit } from '../tokenBalance.ts'
import { unlimitedFrom } from '../unlimitedFrom.ts'

/** Uniswap's Permit2, which has the same address on every network. */
export const permit2Address = '0x000000000022D473030F116dDEE9F6B43aC78BA3'

/**
 * Amounts from which contracts never subtract: the maximum of uint160 in Permit2, that of uint96 in governance tokens
 * such as UNI and COMP.
 */
const permit2Unlimited = 2n ** 160n - 1n
const uint96Unlimited = 2n ** 96n - 1n

export const abi = new Interface([
  'function approve(address spender, uint256 value)',
  'function setApprovalForAll(address operator, bool isOn)',
  'function allowance(address owner, address spender) view returns (uint256)',
  'function balanceOf(address owner) view returns (uint256)',
  'function getApproved(uint256 item) view returns (address)',
  'function ownerOf(uint256 item) view returns (address)',
  'function isApprovedForAll(address owner, address operator) view returns (bool)',
  'event Approval(address indexed owner, address indexed spender, uint256 value)',
  'event ApprovalForAll(address indexed owner, address indexed operator, bool isOn)',
])

export const permit2 = new Interface([
  'function allowance(address owner, address token, address spender) view returns (uint160 amount, uint48 expiration, uint48 nonce)',
  'function lockdown((address token, address spender)[] approvals)',
  'event Approval(address indexed owner, address indexed token, address indexed spender, uint160 amount, uint48 expiration)',
  'event Permit(address indexed owner, address indexed token, address indexed spender, uint160 amount, uint48 expiration, uint48 nonce)',
])

const topicOf = (one: Interface, name: string) => one.getEvent(name)?.topicHash ?? ''
const topics = {
  approval: topicOf(abi, 'Approval'),
  all: topicOf(abi, 'ApprovalForAll'),
  permit2: [topicOf(permit2, 'Approval'), topicOf(permit2, 'Permit')],
}

/** Maximum number of logs of one response. A node with more must be asked for a smaller range. */
const maxLogs = 20_000
const logs = validEntries(logSchema, maxLogs)

/** Maximum number of requests that are sent at once, as one batch. */
const batchSize = 100

const addressIn = (topic = '') => toChecksumAddress(`0x${topic.slice(-40)}`)
const topicOfAddress = (address: string) => `0x${address.slice(2).toLowerCase().padStart(64, '0')}`

/** A permission as a log names it. The log only says where to look: the amount is read from the contract. */
export type Candidate = Pick<
  TokenPermission,
  'id' | 'kind' | 'token' | 'spender' | 'item' | 'holder'
>

function candidate(given: Omit<Candidate, 'id' | 'item' | 'holder'> & Partial<Candidate>) {
  const { kind, token, spender, item = null, holder = null } = given
  // An NFT has one spender at most, so that a newer approval replaces the older one.
  const subject = kind === 'item' ? item : spender
  return { ...given, item, holder, id: `${kind} ${holder ?? ''} ${token} ${subject}` }
}

function toCandidate({ address, topics: [name, , second, third] }: z.output<typeof logSchema>) {
  const token = toChecksumAddress(address)
  const spender = addressIn(second)
  if (name === topics.all) return candidate({ kind: 'collection', token, spender })
  // The approval of an ERC-20 has three topics, that of an ERC-721 has four: the token id is indexed.
  if (name === topics.approval) {
    if (third === undefined) return candidate({ kind: 'amount', token, spender })
    return candidate({ kind: 'item', token, spender, item: BigInt(third) })
  }
  if (token !== permit2Address || third === undefined) return null
  return candidate({
    kind: 'amount',
    token: addressIn(second),
    spender: addressIn(third),
    holder: permit2Address,
  })
}

/** Reads the logs of a range. Rejects with the errors of `rpc`; SERVICE_INVALID_RESPONSE if there are too many. */
export async function readCandidates(
  account: string,
  { from, to }: BlockRange,
  rpc: RpcRequest,
): Promise<Candidate[]> {
  const filter = {
    fromBlock: toHex(BigInt(from)),
    toBlock: toHex(BigInt(to)),
    topics: [[topics.approval, topics.all, ...topics.permit2], topicOfAddress(account)],
  }
  const response = await rpc('eth_getLogs', [filter])
  if (!Array.isArray(response) || response.length > maxLogs)
    throw new WalletModalError('SERVICE_INVALID_RESPONSE', { cause: response })
  const all = logs.parse(response).flatMap((log) => toCandidate(log) ?? [])
  // A node lists the oldest first.
  return [...new Map(all.reverse().map((one) => [one.id, one])).values()]
}

/**
 * Reads a contract, at a block or at the latest one. Resolves with null if it fails or has another interface; rejects if
 * no node responds.
 */
async function call(
  rpc: RpcRequest,
  to: string,
  from: Interface,
  name: string,
  values: readonly unknown[],
  block = 'latest',
): Promise<readonly unknown[] | null> {
  const data = from.encodeFunctionData(name, values)
  let response: unknown
  try {
    response = await rpc('eth_call', [{ to, data }, block])
  } catch (thrown) {
    if (isFailureOfContract(thrown)) return null
    throw thrown
  }
  try {
    return [...from.decodeFunctionResult(name, String(response))]
  } catch {
    return null
  }
}

/** Reads one permission from its contract; null if it does not exist (any longer). */
async function confirmOne(
  account: string,
  one: Candidate,
  now: number,
  rpc: RpcRequest,
  block?: string,
): Promise<Omit<TokenPermission, 'unit'> | null> {
  const { kind, token, spender, item, holder } = one
  const base = { ...one, amount: null, expiresAt: null }
  if (kind === 'collection') {
    const [isOn] = (await call(rpc, token, abi, 'isApprovedForAll', [account, spender])) ?? []
    return isOn === true ? base : null
  }
  if (kind === 'item') {
    const [approved, owner] = await Promise.all([
      call(rpc, token, abi, 'getApproved', [item]),
      call(rpc, token, abi, 'ownerOf', [item]),
    ])
    const holds = String(owner?.[0]) === account && approved !== null
    const current = String(approved?.[0])
    return holds && BigInt(current) > 0n ? { ...base, spender: current } : null
  }
  if (holder === null) {
    const [amount] = (await call(rpc, token, abi, 'allowance', [account, spender], block)) ?? []
    if (typeof amount !== 'bigint' || amount === 0n) return null
    const isUnlimited = amount >= unlimitedFrom || amount === uint96Unlimited
    return { ...base, amount: isUnlimited ? null : amount }
  }
  const read = await call(rpc, holder, permit2, 'allowance', [account, token, spender])
  const [amount, expiration] = read ?? []
  if (typeof amount !== 'bigint' || typeof expiration !== 'bigint' || amount === 0n) return null
  const expiresAt = Math.min(Number(expiration), maxSeconds) * 1_000
  if (expiresAt <= now) return null
  return { ...base, amount: amount === permit2Unlimited ? null : amount, expiresAt }
}

/**
 * Runs reads in batches. Those that fail are repeated while others succeed, since a node may refuse a part of a batch.
 * Rejects with the last error once none succeeds.
 */
async function readAll<Item, Result>(
  items: readonly Item[],
  read: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results = new Map<Item, Result>()
  let pending = items
  while (pending.length > 0) {
    const batch = pending.slice(0, batchSize)
    const settled = await Promise.allSettled(batch.map(read))
    const failed = settled.flatMap((one, index) => {
      const item = batch[index] as Item
      if (one.status === 'rejected') return [item]
      results.set(item, one.value)
      return []
    })
    const [error] = settled.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))
    if (failed.length === batch.length) throw error
    pending = [...pending.slice(batchSize), ...failed]
  }
  return items.map((item) => results.get(item) as Result)
}

const heldBy = (balance: readonly unknown[] | null | undefined): boolean | undefined =>
  typeof balance?.[0] === 'bigint' ? balance[0] > 0n : undefined

/**
 * Reads permissions and the units of their tokens from the contracts, at the latest block. Those that do not exist are
 * left out. Rejects with the errors of `rpc`.
 */
export async function confirmAll(
  account: string,
  candidates: readonly Candidate[],
  rpc: RpcRequest,
): Promise<TokenPermission[]> {
  const now = Date.now()
  const read = await readAll(candidates, (one) => confirmOne(account, one, now, rpc))
  const existing = read.filter((one) => one !== null)
  const all = [...new Set(existing.map(({ token }) => token))]
  // A token of ERC-1155 has no balance without an id, so what the account holds of it stays unknown.
  const balances = await readAll(all, (token) => call(rpc, token, abi, 'balanceOf', [account]))
  const isHeld = new Map(all.map((token, index) => [token, heldBy(balances[index])]))
  const amounts = existing.filter(
    ({ kind, token }) => kind === 'amount' && isHeld.get(token) !== false,
  )
  const tokens = [...new Set(amounts.map(({ token }) => token))]
  const units = await readAll(tokens, (token) => readContractUnit(token, rpc).catch(() => null))
  const unitOf = new Map(tokens.map((token, index) => [token, units[index] ?? null]))
  return existing.map((one) => {
    const held = isHeld.get(one.token)
    const unit = one.kind === 'amount' ? (unitOf.get(one.token) ?? null) : null
    return { ...one, unit, ...(held !== undefined && { isHeld: held }) }
  })
}

export const readAllowance: NonNullable<PermissionReader['readAllowance']> = async (
  account,
  given,
  rpc,
) => {
  const { transactionHash, blockNumber } = Object(
    await rpc('eth_getTransactionReceipt', [given.hash]),
  )
  const block = fromHex(blockNumber)
  if (block === null || String(transactionHash).toLowerCase() !== given.hash.toLowerCase())
    return null
  const token = toChecksumAddress(given.token)
  const spender = toChecksumAddress(given.spender)
  const asked = candidate({ kind: 'amount', token, spender })
  const left = await confirmOne(account, asked, Date.now(), rpc, toHex(block))
  return left && { ...left, unit: await readContractUnit(token, rpc) }
}
