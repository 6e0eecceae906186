import { AbiCoder, concat, dnsEncode, Interface, keccak256, SigningKey, ZeroAddress } from 'ethers'
import { offchainResolver } from '../../../../../demo/services/contracts/abi.ts'

const records = new Interface([
  'function addr(bytes32) view returns (address)',
  'function addr(bytes32, uint256) view returns (bytes)',
  'function text(bytes32, string) view returns (string)',
  'function name(bytes32) view returns (string)',
])

export interface OffchainRecords {
  address?: string
  coins?: Readonly<Record<number, string>>
  /** Text records by key. */
  texts?: Readonly<Record<string, string>>
  /** The name in a reverse record. */
  name?: string
}

/** The key of the test resolver's signer, and a key that the resolver does not trust. */
export const gatewayKey = new SigningKey(`0x${'42'.repeat(32)}`)
export const otherKey = new SigningKey(`0x${'43'.repeat(32)}`)

/** Creates the signed JSON response (EIP-3668) of the gateway of `TestOffchainResolver.sol`. */
export function respondOffchain(
  sender: string,
  request: string,
  byName: Readonly<Record<string, OffchainRecords>>,
  key: SigningKey = gatewayKey,
): { data: string } {
  const [encoded, data] = offchainResolver.decodeFunctionData('resolve', request)
  const [, own] = Object.entries(byName).find(([name]) => dnsEncode(name, 255) === encoded) ?? []
  const call = records.parseTransaction({ data })
  const value = () => {
    if (call?.name === 'text') return own?.texts?.[String(call.args[1])] ?? ''
    if (call?.name === 'name') return own?.name ?? ''
    if (call?.args.length === 2) return own?.coins?.[Number(call.args[1])] ?? '0x'
    return own?.address ?? ZeroAddress
  }
  const result = records.encodeFunctionResult(call?.signature ?? '', [value()])
  const digest = keccak256(concat(['0x1900', sender, keccak256(request), keccak256(result)]))
  const { v, r, s } = key.sign(digest)
  const types = ['bytes', 'uint8', 'bytes32', 'bytes32']
  return { data: AbiCoder.defaultAbiCoder().encode(types, [result, v, r, s]) }
}
