import { WalletModalError } from '../../../errors/WalletModalError.ts'
import type { RpcRequest } from '../../../types/chainAdapter.ts'

/**
 * Reads the code of an address. Rejects with errors of `rpc`, or with SERVICE_INVALID_RESPONSE if the response is not
 * hexadecimal.
 */
export async function readCode(address: string, rpc: RpcRequest): Promise<string> {
  const code = await rpc('eth_getCode', [address, 'latest'])
  if (typeof code === 'string' && /^0x[\da-f]*$/i.test(code.slice(0, 100))) return code
  throw new WalletModalError('SERVICE_INVALID_RESPONSE', { cause: code })
}
