import { Interface } from 'ethers/abi'
import type { Transfer } from '../../../types/sender.ts'
import { toHex } from './toHex.ts'

const erc20 = new Interface(['function transfer(address to, uint256 amount) returns (bool)'])

export interface TransferCall {
  from: string
  to: string
  value: string
  data: string
}

export function encodeTransfer({ from, to, token, amountBaseUnits }: Transfer): TransferCall {
  if (token === null) return { from, to, value: toHex(amountBaseUnits), data: '0x' }
  const data = erc20.encodeFunctionData('transfer', [to, amountBaseUnits])
  return { from, to: token, value: '0x0', data }
}
