import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils'
import { isAddress } from './toChecksumAddress.ts'

/** Fields of a domain, in the order of EIP-712. */
const domainTypes = Object.entries({
  name: 'string',
  version: 'string',
  chainId: 'uint256',
  verifyingContract: 'address',
  salt: 'bytes32',
}).map(([name, type]) => ({ name, type }))

type Struct = Readonly<Record<string, unknown>>

/**
 * Adds the type of the domain, by the members that the domain has, where a page leaves it out. Without the type MetaMask
 * hashes an empty domain (`sanitizeData` of https://github.com/MetaMask/eth-sig-util, version 8), and wallets over ethers 6
 * infer it (`TypedDataEncoder.hashDomain`), so that their signatures differ. Can go once EIP-712 names one of the two.
 */
export function withDomainType<Types extends object>(types: Types, domain: Struct): Types {
  if (Object.hasOwn(types, 'EIP712Domain') && (types as Struct).EIP712Domain != null) return types
  const EIP712Domain = domainTypes.filter(({ name }) => (domain[name] ?? null) !== null)
  return { ...types, EIP712Domain }
}

/** True for JSON with a number that JavaScript cannot hold exactly, so that writing the text again would change it. */
const isInexact = (json: string): boolean =>
  Array.from(json.matchAll(/[:[,]\s*(-?\d{16,})/g), ([, digits = '']) => digits).some(
    (digits) => String(Number(digits)) !== digits,
  )

function withDomain(data: unknown): unknown {
  if (typeof data === 'string') {
    if (isInexact(data)) return data
    const parsed: unknown = JSON.parse(data)
    const whole = withDomain(parsed)
    return whole === parsed ? data : JSON.stringify(whole)
  }
  const { types, domain: given } = data as { types: object; domain?: Struct | null }
  const domain = given ?? {}
  const whole = withDomainType(types, domain)
  return whole === types ? data : { ...(data as Struct), types: whole, domain }
}

/** Place of the message of `personal_sign`. A page may send the account first, as `eth_sign` has it. */
export const messageIndex = ([first, second]: readonly unknown[]): 0 | 1 =>
  isAddress(first) && !isAddress(second) ? 1 : 0

/**
 * Hexadecimal digits that are no bytes of ERC-1474. MetaMask signs digits without `0x` as text. TronLink signed the
 * bytes that they name before version 1.0.19 of its core
 * (https://github.com/TronLink/tronlink-extension-core/pull/110, May 2026). Can go when no wallet of the directory
 * signs such digits as bytes.
 */
const ambiguous = /^(?!0x(?:[\da-f]{2})*$)(?:0x)?[\da-f]+$/i

/** ethers 6 reads `0X` as text (`isHexString`), MetaMask as the prefix of bytes, as which it is shown. */
function toBytes(text: unknown): unknown {
  if (typeof text !== 'string') return text
  return ambiguous.test(text) ? `0x${bytesToHex(utf8ToBytes(text))}` : text.replace(/^0X/, '0x')
}

const inner = (request: { method: string; params?: unknown }) =>
  request.params === undefined
    ? request
    : { ...request, params: toSignedParams(request.method, request.params) }

/**
 * Returns the parameters that a wallet signs in one way only, also of requests inside a request. Malformed ones are
 * returned as they are.
 */
export function toSignedParams(method: string, params: unknown): unknown {
  try {
    if (/^metamask_(?:batch|connectWith)$/.test(method)) return (params as never[]).map(inner)
    if (method === 'wallet_invokeMethod' && !Array.isArray(params)) {
      const given = params as { request: Parameters<typeof inner>[0] }
      return { ...given, request: inner(given.request) }
    }
    const list = params as readonly unknown[]
    const change = (index: number, to: (one: unknown) => unknown) =>
      list.map((one, at) => (at === index ? to(one) : one))
    if (method === 'wallet_invokeMethod') return change(0, (one) => toSignedParams(method, one))
    if (method === 'personal_sign') return change(messageIndex(list), toBytes)
    if (/^eth_signTypedData(?:_v[34])?$/.test(method))
      return change(isAddress(list[0]) ? 1 : 0, withDomain)
  } catch {}
  return params
}
