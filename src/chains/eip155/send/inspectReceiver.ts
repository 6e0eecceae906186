import { Interface } from 'ethers/abi'
import { WalletModalError } from '../../../errors/WalletModalError.ts'
import type { RpcRequest } from '../../../types/chainAdapter.ts'
import type { ReceiverKind } from '../../../types/sender.ts'
import { fromHex } from './toHex.ts'

const erc20 = new Interface([
  'function decimals() view returns (uint8)',
  'function totalSupply() view returns (uint256)',
])

/** The code of an EOA with an EIP-7702 delegation. */
const lentCode = /^0xef0100[\da-f]{40}$/i

/**
 * Reads the code of an address. Rejects with errors of `rpc`, or with SERVICE_INVALID_RESPONSE if the response is not
 * hexadecimal.
 */
export async function readCode(address: string, rpc: RpcRequest): Promise<string> {
  const code = await rpc('eth_getCode', [address, 'latest'])
  if (typeof code === 'string' && /^0x[\da-f]*$/i.test(code.slice(0, 100))) return code
  throw new WalletModalError('SERVICE_INVALID_RESPONSE', { cause: code })
}

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
