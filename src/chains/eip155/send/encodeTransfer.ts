import { Interface } from 'ethers/abi'
import type { Transfer } from '../../../types/sender.ts'
import type { Collectible } from '../../../types/token.ts'
import { toHex } from './toHex.ts'

const erc20 = new Interface(['function transfer(address to, uint256 amount) returns (bool)'])
const collectibles = {
  erc721: new Interface(['function safeTransferFrom(address from, address to, uint256 id)']),
  erc1155: new Interface([
    'function safeTransferFrom(address from, address to, uint256 id, uint256 amount, bytes data)',
  ]),
}

export interface TransferCall {
  from: string
  to: string
  value: string
  data: string
}

function encodeCollectible({ from, to, amountBaseUnits }: Transfer, collectible: Collectible) {
  const { standard, id } = collectible
  const rest = standard === 'erc721' ? [] : [amountBaseUnits, '0x']
  return collectibles[standard].encodeFunctionData('safeTransferFrom', [from, to, id, ...rest])
}

export function encodeTransfer(transfer: Transfer): TransferCall {
  const { from, to, token, amountBaseUnits, collectible } = transfer
  if (token === null) return { from, to, value: toHex(amountBaseUnits), data: '0x' }
  const data = collectible
    ? encodeCollectible(transfer, collectible)
    : erc20.encodeFunctionData('transfer', [to, amountBaseUnits])
  return { from, to: token, value: '0x0', data }
}
