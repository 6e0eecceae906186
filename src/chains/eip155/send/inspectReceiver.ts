import { Interface } from 'ethers/abi'
import type { RpcRequest } from '../../../types/chainAdapter.ts'
import type { ReceiverKind } from '../../../types/sender.ts'
import { readCode } from './readCode.ts'
import { fromHex } from './toHex.ts'

const erc20 = new Interface([
  'function decimals() view returns (uint8)',
  'function totalSupply() view returns (uint256)',
])

/** The code of an EOA with an EIP-7702 delegation. */
const lentCode = /^0xef0100[\da-f]{40}$/i

/** True for a contract. False for an account with an EIP-7702 delegation. Rejects with the errors of `readCode`. */
export async function isContract(address: string, rpc: RpcRequest): Promise<boolean> {
  const code = await readCode(address, rpc)
  return code !== '0x' && !lentCode.test(code)
}

export async function inspectReceiver(address: string, rpc: RpcRequest): Promise<ReceiverKind> {
  const request = async (name: string) => {
    const call = { to: address, data: erc20.encodeFunctionData(name) }
    return fromHex(await rpc('eth_call', [call, 'latest']).catch(() => undefined))
  }
  const [code, decimals, supply] = await Promise.all([
    readCode(address, rpc),
    request('decimals'),
    request('totalSupply'),
  ])
  if (code === '0x' || lentCode.test(code)) return 'account'
  return decimals !== null && decimals <= 255n && supply !== null ? 'token' : 'contract'
}
