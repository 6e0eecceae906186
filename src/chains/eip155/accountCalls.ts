import { AbiCoder, type Result } from 'ethers/abi'
import { dataSlice } from 'ethers/utils'
import { toChecksumAddress } from './toChecksumAddress.ts'

/** A call that a contract makes with the data that it is given. */
export interface InnerCall {
  /** The account that the called contract acts for, if it is another than the caller. */
  from?: string
  to: string
  value: bigint
  data: string
}

const coder = AbiCoder.defaultAbiCoder()

/** @throws Error if the data are not in the canonical encoding, which contracts read in different ways */
function decode(types: readonly string[], data: string): Result {
  const values = coder.decode(types, data)
  if (coder.encode(types, values) !== data.toLowerCase()) throw new Error('not canonical')
  return values
}

const toCalls = (all: readonly (readonly [string, bigint, string])[]): InnerCall[] =>
  [...all].map(([to, value, data]) => ({ to, value, data }))

const callList = '(address,uint256,bytes)[]'

/** Reads calls with or without data for the authorization of ERC-7821, which follow the calls. */
function readBatch(data: string): InnerCall[] {
  // The offset of the calls is one word, or two if data follow.
  const hasMore = BigInt(dataSlice(data, 0, 32)) === 64n
  const [all] = decode(hasMore ? [callList, 'bytes'] : [callList], data)
  return toCalls(all)
}

/**
 * Reads the calls of a mode of ERC-7579 (https://eips.ethereum.org/EIPS/eip-7579), which ERC-7821 extends
 * (https://eips.ethereum.org/EIPS/eip-7821): type, handling of failures, and a selector after four unused bytes.
 *
 * @throws Error for delegate calls, for calls whose failure is ignored, and for unknown modes
 */
export function readExecution(mode: string, data: string): InnerCall[] {
  const kind = dataSlice(mode, 0, 2)
  if (kind === '0x0000') {
    const to = toChecksumAddress(dataSlice(data, 0, 20))
    return [{ to, value: BigInt(dataSlice(data, 20, 52)), data: dataSlice(data, 52) }]
  }
  if (kind !== '0x0100') throw new Error('unknown mode')
  switch (dataSlice(mode, 6, 10)) {
    case '0x00000000':
    case '0x78210001':
      return readBatch(data)
    case '0x78210002': {
      const [batches] = decode(['bytes[]'], data)
      return [...batches].flatMap((one) => readBatch(one))
    }
    default:
      throw new Error('unknown mode')
  }
}

/**
 * MultiSend and MultiSendCallOnly of Safe 1.1.1 to 1.5.0
 * (https://github.com/safe-global/safe-deployments), whose code a Safe runs as its own.
 */
const multiSends = [
  '0x8d29be29923b68abfdd21e541b9374737b49cdad',
  '0xa238cbeb142c10ef7ad8442c6d1f9e89e07e7761',
  '0x998739bfdaadde7c933b942a68053933098f9eda',
  '0x40a2accbd92bca938b02010e17a5b8929b49130d',
  '0xa1dabef33b3b82c7814b6d82a79e50f4ac44102b',
  '0x38869bf66a61cf6bdb996a6ae40d5853fd43b526',
  '0x9641d764fc13c8b624c04430c7356c1c7c8102e2',
  '0x218543288004cd07832472d464648173c77d7eb7',
  '0xa83c336b20401af773b6219ba5027174338d1836',
]
const multiSendSelector = '0x8d80ff0a'

/** Reads the packed calls of a MultiSend: operation, receiver, value, length of the data, data. */
function readPacked(packed: string): InnerCall[] {
  const calls: InnerCall[] = []
  const end = (packed.length - 2) / 2
  for (let at = 0; at < end; ) {
    if (dataSlice(packed, at, at + 1) !== '0x00') throw new Error('a delegate call')
    const to = toChecksumAddress(dataSlice(packed, at + 1, at + 21))
    const value = BigInt(dataSlice(packed, at + 21, at + 53))
    const start = at + 85
    const next = start + Number(BigInt(dataSlice(packed, at + 53, start)))
    calls.push({ to, value, data: dataSlice(packed, start, next) })
    at = next
  }
  return calls
}

/**
 * Reads the calls of a Safe; `gasPrice` is undefined for those of its 4337 module.
 *
 * @throws Error for a delegate call to a contract that is no MultiSend of Safe, and if the Safe refunds gas, of which the
 * arguments do not say how much
 */
function ofSafe([to, value, data, operation, , , gasPrice = 0n]: Result): InnerCall[] {
  if (gasPrice > 0n) throw new Error('a refund of gas')
  if (operation === 0n) return [{ to, value, data }]
  if (!multiSends.includes(to.toLowerCase()) || !data.startsWith(multiSendSelector))
    throw new Error('a delegate call')
  const [packed] = decode(['bytes'], `0x${data.slice(multiSendSelector.length)}`)
  return readPacked(packed)
}

/**
 * Functions by which accounts make calls, by signature. Sources: ERC-7579 and ERC-7821, Safe and its 4337 module
 * (https://github.com/safe-global/safe-modules), SimpleAccount of ERC-4337 since 0.6, Coinbase Smart Wallet, DeleGator of
 * MetaMask (https://github.com/MetaMask/delegation-framework). Each throws if it cannot read its arguments.
 */
export const accountCalls: Readonly<Record<string, (args: Result) => InnerCall[]>> = {
  'execute(address,uint256,bytes)': ([to, value, data]) => [{ to, value, data }],
  'execute((address,uint256,bytes))': ([call]) => toCalls([call]),
  'execute(bytes32,bytes)': ([mode, data]) => readExecution(mode, data),
  'executeBatch((address,uint256,bytes)[])': ([all]) => toCalls(all),
  'executeBatch(address[],bytes[])': ([targets, data]) =>
    [...targets].map((to, index) => ({ to, value: 0n, data: data[index] ?? '0x' })),
  'executeBatch(address[],uint256[],bytes[])': ([targets, values, data]) =>
    [...targets].map((to, index) => ({
      to,
      value: values[index] ?? 0n,
      data: data[index] ?? '0x',
    })),
  'execTransaction(address,uint256,bytes,uint8,uint256,uint256,uint256,address,address,bytes)':
    ofSafe,
  'executeUserOp(address,uint256,bytes,uint8)': ofSafe,
  'executeUserOpWithErrorString(address,uint256,bytes,uint8)': ofSafe,
}
