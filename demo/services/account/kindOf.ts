import { ZeroAddress } from 'ethers'
import type { IndexedTransaction } from '../chainIndex/IndexedTransaction.ts'
import { erc20, erc721, erc1155 } from '../contracts/abi.ts'

const selectorOf = (contract: typeof erc20, name: string) => contract.getFunction(name)?.selector

/** Selectors of the functions that only transfer a token. */
const SENDING = new Set([
  selectorOf(erc20, 'transfer'),
  selectorOf(erc20, 'transferFrom'),
  selectorOf(erc721, 'safeTransferFrom'),
  selectorOf(erc1155, 'safeTransferFrom'),
])

const APPROVING = new Set([selectorOf(erc20, 'approve'), selectorOf(erc1155, 'setApprovalForAll')])

/** The hosted service's operation type of a transaction for an account, which is in lower case. */
export function kindOf(transaction: IndexedTransaction, account: string): string {
  const { from, to, moves, allowances } = transaction
  const comes = moves.filter((move) => move.to === account && move.from !== account)
  const goes = moves.filter((move) => move.from === account && move.to !== account)
  if (from !== account) {
    if (comes.length > 0) return goes.length > 0 ? 'trade' : 'receive'
    return 'send'
  }
  if (to === null) return 'deploy'
  if (comes.length > 0 && goes.length > 0) return 'trade'
  if (comes.length > 0) return comes.every((move) => move.from === ZeroAddress) ? 'mint' : 'claim'
  if (goes.length > 0 && goes.every((move) => move.to === ZeroAddress)) return 'burn'
  if (goes.length > 0 && !isPlainSend(transaction)) return 'deposit'
  if (goes.length === 0 && allowances.some(({ owner }) => owner === account)) return 'approve'
  return intentOf(transaction, account)
}

/** The operation type of a transaction without transfers. It depends only on the call. */
function intentOf(transaction: IndexedTransaction, account: string): string {
  const { to, input, value } = transaction
  if (input === '0x' && value === 0n && to === account) return 'cancel'
  if (isPlainSend(transaction)) return 'send'
  return APPROVING.has(input.slice(0, 10)) ? 'approve' : 'execute'
}

function isPlainSend({ input }: IndexedTransaction): boolean {
  return input === '0x' || SENDING.has(input.slice(0, 10))
}
