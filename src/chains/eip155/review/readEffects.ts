import { Interface } from 'ethers/abi'
import type { Statement } from '../../../types/review.ts'
import type { ChainLog } from '../send/movements.ts'
import { toChecksumAddress } from '../toChecksumAddress.ts'
import { address } from './knownCalls.ts'

const transfers = 'event Transfer(address indexed from, address indexed to, uint256'
const approvals = 'event Approval(address indexed owner, address indexed spender, uint256'

/** Events of ERC-20, 721, 1155, 173 and Permit2. ERC-721 differs from ERC-20 only by an indexed last value. */
const events = new Interface([
  `${transfers} amount)`,
  `${approvals} amount)`,
  'event ApprovalForAll(address indexed owner, address indexed operator, bool isOn)',
  'event TransferSingle(address indexed operator, address indexed from, address indexed to, uint256 id, uint256 count)',
  'event TransferBatch(address indexed operator, address indexed from, address indexed to, uint256[] ids, uint256[] counts)',
  'event OwnershipTransferred(address indexed previous, address indexed next)',
  'event Approval(address indexed owner, address indexed token, address indexed spender, uint160 amount, uint48 expiration)',
])
const ofItems = new Interface([`${transfers} indexed id)`, `${approvals} indexed id)`])

interface Item {
  collection: string
  id: bigint
  /** Below zero if the account gives the item. */
  count: bigint
}

/** Changes of an account in logs. Addresses of tokens are in lower case. */
export interface TokenEffects {
  items: Item[]
  /** Contracts whose logs are those of a collection. */
  collections: ReadonlySet<string>
  /** Last logged allowance for each token and spender. */
  allowances: { token: string; spender: string; amount: bigint }[]
  /** Sentences on operators, and on items that one spender may take. */
  operators: Statement[]
  owners: { contract: string; owner: string }[]
}

function parse({ topics, data }: ChainLog) {
  const isOfItem = topics.length === 4
  const given = { topics: [...topics], data }
  try {
    return (isOfItem ? ofItems.parseLog(given) : null) ?? events.parseLog(given)
  } catch {
    return null
  }
}

const zero = `0x${'0'.repeat(40)}`

export function readEffects(logs: readonly ChainLog[], account: string): TokenEffects {
  const isOwn = (one: string) => one.toLowerCase() === account.toLowerCase()
  const items = new Map<string, Item>()
  const collections = new Set<string>()
  const allowances = new Map<string, TokenEffects['allowances'][number]>()
  const operators = new Map<string, Statement | null>()
  const owners = new Map<string, TokenEffects['owners'][number]>()

  function move(collection: string, from: string, to: string, id: bigint, count: bigint): void {
    collections.add(collection)
    const change = (isOwn(to) ? count : 0n) - (isOwn(from) ? count : 0n)
    const key = `${collection}/${id}`
    const before = items.get(key)?.count ?? 0n
    items.set(key, { collection, id, count: before + change })
    // A transfer of an ERC-721 item ends its approval; since OpenZeppelin 5 without a log.
    operators.delete(key)
  }

  function allow(token: string, spender: string, amount: bigint): void {
    allowances.set(`${token}/${spender}`, { token, spender, amount })
  }

  for (const entry of logs) {
    const token = entry.address.toLowerCase()
    const parsed = parse(entry)
    if (!parsed) continue
    const { args, signature } = parsed
    switch (signature) {
      case 'Transfer(address,address,uint256)': {
        const [from, to, value] = args
        if (entry.topics.length === 4) move(token, from, to, value, 1n)
        break
      }
      case 'TransferSingle(address,address,address,uint256,uint256)':
        move(token, args[1], args[2], args[3], args[4])
        break
      case 'TransferBatch(address,address,address,uint256[],uint256[])':
        for (const [index, id] of [...args[3]].entries())
          move(token, args[1], args[2], id, args[4][index] ?? 0n)
        break
      case 'Approval(address,address,uint256)': {
        const [owner, spender, value] = args
        if (!isOwn(owner)) break
        if (entry.topics.length < 4) allow(token, spender, value)
        else {
          collections.add(token)
          const values = { spender: address(spender), item: { kind: 'number', value } } as const
          const statement: Statement = {
            text: 'review.approve.item',
            values,
            contract: toChecksumAddress(token),
            isGrave: true,
          }
          operators.set(`${token}/${value}`, spender === zero ? null : statement)
        }
        break
      }
      case 'Approval(address,address,address,uint160,uint48)':
        if (isOwn(args[0])) {
          const at = String(args[1])
          const values = {
            spender: address(args[2]),
            amount: { kind: 'amount', amount: args[3], unit: { token: at } },
          } as const
          const statement: Statement = { text: 'review.approve', values, contract: at }
          operators.set(`permit2/${at}/${args[2]}`, args[3] > 0n ? statement : null)
        }
        break
      case 'ApprovalForAll(address,address,bool)': {
        const [owner, spender, isOn] = args
        if (!isOwn(owner)) break
        collections.add(token)
        const statement: Statement = {
          text: 'review.approveAll',
          values: { spender: address(spender) },
          contract: toChecksumAddress(token),
          isGrave: true,
        }
        operators.set(`${token}/all/${spender}`, isOn ? statement : null)
        break
      }
      case 'OwnershipTransferred(address,address)':
        // Only contracts that the account owned at first count; their last owner is the new one.
        if (isOwn(args[0]) || owners.has(token))
          owners.set(token, { contract: toChecksumAddress(token), owner: args[1] })
        break
    }
  }
  return {
    items: [...items.values()]
      .filter(({ count }) => count !== 0n)
      .map((item) => ({ ...item, collection: toChecksumAddress(item.collection) })),
    collections,
    allowances: [...allowances.values()],
    operators: [...operators.values()].filter((one) => one !== null),
    owners: [...owners.values()].filter(({ owner }) => !isOwn(owner)),
  }
}
