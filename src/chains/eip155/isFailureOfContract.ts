import { WalletModalError } from '../../errors/WalletModalError.ts'

/** Messages and the error code by which nodes report that a contract failed. */
const failure =
  /revert|invalid opcode|invalid jump|out of gas|stack (?:under|over)flow|vm (?:exception|execution error)/i
const revertCode = 3

/** True if a node has executed the call and the contract failed; false if no node has executed it. */
export function isFailureOfContract(thrown: unknown): boolean {
  if (!(thrown instanceof WalletModalError) || thrown.code !== 'RPC_ERROR') return false
  const { code, message } = thrown.params
  return code === revertCode || (code !== undefined && failure.test(String(message)))
}
