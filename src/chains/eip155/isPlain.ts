import { hexToBytes } from '@noble/hashes/utils'
import type { CaipNetworkId } from '../../types/caip.ts'
import { referenceOf } from '../../utils/caip.ts'
import { isPlainText, textOf } from '../plainText.ts'

/** Selectors of functions that give up control of tokens or of a contract, anywhere in a call's data. */
const control =
  /095ea7b3|cae9ca51|c04a8a10|39509351|d73dd623|d505accf|8fcbaf0c|87517c45|a22cb465|558a7297|110496e5|959b8c3f|f2fde38b|23b872dd|42842e0e|6a761202|2b67b570|2a2d80d1|3659cfe6|4f1ef286|2f2ff15d|610b5925|eecea000|426a8493/i
/** Selectors of functions that carry calls, at the beginning of the data. */
const carrier =
  /^0x(?:ac9650d8|5ae401dc|1f0464d1|252dba42|bce38bd7|82ad56cb|174dea71|b61d27f6|34fcd5be|47e1da2a)/i
/** Names of types and members in typed data that move value or grant rights. */
const value =
  /permit|approv|allow|auth|deleg|transf|order|safe|meta|forward|transaction|operat|token|asset|amount|value|price|owner|spend|recipient|receiv|payment|offer|bid|swap|withdraw|claim|grant|session|execut|call|data|batch|bytes/i
const known =
  /^(?:from|to|value|data|input|chainId|gas|gasLimit|gasPrice|maxFeePerGas|maxPriorityFeePerGas|nonce|type|accessList)$/

const isHex = (text: unknown): text is string =>
  typeof text === 'string' && /^0x(?:[\da-f]{2})*$/i.test(text)
const isOn = (network: CaipNetworkId, chainId: unknown) =>
  chainId === undefined || Number(chainId) === Number(referenceOf(network))

function isPlainTransaction(params: readonly unknown[], network: CaipNetworkId): boolean {
  const given: Record<string, unknown> = Object(params[0])
  const { to, value: amount = '0x0', data, input, chainId } = given
  const bytes = data ?? input ?? '0x'
  if (params.length > 1 || !Object.keys(given).every((name) => known.test(name))) return false
  if (typeof to !== 'string' || !isHex(bytes) || !isOn(network, chainId)) return false
  if (data !== undefined && input !== undefined && data !== input) return false
  if (bytes === '0x') return typeof amount === 'string' && /^0x/i.test(amount)
  return /^0x0*$/i.test(String(amount)) && !control.test(bytes) && !carrier.test(bytes)
}

function isPlainTypedData([, given]: readonly unknown[], network: CaipNetworkId): boolean {
  const { types, domain } = typeof given === 'string' ? JSON.parse(given) : Object(given)
  const { EIP712Domain: _, ...own } = types
  return isOn(network, domain?.chainId) && !value.test(JSON.stringify(own))
}

/**
 * True for a request that is harmless by a short test of selectors and names. It decides while the code that reads
 * requests cannot be loaded. `network` is the active one.
 */
export function isPlain(method: string, params: unknown, network: CaipNetworkId): boolean {
  if (!Array.isArray(params)) return false
  try {
    if (method === 'eth_sendTransaction') return isPlainTransaction(params, network)
    if (method === 'eth_signTypedData_v4') return isPlainTypedData(params, network)
    if (method !== 'personal_sign' || typeof params[0] !== 'string') return false
    const [text] = params
    return isPlainText(isHex(text) ? textOf(hexToBytes(text.slice(2))) : text)
  } catch {
    return false
  }
}
