import { AbiCoder, concat, getCreate2Address, keccak256, toBeHex, ZeroHash } from 'ethers'
import { accountInitCode, EXECUTE_SELECTOR } from './accountCode.ts'

/** The deterministic deployer of most chains, and of every anvil: salt, then init code. */
const FACTORY = '0x4e59b44847b379578588920cA78FbF26c0B4956C'

const ERC_6492_SUFFIX = '0x6492649264926492649264926492649264926492649264926492649264926492'

export interface AccountCall {
  to: string
  /** Value in wei, in hexadecimal. */
  value?: string | undefined
  data?: string | undefined
}

/**
 * The contract account of one owner. The address is known before the contract is deployed, and can already receive
 * tokens.
 */
export interface SmartAccount {
  address: string
  /** The transaction that deploys the account. */
  deployment: { to: string; data: string }
  /** The owner's transaction to the account that executes these calls; if one fails, all revert. */
  encodeCalls(calls: readonly AccountCall[]): string
  /** The ERC-6492 form of a signature. It can be verified before the contract is deployed. */
  wrapSignature(signature: string): string
}

export function smartAccountOf(owner: string): SmartAccount {
  const initCode = accountInitCode(owner)
  const factoryData = concat([ZeroHash, initCode])
  const abi = AbiCoder.defaultAbiCoder()
  return {
    address: getCreate2Address(FACTORY, ZeroHash, keccak256(initCode)),
    deployment: { to: FACTORY, data: factoryData },
    encodeCalls: (calls) => concat([EXECUTE_SELECTOR, abi.encode(['bytes'], [pack(calls)])]),
    wrapSignature: (signature) =>
      concat([
        abi.encode(['address', 'bytes', 'bytes'], [FACTORY, factoryData, signature]),
        ERC_6492_SUFFIX,
      ]),
  }
}

function pack(calls: readonly AccountCall[]): string {
  return concat(
    calls.flatMap(({ to, value = '0x0', data = '0x' }) => [
      to,
      toBeHex(BigInt(value), 32),
      toBeHex((data.length - 2) / 2, 32),
      data,
    ]),
  )
}
