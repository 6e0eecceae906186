import { keccak_256 } from '@noble/hashes/sha3'
import { bytesToHex, hexToBytes } from '@noble/hashes/utils'
import type { CaipNetworkId } from '../../../types/caip.ts'
import type {
  Payment,
  PaymentProblem,
  PaymentReader,
  PaymentRefusal,
} from '../../../types/payment.ts'
import type { AddressProblem } from '../../../types/sender.ts'
import { referenceOf } from '../../../utils/caip.ts'
import { cleanCode } from '../../../utils/cleanText.ts'
import { log } from '../../../utils/log.ts'
import { cleanPayment, refuseParameter } from '../../paymentQuery.ts'
import { readInteroperableName } from '../interoperableName.ts'
import { shortNames } from '../shortNames.ts'
import { readAddress } from './readAddress.ts'

const maxUint256 = 2n ** 256n - 1n
/** Largest exponent of ten below 2^256. */
const maxExponent = 77

/**
 * Parses a number of EIP-681: digits, with an optional fraction and exponent. Null if the number is malformed, not an
 * integer, zero, or above uint256.
 */
function readNumber(text: string): bigint | null {
  const parts = /^\+?(\d{0,78})(?:\.(\d{1,78}))?(?:e(\d{1,3}))?$/i.exec(text)
  if (!parts) return null
  const [, whole = '', written = '', exponent = '0'] = parts
  const fraction = written.replace(/0+$/, '')
  const zeros = Number(exponent) - fraction.length
  if (whole + written === '' || zeros < 0 || zeros > maxExponent) return null
  const amount = BigInt(whole + fraction) * 10n ** BigInt(zeros)
  return amount > 0n && amount <= maxUint256 ? amount : null
}

const gasParameters = ['gas', 'gasLimit', 'gasPrice']

/** Parses parameters. Refuses one that occurs twice or is not in `known`. Those of the gas are read and not obeyed. */
function readParameters(
  query: string,
  known: readonly string[],
): Map<string, string> | PaymentRefusal {
  const pairs = query === '' ? [] : query.split('&').map((pair) => pair.split('='))
  const read = new Map<string, string>()
  for (const [name = '', value = '', ...rest] of pairs) {
    if (![...known, ...gasParameters].includes(name)) return refuseParameter(name)
    if (read.has(name) || rest.length > 0) return { problem: 'paymentParameter' }
    read.set(name, value)
  }
  const gas = gasParameters.filter((name) => read.delete(name))
  if (gas.length > 0) log('info', `the payment link's ${gas.join(', ')} is left to the network`)
  return read
}

/** Labels separated by dots, as in names of ENS. */
const nameForm = /^[^\s.:/@]+(?:\.[^\s.:/@]+)+$/u

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}

/** Reads an address, or a name, which is returned unchanged because only its service can normalize it. */
function readTarget(text: string): { target: string } | { problem: AddressProblem } {
  const read = readAddress(cleanCode(text))
  if ('address' in read) return { target: read.address }
  const name = decode(text)
  return nameForm.test(name) ? { target: name } : read
}

const idOf = (reference: string): CaipNetworkId => `eip155:${BigInt(reference)}`
const refuse = (problem: PaymentProblem) => ({ problem })

const caip10 = /^eip155:(\d{1,32}):(0x[\da-f]{40})$/i
const eip3770 = /^([a-z\d-]{1,32}):(0x[\da-f]{40})$/i
const eip681 = /^ethereum:(?:pay-)?([^@/?]+)(?:@(\d{1,32}))?(?:\/([^?]*))?(?:\?(.*))?$/is

/**
 * Returns a test of an address by the checksum of an interoperable name: the first four bytes of the hash of chain and
 * address in the binary form of ERC-7930, without its version.
 */
function checkOf(caipNetworkId: CaipNetworkId, checksum: string) {
  const digits = BigInt(referenceOf(caipNetworkId)).toString(16)
  const chain = digits.padStart(digits.length + (digits.length % 2), '0')
  const length = (chain.length / 2).toString(16).padStart(2, '0')
  return (address: string) => {
    const bytes = hexToBytes(`0000${length}${chain}14${address.slice(2).toLowerCase()}`)
    return bytesToHex(keccak_256(bytes)).slice(0, 8) === checksum.toLowerCase()
  }
}

