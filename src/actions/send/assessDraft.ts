import type { SendState } from '../../controllers/send.ts'
import type { ReadAmount } from '../../types/amount.ts'
import type { Network } from '../../types/network.ts'
import type { AmountUnit } from '../../types/send.ts'
import type { FeeRate } from '../../types/sender.ts'
import type { TokenBalance } from '../../types/token.ts'
import { fiatDecimals, hasPrice, toFiatUnits, toTokenUnits } from '../amounts/fiatUnits.ts'
import { readAmount, toBaseUnits } from '../amounts/readAmount.ts'

/** State of the primary button: the first problem of the input, or `preview` if the draft can be reviewed. */
export type SendStep =
  | 'selectToken'
  | 'incorrectValue'
  | 'amountTooSmall'
  | 'addAmount'
  | 'insufficientFunds'
  | 'insufficientGas'
  | 'incorrectFee'
  | 'addAddress'
  | 'invalidAddress'
  | 'preview'

export interface Assessment {
  step: SendStep
  /** The entered text, parsed in its unit. */
  read: ReadAmount
  /** Entered amount in base units of the token. Null unless the amount is valid. */
  amount: bigint | null
  /** Value of the amount in US cents, rounded down. Null without a price. */
  cents: bigint | null
  /** Balance in base units of the token; null while unknown. */
  balance: bigint | null
}

export interface Payer {
  network: Pick<Network, 'nativeCurrency'>
  isSmartAccount: boolean
  /** The modal's locale, BCP 47. */
  locale: string
}

export const decimalsOf = ({ quantity }: TokenBalance): number => Number(quantity.decimals)

/**
 * Returns the balance of a token in base units. Null while the balance is unknown. The node's native balance is
 * preferred to the balance in the token list.
 */
export function balanceOf(draft: Readonly<SendState>, token: TokenBalance): bigint | null {
  if (token.address === undefined && draft.networkBalance !== null) return draft.networkBalance
  return token.isUnknown ? null : toBaseUnits(token.quantity)
}

/**
 * Cost in base units of the native token: the network fee, and on Solana the rent of the receiver's token account. With
 * limits of the sender, it is the fee of the largest amount.
 */
export const costOf = ({ gasPrice, accountCost, limits }: Readonly<SendState>): bigint =>
  limits ? limits.spendable - limits.most : (gasPrice ?? 0n) + accountCost

/**
 * The chosen fee rate. Null if the family has no fee rates, before they are read, and where the choice is what the sender
 * does without one.
 */
export function chosenRate(draft: Readonly<SendState>): FeeRate | null {
  const { feeRates, feeSpeed, customRate } = draft
  if (feeSpeed === 'custom') return customRate
  const rate = feeRates.find(({ speed }) => speed === feeSpeed)
  return rate && !rate.isUsual ? rate : null
}

/**
 * Returns the largest amount that can be sent, in base units: the balance, less the fee for the native token, unless the
 * sender has stated it. Zero while unknown.
 */
export function maxAmount(draft: Readonly<SendState>, token: TokenBalance): bigint {
  if (draft.limits) return draft.limits.most
  const balance = balanceOf(draft, token) ?? 0n
  if (token.address !== undefined) return balance
  const rest = balance - costOf(draft)
  return rest > 0n ? rest : 0n
}

/** Native balance in base units, including the deposit that closing the account releases; null while unknown. */
export function nativeLimit({ networkBalance, closingBalance }: Readonly<SendState>) {
  if (networkBalance === null || closingBalance === null) return networkBalance
  return closingBalance > networkBalance ? closingBalance : networkBalance
}

/**
 * Returns the amount in base units that empties and thereby closes the account. Null if the account cannot be closed,
 * and while balances are unknown.
 */
export function emptyingAmount(draft: Readonly<SendState>, token: TokenBalance): bigint | null {
  const { networkBalance, gasPrice } = draft
  const limit = nativeLimit(draft)
  if (token.address !== undefined || gasPrice === null) return null
  if (networkBalance === null || limit === null || limit <= networkBalance) return null
  return costOf(draft) > networkBalance ? null : limit - costOf(draft)
}

