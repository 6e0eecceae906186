import * as z from 'zod/mini'
import { text } from '../../../utils/schemas.ts'
import { fromHex } from './toHex.ts'

/** A quantity in hexadecimal, parsed to a bigint. */
export const quantity = z.pipe(
  text.check(z.refine((value) => fromHex(value) !== null)),
  z.transform((value: string) => BigInt(value)),
)

export const logSchema = z.object({ address: text, topics: z.array(text), data: text })
export type ChainLog = z.output<typeof logSchema>

/**
 * A transfer or approval of an account's token. `other` is the sender, the receiver, or the spender of an approval.
 * Addresses are in lower case.
 */
export interface Movement {
  kind: 'out' | 'in' | 'approval'
  token: string
  other: string
  /** Amount of an ERC-20 in base units. Null for NFTs and for approvals of whole collections. */
  amount: bigint | null
  /** The collectible that is moved, and how many of it; undefined for other movements, and for several at once. */
  collectible?: { id: bigint; count: bigint }
}

/** First topics of the events that are read. */
export const topic = {
  /** Transfer(address,address,uint256): ERC-20 and ERC-721. */
  transfer: '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef',
  /** Approval(address,address,uint256): ERC-20 and ERC-721. */
  approval: '0x8c5be1e5ebec7d5bd14f71427d1e84f3dd0314c0f7b2291e5b200ac8c7c3b925',
  /** ApprovalForAll(address,address,bool): ERC-721 and ERC-1155. */
  approvalForAll: '0x17307eab39ab6107e8899845ad3d59bd9653f200f220920489ca2b5937696c31',
  /** TransferSingle(address,address,address,uint256,uint256): ERC-1155. */
  single: '0xc3d58168c5ae7397731d063d5bbf3d657854427343f4c083240f7aacaa2d0f62',
  /** TransferBatch(address,address,address,uint256[],uint256[]): ERC-1155. */
  batch: '0x4a39dc06d4c0dbc64b70af90fd698a233a518aa5d07e595d983b8c0526c8f7fb',
}

/**
 * Addresses of logged native transfers: the system address of EIP-7708 (https://eips.ethereum.org/EIPS/eip-7708, hard fork
 * Amsterdam); that of `traceTransfers` in `eth_simulateV1`
 * (https://ethereum.github.io/execution-apis/next/api/methods/eth_simulateV1/), which some nodes give beside the former
 * (https://github.com/ethereum/go-ethereum/pull/35617, open in November 2026); and `L2BaseToken` of ZKsync, which also
 * logs payments of fees (https://github.com/matter-labs/era-contracts). The last can go when `L2BaseToken` emits no
 * `Transfer`.
 */
const systemAddress = '0xfffffffffffffffffffffffffffffffffffffffe'
const nativeLogs = [
  systemAddress,
  '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee',
  '0x000000000000000000000000000000000000800a',
]

function wordsOf({ topics, data }: ChainLog): string[] {
  return [
    ...topics.slice(1),
    ...(data.slice(2).match(/[\da-f]{64}/gi) ?? []).map((one) => `0x${one}`),
  ]
}

const addressIn = (word = '') => `0x${word.slice(-40)}`.toLowerCase()

function collectibleIn(idWord: string | undefined, countWord: string | undefined) {
  const [id, count] = [fromHex(idWord), fromHex(countWord)]
  return id === null || count === null ? {} : { collectible: { id, count } }
}

interface LoggedTransfer extends Pick<Movement, 'amount' | 'collectible'> {
  from: string | undefined
  to: string | undefined
}

function transferIn(log: ChainLog): LoggedTransfer | null {
  const words = wordsOf(log)
  const [name] = log.topics
  if (name === topic.transfer) {
    const [from, to, amount] = words
    // Only an ERC-721 transfer has four topics. The last topic is the token id.
    if (log.topics.length <= 3) return { from, to, amount: fromHex(amount) }
    return { from, to, amount: null, ...collectibleIn(amount, '0x1') }
  }
  const [, from, to, id, count] = words
  if (name === topic.single) return { from, to, amount: null, ...collectibleIn(id, count) }
  return name === topic.batch ? { from, to, amount: null } : null
}

/** Reads an approval. Null for a revocation, and for other logs. */
function approvalIn(
  log: ChainLog,
): { owner?: string; other?: string; amount: bigint | null } | null {
  const [owner = '', other = '', last = ''] = wordsOf(log)
  const [name] = log.topics
  const isEmpty = (word: string) => BigInt(word || '0x0') === 0n
  if (name === topic.approvalForAll) return isEmpty(last) ? null : { owner, other, amount: null }
  if (name !== topic.approval) return null
  // An ERC-721 approval to the zero address is a revocation.
  if (log.topics.length > 3) return isEmpty(other) ? null : { owner, other, amount: null }
  return isEmpty(last) ? null : { owner, other, amount: fromHex(last) }
}

export function readMovements(logs: readonly ChainLog[], account: string): Movement[] {
  const own = account.toLowerCase()
  return logs.flatMap((log): Movement[] => {
    const token = log.address.toLowerCase()
    if (nativeLogs.includes(token)) return []
    const moved = transferIn(log)
    if (moved) {
      const [from, to] = [addressIn(moved.from), addressIn(moved.to)]
      const { amount, collectible } = moved
      const what = { token, amount, ...(collectible && { collectible }) }
      return [
        ...(from === own ? [{ ...what, kind: 'out' as const, other: to }] : []),
        ...(to === own ? [{ ...what, kind: 'in' as const, other: from }] : []),
      ]
    }
    const approval = approvalIn(log)
    if (!approval || addressIn(approval.owner) !== own) return []
    return [{ kind: 'approval', token, other: addressIn(approval.other), amount: approval.amount }]
  })
}

/**
 * Reads the native amounts that left the account by the logs of EIP-7708, each with its receiver in lower case. Null if
 * there are none of any account, so that the chain may not log native transfers.
 */
export function readNativeOuts(
  logs: readonly ChainLog[],
  account: string,
): { to: string; amount: bigint }[] | null {
  const all = logs.filter(({ address }) => address.toLowerCase() === systemAddress)
  if (all.length === 0) return null
  return all.flatMap((log) => {
    const moved = transferIn(log)
    if (!moved || addressIn(moved.from) !== account.toLowerCase()) return []
    return [{ to: addressIn(moved.to), amount: moved.amount ?? 0n }]
  })
}
