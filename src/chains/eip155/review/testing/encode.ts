import { Interface } from 'ethers'

/** Calldata of a function, given by its ABI. */
export function encode(signature: string, ...values: unknown[]): string {
  const abi = new Interface([`function ${signature}`])
  return abi.encodeFunctionData(signature.slice(0, signature.indexOf('(')), values)
}