/** True if sending `amount` of the native token, plus the fee, leaves less than the minimum balance of the account. */
export function closesAccount(draft: Readonly<SendState>, token: TokenBalance, amount: bigint) {
  const { networkBalance, closingBalance } = draft
  if (token.address !== undefined || networkBalance === null || closingBalance === null)
    return false
  return amount + costOf(draft) > networkBalance
}

/** True if the native balance cannot pay the network fee. False for smart accounts, whose gas a paymaster may pay. */
function lacksGas(draft: Readonly<SendState>, amount: bigint, { isSmartAccount }: Payer): boolean {
  const { networkBalance, token } = draft
  if (draft.limits) return amount > draft.limits.most
  if (isSmartAccount || networkBalance === null) return false
  const spent = token?.address === undefined ? amount : 0n
  if (networkBalance === 0n || costOf(draft) > networkBalance) return true
  return costOf(draft) + spent > (nativeLimit(draft) ?? networkBalance)
}

/** Unit of an amount that is not entered in fiat: the token, or its base unit such as satoshi. */
export function unitOf(
  { amountUnit, baseUnit }: Readonly<SendState>,
  token: TokenBalance,
): { symbol: string; decimals: number } {
  return amountUnit === 'base' && baseUnit !== null
    ? { symbol: baseUnit, decimals: 0 }
    : { symbol: token.symbol, decimals: decimalsOf(token) }
}

/** Units in which the user can enter the amount, in the order in which the button switches between them. */
export function unitsOf({ baseUnit }: Readonly<SendState>, token: TokenBalance): AmountUnit[] {
  const hasBase = baseUnit !== null && token.address === undefined
  return [
    'token',
    ...(hasBase ? ['base' as const] : []),
    ...(hasPrice(token.price) ? ['fiat' as const] : []),
  ]
}

function readDraft(draft: Readonly<SendState>, token: TokenBalance, locale: string) {
  const decimals = decimalsOf(token)
  const { price } = token
  if (draft.amountUnit !== 'fiat') {
    const unit = unitOf(draft, token)
    const read = readAmount(draft.sendTokenAmount, { ...unit, locale })
    const amount = read.kind === 'amount' ? read.baseUnits : null
    return { read, amount, cents: amount && toFiatUnits(amount, { price, decimals }) }
  }
  const rules = { decimals: fiatDecimals, symbol: 'USD', isMoney: true, locale }
  const read = readAmount(draft.sendTokenAmount, rules)
  const cents = read.kind === 'amount' ? read.baseUnits : null
  return { read, amount: cents && toTokenUnits(cents, { price, decimals }), cents }
}

export function assessDraft(draft: Readonly<SendState>, payer: Payer): Assessment {
  const { token } = draft
  if (!token) {
    return {
      step: 'selectToken',
      read: { kind: 'empty' },
      amount: null,
      cents: null,
      balance: null,
    }
  }
  const { read, amount, cents } = readDraft(draft, token, payer.locale)
  const balance = balanceOf(draft, token)
  const { limits } = draft
  const largest = token.address === undefined ? (nativeLimit(draft) ?? balance) : balance
  const spendable = limits ? limits.spendable : largest
  const step = (): SendStep => {
    if (read.kind === 'problem') return 'incorrectValue'
    if (!amount) return 'addAmount'
    if (limits && amount < limits.least) return 'amountTooSmall'
    if (spendable !== null && amount > spendable) return 'insufficientFunds'
    if (draft.feeSpeed === 'custom' && !draft.customRate) return 'incorrectFee'
    if (lacksGas(draft, amount, payer)) return 'insufficientGas'
    if (draft.receiverInput.trim() === '') return 'addAddress'
    if (draft.receiverProblem) return 'invalidAddress'
    return 'preview'
  }
  return { step: step(), read, amount, cents, balance }
}
