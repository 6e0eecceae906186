import type { MessageKey } from '../../../../i18n/messages.ts'
import type { AmountUnit, Statement, StatementValue } from '../../../../types/review.ts'
import { toShortText } from '../../../unreadMembers.ts'
import { toChecksumAddress } from '../../toChecksumAddress.ts'
import { address } from '../knownCalls.ts'
import { followJson, Misfit, parsePath } from './paths.ts'
import { constantsOf, type Place, paramOf, type Scope, toAddress, toInteger } from './scope.ts'
import type { SignedValue } from './signedValue.ts'

/** Maximum characters of a value, so that the view shows that it was shortened. */
const maxValue = 160
/** Maximum seconds that a length of time has in words. */
const maxPeriod = 100_000_000_000n
const maxDecimals = 77n

/** A field in words. `inline` stands for the field in a sentence of the descriptor. */
export interface FormattedValue {
  text: MessageKey
  values: Record<string, StatementValue>
  inline: readonly (string | StatementValue)[]
  parts?: readonly Statement[]
}

type Params = Readonly<Record<string, unknown>>
type Formatter = (
  value: SignedValue,
  params: Params,
  scope: Scope,
  place: Place,
) => FormattedValue | StatementValue

const toText = (text: string): StatementValue => {
  const short = toShortText(text)
  return { kind: 'text', text: short.length > maxValue ? `${short.slice(0, maxValue)}…` : short }
}

/** The value as it is signed. */
function raw({ type, value }: SignedValue): StatementValue {
  if (typeof value === 'bigint') return { kind: 'number', value }
  if (type === 'address') return address(toChecksumAddress(String(value)))
  return toText(String(value))
}

/** True if the format names another chain than the transaction's; its tokens cannot be looked up. */
function otherChain(params: Params, scope: Scope, place: Place): bigint | null {
  const given = paramOf('chainId', params, scope, place)
  if (!given) return null
  const chain = toInteger(given)
  return chain === BigInt(scope.container.chainId ?? 0) ? null : chain
}

const tokenAmount: Formatter = (signed, params, scope, place) => {
  const amount = toInteger(signed)
  const given = paramOf('token', params, scope, place)
  const plain: StatementValue = { kind: 'number', value: amount }
  if (!given || amount < 0n) {
    return { text: 'review.field.noToken', values: { value: plain }, inline: [plain] }
  }
  const token = toAddress(given)
  const chain = otherChain(params, scope, place)
  if (chain !== null) {
    const values = { value: plain, token: address(token), chain: raw({ ...signed, value: chain }) }
    return { text: 'review.field.otherChain', values, inline: [plain] }
  }
  const isNative = constantsOf(params.nativeCurrencyAddress, scope).some(
    (one) => toAddress(one) === token,
  )
  const unit: AmountUnit = isNative ? 'native' : { token }
  const value: StatementValue = { kind: 'amount', amount, unit }
  const { threshold, message = 'Unlimited' } = params
  const [limit] = constantsOf(threshold, scope)
  if (limit && amount >= toInteger(limit)) {
    const [words] = constantsOf(message, scope)
    const name = toText(String(words?.value))
    const symbol: StatementValue = { kind: 'symbol', unit }
    return {
      text: 'review.field.above',
      values: { message: name, symbol, value },
      inline: [name, ' ', symbol],
    }
  }
  return value
}

const addressName: Formatter = (signed, { senderAddress }, scope) => {
  const value = address(toAddress(signed))
  const { from } = scope.container
  const isSender = constantsOf(senderAddress, scope).some(
    (one) => toAddress(one) === toAddress(signed),
  )
  if (!isSender || from === undefined) return value
  const sender = address(toChecksumAddress(from))
  return { text: 'review.field.sender', values: { value, sender }, inline: [sender] }
}

const tokenTicker: Formatter = (signed, params, scope, place) => {
  const token = toAddress(signed)
  const value = address(token)
  if (otherChain(params, scope, place) !== null) return value
  const symbol: StatementValue = { kind: 'symbol', unit: { token } }
  return { text: 'review.field.symbol', values: { symbol, value }, inline: [symbol] }
}

const nftName: Formatter = (signed, params, scope, place) => {
  const given = paramOf('collection', params, scope, place)
  const value: StatementValue = { kind: 'number', value: toInteger(signed) }
  if (!given) return value
  const values = { value, collection: address(toAddress(given)) }
  return { text: 'review.field.item', values, inline: [value] }
}

const date: Formatter = (signed, { encoding }) => {
  const value = toInteger(signed)
  if (encoding !== 'blockheight') return { kind: 'date', seconds: value < 0n ? 0n : value }
  const block: StatementValue = { kind: 'number', value }
  return { text: 'review.field.block', values: { value: block }, inline: [block] }
}

const duration: Formatter = (signed) => {
  const value = toInteger(signed)
  const isShort = value >= 0n && value < maxPeriod
  return isShort ? { kind: 'period', seconds: Number(value) } : { kind: 'number', value }
}

const unit: Formatter = (signed, { base = '', decimals = 0 }, scope) => {
  const [places = 0n] = constantsOf(decimals, scope).map(toInteger)
  if (places < 0n || places > maxDecimals) throw new Misfit('too many decimals')
  const symbol = toShortText(constantsOf(base, scope)[0]?.value ?? '').slice(0, 20)
  return { kind: 'amount', amount: toInteger(signed), unit: { symbol, decimals: Number(places) } }
}

const enumeration: Formatter = (signed, { $ref }, scope) => {
  const names = Object(followJson(scope.descriptor, parsePath(String($ref)).segments))
  const value = raw(signed)
  const key = String(signed.value)
  if (!Object.hasOwn(names, key)) return value
  const name = toText(String(names[key]))
  return { text: 'review.field.enum', values: { name, value }, inline: [name] }
}

const calldata: Formatter = (signed, params, scope, place) => {
  const given = (name: string) => paramOf(name, params, scope, place)
  const callee = given('callee')
  if (!callee || otherChain(params, scope, place) !== null) return raw(signed)
  const selector = given('selector')?.value
  const amount = given('amount')
  const spender = given('spender')
  const statement = scope.readCall({
    to: toAddress(callee),
    value: amount ? toInteger(amount) : 0n,
    data: `0x${selector ? String(selector).replace(/^0x/, '') : ''}${String(signed.value).slice(2)}`,
    ...(spender && { from: toAddress(spender) }),
  })
  return { text: 'review.field.group', values: {}, inline: [raw(signed)], parts: [statement] }
}

const formatters: Readonly<Record<string, Formatter>> = {
  amount: (signed) => ({ kind: 'amount', amount: toInteger(signed), unit: 'native' }),
  tokenAmount,
  addressName,
  tokenTicker,
  nftName,
  date,
  duration,
  unit,
  enum: enumeration,
  calldata,
  chainId: (signed) => ({ kind: 'number', value: toInteger(signed) }),
}

/**
 * Puts a value into words by a format of ERC-7730. A format that the specification does not name shows the value as it is
 * signed, as does `raw`.
 *
 * @throws Misfit if the value or a parameter does not fit the format
 */
export function formatValue(
  format: string,
  signed: SignedValue,
  params: Params,
  scope: Scope,
  place: Place,
): FormattedValue {
  if (signed.type === null) throw new Misfit('a format is for one value')
  const formatter = Object.hasOwn(formatters, format) ? formatters[format] : undefined
  const found = formatter?.(signed, params, scope, place) ?? raw(signed)
  return 'kind' in found
    ? { text: 'review.field', values: { value: found }, inline: [found] }
    : found
}
