import { AbiCoder, dataSlice, id } from 'ethers'
import type { Allowance, AssetMove } from './IndexedTransaction.ts'

export interface Log {
  address: string
  topics: string[]
  data: string
}

const TRANSFER = id('Transfer(address,address,uint256)')
const TRANSFER_SINGLE = id('TransferSingle(address,address,address,uint256,uint256)')
const TRANSFER_BATCH = id('TransferBatch(address,address,address,uint256[],uint256[])')
const APPROVAL = id('Approval(address,address,uint256)')
const APPROVAL_FOR_ALL = id('ApprovalForAll(address,address,bool)')

const coder = AbiCoder.defaultAbiCoder()
const toAddress = (topic = '') => dataSlice(topic, 12).toLowerCase()

/** Transfers by the events of ERC-20, ERC-721 and ERC-1155. Malformed events are skipped. */
export function movesIn(log: Log): AssetMove[] {
  try {
    return readMoves(log)
  } catch {
    return []
  }
}

function readMoves({ address, topics, data }: Log): AssetMove[] {
  const contract = address.toLowerCase()
  const [event, first = '', second = '', third = ''] = topics
  if (event === TRANSFER && topics.length === 3) {
    const parties = { from: toAddress(first), to: toAddress(second) }
    return [{ standard: 'ERC20', contract, ...parties, amount: BigInt(data) }]
  }
  if (event === TRANSFER && topics.length === 4) {
    const parties = { from: toAddress(first), to: toAddress(second) }
    return [{ standard: 'ERC721', contract, tokenId: BigInt(third), ...parties, amount: 1n }]
  }
  if (event !== TRANSFER_SINGLE && event !== TRANSFER_BATCH) return []
  const parties = { from: toAddress(second), to: toAddress(third) }
  const isBatch = event === TRANSFER_BATCH
  const types = isBatch ? ['uint256[]', 'uint256[]'] : ['uint256', 'uint256']
  const [ids, amounts] = coder.decode(types, data).toArray().map(toList)
  return (ids ?? []).map((tokenId, at) => {
    return { standard: 'ERC1155', contract, tokenId, ...parties, amount: amounts?.[at] ?? 0n }
  })
}

function toList(value: unknown): bigint[] {
  return (Array.isArray(value) ? value : [value]).map((one: unknown) => BigInt(String(one)))
}

/** Approvals by the same standards. */
export function allowancesIn({ address, topics, data }: Log): Allowance[] {
  const [event, owner, spender, tokenId] = topics
  if (event !== APPROVAL && event !== APPROVAL_FOR_ALL) return []
  try {
    const allowance = {
      contract: address.toLowerCase(),
      owner: toAddress(owner),
      spender: toAddress(spender),
    }
    if (event === APPROVAL_FOR_ALL) return [allowance]
    if (tokenId !== undefined) return [{ ...allowance, tokenId: BigInt(tokenId) }]
    return [{ ...allowance, amount: BigInt(data) }]
  } catch {
    return []
  }
}
