import { AbiCoder } from 'ethers/abi'
import { WalletModalError } from '../../../errors/WalletModalError.ts'
import type { RpcRequest } from '../../../types/chainAdapter.ts'
import { signatureValidator } from './signatureValidator.ts'

/** What nodes say of a contract that failed, in words or by the code that is meant for it. */
const failure =
  /revert|invalid opcode|invalid jump|out of gas|stack (?:under|over)flow|vm exception/i
const revertCode = 3

/** Whether the contract itself failed, and not the node that was asked. */
function isFailureOfContract(thrown: unknown): boolean {
  if (!(thrown instanceof WalletModalError) || thrown.code !== 'RPC_ERROR') return false
  const { code, message } = thrown.params
  return code === revertCode || (code !== undefined && failure.test(String(message)))
}

/**
 * Asks the network whether a contract takes a signature for its own, one that is not deployed yet included. A contract
 * that fails does not take it.
 *
 * @throws what `rpc` throws while the network is out of reach.
 */
export async function askContract(
  asked: { signer: string; hash: string; signature: string },
  rpc: RpcRequest,
): Promise<boolean> {
  const values = AbiCoder.defaultAbiCoder().encode(
    ['address', 'bytes32', 'bytes'],
    [asked.signer, asked.hash, asked.signature],
  )
  try {
    const answer = await rpc('eth_call', [{ data: signatureValidator + values.slice(2) }, 'latest'])
    return typeof answer === 'string' && /^0x0*1$/.test(answer)
  } catch (thrown) {
    if (isFailureOfContract(thrown)) return false
    throw thrown
  }
}