/** Reads a recipient with its network, and with a checksum if there is one, from an interoperable name (ERC-7828). */
function readInteroperable(text: string): { payment: Payment } | PaymentRefusal | null {
  const name = readInteroperableName(text)
  if (!name) return null
  const { target, network, checksum } = name
  if (!/^eip155:\d{1,32}$/.test(network)) return refuse('paymentNetwork')
  const caipNetworkId = network as CaipNetworkId
  const read = readTarget(target)
  if ('problem' in read) return read
  const isRecipient = checksum && checkOf(caipNetworkId, checksum)
  return {
    payment: {
      caipNetworkId,
      recipient: read.target,
      ...(isRecipient && { isRecipient }),
      token: null,
      amountBaseUnits: null,
    },
  }
}

/** Reads a recipient with its network: a CAIP-10 id or an EIP-3770 address. */
function readAccount(text: string): { caipNetworkId: CaipNetworkId; address: string } | null {
  const code = cleanCode(text)
  const [, reference, account] = caip10.exec(code) ?? []
  if (reference !== undefined && account !== undefined)
    return { caipNetworkId: idOf(reference), address: account }
  const [, prefix = '', address] = eip3770.exec(code) ?? []
  const short = prefix.toLowerCase()
  const caipNetworkId = Object.hasOwn(shortNames, short) ? shortNames[short] : undefined
  return caipNetworkId && address !== undefined ? { caipNetworkId, address } : null
}

/**
 * Reads EIP-681 URIs, CAIP-10 ids, EIP-3770 addresses and ERC-7828 names. An EIP-681 URI is a payment of the native token, or an ERC-20
 * `transfer`; contract and recipient may be names. The others are a recipient on a network.
 */
export const eip155Payments: PaymentReader = {
  writePayment({ caipNetworkId, recipient, token, amountBaseUnits }) {
    const chain = referenceOf(caipNetworkId)
    return token === null
      ? `ethereum:${recipient}@${chain}?value=${amountBaseUnits}`
      : `ethereum:${token}@${chain}/transfer?address=${recipient}&uint256=${amountBaseUnits}`
  },
  readPayment(given) {
    const text = cleanPayment(given)
    const account = readAccount(text)
    if (account) {
      const { caipNetworkId, address } = account
      const read = readAddress(address)
      if ('problem' in read) return read
      const recipient = read.address
      return { payment: { caipNetworkId, recipient, token: null, amountBaseUnits: null } }
    }
    const named = readInteroperable(text)
    if (named) return named
    const [, written, chain, method, query = ''] = eip681.exec(text) ?? []
    if (written === undefined) return refuse('paymentMalformed')
    const caipNetworkId = chain === undefined ? null : idOf(chain)
    const read = readTarget(written)
    if ('problem' in read) return read
    const { target } = read
    if (method === undefined) {
      const parameters = readParameters(query, ['value'])
      if ('problem' in parameters) return parameters
      const value = parameters.get('value')
      const amountBaseUnits = value === undefined ? null : readNumber(value)
      if (value !== undefined && amountBaseUnits === null) return refuse('paymentAmount')
      return { payment: { caipNetworkId, recipient: target, token: null, amountBaseUnits } }
    }
    if (method !== 'transfer') return refuse('paymentFunction')
    const parameters = readParameters(query, ['address', 'uint256'])
    if ('problem' in parameters) return parameters
    if (parameters.size !== 2) return refuse('paymentParameter')
    const to = readTarget(parameters.get('address') ?? '')
    if ('problem' in to) return to
    const amountBaseUnits = readNumber(parameters.get('uint256') ?? '')
    if (amountBaseUnits === null) return refuse('paymentAmount')
    return { payment: { caipNetworkId, recipient: to.target, token: target, amountBaseUnits } }
  },
}
