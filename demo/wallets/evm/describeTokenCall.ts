import { formatUnits, Interface, MaxUint256 } from 'ethers'
import {
  collections,
  type DemoCollection,
  type DemoToken,
  tokens,
} from '../../services/data/tokens.ts'
import type { RequestDescription } from '../shared/RequestDescription.ts'

const calls = new Interface([
  'function transfer(address to, uint256 amount)',
  'function approve(address spender, uint256 amount)',
  'function setApprovalForAll(address spender, bool approved)',
  'function safeTransferFrom(address from, address to, uint256 id)',
  'function safeTransferFrom(address from, address to, uint256 id, uint256 amount, bytes data)',
])

/** Describes a token contract's call in words; undefined for other calls. */
export function describeTokenCall(
  contract: string,
  data: string,
): Pick<RequestDescription, 'heading' | 'rows'> | undefined {
  const call = parse(data)
  if (!call) return undefined
  const { name, args } = call
  switch (name) {
    case 'transfer':
      return {
        heading: 'Send this transaction',
        rows: [
          { label: 'To', value: String(args.to) },
          { label: 'Amount', value: amountOf(contract, args.amount) },
        ],
      }
    case 'approve':
      return {
        heading: args.amount === 0n ? 'Withdraw permission' : 'Allow spending',
        rows: [
          { label: 'Spender', value: String(args.spender) },
          { label: 'Up to', value: amountOf(contract, args.amount) },
        ],
      }
    case 'setApprovalForAll':
      return {
        heading: args.approved ? 'Allow taking collectibles' : 'Withdraw permission',
        rows: [
          { label: 'Spender', value: String(args.spender) },
          { label: 'Collection', value: collectionName(contract) },
        ],
      }
    default:
      return {
        heading: 'Send this transaction',
        rows: [
          { label: 'To', value: String(args.to) },
          { label: 'Item', value: `${args.amount ?? 1} × ${collectionName(contract)} #${args.id}` },
        ],
      }
  }
}

function parse(data: string) {
  try {
    return calls.parseTransaction({ data })
  } catch {
    return null
  }
}

const isAt = (contract: string) => (one: { address: string }) =>
  one.address.toLowerCase() === contract.toLowerCase()

/** The wallet knows the unit of the demo's tokens. Amounts of other tokens are shown in base units. */
function amountOf(contract: string, amount: bigint): string {
  const token = Object.values<DemoToken>(tokens).find(isAt(contract))
  if (!token) return `${amount} of the token at ${contract}, in its smallest unit`
  if (amount === MaxUint256) return `All ${token.symbol}, without a limit`
  return `${formatUnits(amount, token.decimals).replace(/\.0$/, '')} ${token.symbol}`
}

function collectionName(contract: string): string {
  return Object.values<DemoCollection>(collections).find(isAt(contract))?.name ?? contract
}
