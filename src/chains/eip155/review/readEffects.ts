import { Interface } from 'ethers/abi'
import type { Statement } from '../../../types/review.ts'
import type { ChainLog } from '../send/movements.ts'
import { toChecksumAddress } from '../toChecksumAddress.ts'
import { address } from './knownCalls.ts'

const transfers = 'event Transfer(address indexed from, address indexed to, uint256'
const approvals = 'event Approval(address indexed owner, address indexed spender, uint256'

/**
 * Events of ERC-20, 721, 1155, 173, 6909 and Permit2, and rights in protocols: Morpho Blue
 * (https://github.com/morpho-org/morpho-blue/blob/v1.0.0/src/libraries/EventsLib.sol), Balancer's Vault 2
 * (https://docs-v2.balancer.fi/reference/contracts/apis/vault.html), debt of Aave 3
 * (https://github.com/aave/aave-v3-core/blob/v1.19.4/contracts/interfaces/ICreditDelegationToken.sol), Safe 1.4.1
 * (https://github.com/safe-global/safe-smart-account/tree/v1.4.1). ERC-721 differs from ERC-20 only by an indexed last value.
 */
const events = new Interface([
  `${transfers} amount)`,
  `${approvals} amount)`,
  'event ApprovalForAll(address indexed owner, address indexed operator, bool isOn)',
  'event TransferSingle(address indexed operator, address indexed from, address indexed to, uint256 id, uint256 count)',
  'event TransferBatch(address indexed operator, address indexed from, address indexed to, uint256[] ids, uint256[] counts)',
  'event OwnershipTransferred(address indexed previous, address indexed next)',
  'event Approval(address indexed owner, address indexed token, address indexed spender, uint160 amount, uint48 expiration)',
  'event Approval(address indexed owner, address indexed spender, uint256 indexed id, uint256 amount)',
  'event OperatorSet(address indexed owner, address indexed operator, bool isOn)',
  'event SetAuthorization(address indexed caller, address indexed owner, address indexed operator, bool isOn)',
  'event RelayerApprovalChanged(address indexed operator, address indexed owner, bool isOn)',
  'event BorrowAllowanceDelegated(address indexed owner, address indexed spender, address indexed asset, uint256 amount)',
  'event EnabledModule(address indexed operator)',
  'event AddedOwner(address indexed operator)',
  // Moves of wrapped native coin, which balances show.
  'event Deposit(address indexed to, uint256 amount)',
  'event Withdrawal(address indexed from, uint256 amount)',
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
  /** True if a log is of no known event. */
  hasUnread: boolean
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
  let hasUnread = false

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

  /** Keeps that an operator acts for all that the account has in a contract, or no more. */
  function operate(at: string, operator: string, isOn: boolean): void {
    const statement: Statement = {
      text: 'review.approveAll',
      values: { spender: address(operator) },
      contract: toChecksumAddress(at),
      isGrave: true,
    }
    operators.set(`${at}/all/${operator}`, isOn ? statement : null)
  }

  /** Keeps that a spender may take an item, or no more. `key` tells approvals apart that replace each other. */
  function allowItem(at: string, spender: string, item: bigint, key: string, isOn: boolean): void {
    const statement: Statement = {
      text: 'review.approve.item',
      values: { spender: address(spender), item: { kind: 'number', value: item } },
      contract: toChecksumAddress(at),
      isGrave: true,
    }
    operators.set(`${at}/${key}`, isOn ? statement : null)
  }

  for (const entry of logs) {
    const token = entry.address.toLowerCase()
    const parsed = parse(entry)
    if (!parsed) {
      hasUnread = true
      continue
    }
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
          allowItem(token, spender, value, String(value), spender !== zero)
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
        operate(token, spender, isOn)
        break
      }
      case 'Approval(address,address,uint256,uint256)': {
        const [owner, spender, value, amount] = args
        if (isOwn(owner)) allowItem(token, spender, value, `${value}/${spender}`, amount > 0n)
        break
      }
      case 'OperatorSet(address,address,bool)':
        if (isOwn(args[0])) operate(token, args[1], args[2])
        break
      case 'SetAuthorization(address,address,address,bool)':
        if (isOwn(args[1])) operate(token, args[2], args[3])
        break
      case 'RelayerApprovalChanged(address,address,bool)':
        if (isOwn(args[1])) operate(token, args[0], args[2])
        break
      case 'BorrowAllowanceDelegated(address,address,address,uint256)':
        if (isOwn(args[0])) operate(token, args[1], args[3] > 0n)
        break
      // A Safe logs its new modules and owners itself; they act for the account if it is that Safe.
      case 'EnabledModule(address)':
      case 'AddedOwner(address)':
        if (isOwn(token)) operate(token, args[0], true)
        break
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
    hasUnread,
  }
}
