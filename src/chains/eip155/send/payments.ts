import type { CaipNetworkId } from '../../../types/caip.ts'
import type { PaymentProblem, PaymentReader } from '../../../types/payment.ts'
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

/** Parses parameters. Null if a parameter occurs twice or is not in `known`. */
function readParameters(query: string, known: readonly string[]): Map<string, string> | null {
  const pairs = query === '' ? [] : query.split('&').map((pair) => pair.split('='))
  const isRead = pairs.every(([key = '', ...values]) => known.includes(key) && values.length === 1)
  const read = new Map(pairs.map(([key = '', value = '']) => [key, value]))
  return isRead && read.size === pairs.length ? read : null
}

const idOf = (reference: string): CaipNetworkId => `eip155:${BigInt(reference)}`
const refuse = (problem: PaymentProblem) => ({ problem })

const caip10 = /^eip155:(\d{1,32}):(0x[\da-f]{40})$/i
const eip681 = /^ethereum:(?:pay-)?(0x[\da-f]{40})(?:@(\d{1,32}))?(?:\/([^?]*))?(?:\?(.*))?$/i

/**
 * Reads EIP-681 URIs and CAIP-10 ids. An EIP-681 URI is a payment of the native token, or an ERC-20 `transfer`. A
 * CAIP-10 id is a recipient on a network.
 */
export const eip155Payments: PaymentReader = {
  readPayment(text) {
    const [, reference, account] = caip10.exec(text) ?? []
    const [, target, chain, method, query = ''] = eip681.exec(text) ?? []
    const named = account ?? target
    if (named === undefined) return refuse('paymentMalformed')
    const network = reference ?? chain
    const caipNetworkId = network === undefined ? null : idOf(network)
    const read = readAddress(named)
    if ('problem' in read) return read
    if (method === undefined) {
      const parameters = readParameters(query, ['value'])
      if (!parameters) return refuse('paymentParameter')
      const value = parameters.get('value')
      const amountBaseUnits = value === undefined ? null : readNumber(value)
      if (value !== undefined && amountBaseUnits === null) return refuse('paymentAmount')
      return { payment: { caipNetworkId, recipient: read.address, token: null, amountBaseUnits } }
    }
    if (method !== 'transfer') return refuse('paymentFunction')
    const parameters = readParameters(query, ['address', 'uint256'])
    if (parameters?.size !== 2) return refuse('paymentParameter')
    const recipient = readAddress(parameters.get('address') ?? '')
    if ('problem' in recipient) return recipient
    const amountBaseUnits = readNumber(parameters.get('uint256') ?? '')
    if (amountBaseUnits === null) return refuse('paymentAmount')
    const { address } = recipient
    return { payment: { caipNetworkId, recipient: address, token: read.address, amountBaseUnits } }
  },
}
