import type { SwapState } from '../../controllers/swap.ts'
import type { ReadAmount } from '../../types/amount.ts'
import type { SwapToken } from '../../types/swap.ts'
import type { TokenBalance } from '../../types/token.ts'
import { readAmount } from '../amounts/readAmount.ts'
import { toBaseUnits } from '../amounts/toBaseUnits.ts'

/** What the primary button says: what is missing, or that it goes on. */
export type SwapStep =
  | 'selectToken'
  | 'incorrectValue'
  | 'addAmount'
  | 'insufficientFunds'
  | 'insufficientGas'
  | 'quoting'
  | 'failed'
  | 'review'

export interface SwapAssessment {
  step: SwapStep
  /** What was typed. */
  read: ReadAmount
  /** What would go, in base units of the source; null without an amount. */
  amount: bigint | null
  /** What there is of the source, in base units; null before that is known. */
  balance: bigint | null
}

/** Whose draft it is. */
export interface Swapping {
  isSmartAccount: boolean
  /** Of the modal, BCP 47. */
  language: string
  /** What the account holds, as far as anybody lists it. */
  listed: readonly TokenBalance[]
}

export const keyOf = ({ address }: Pick<SwapToken, 'address'>): string => address.toLowerCase()

/** What the account holds of a token: by the network's own node, else as it is listed; null where nobody has told. */
export function holdingOf(
  { holdings }: Pick<SwapState, 'holdings'>,
  token: SwapToken,
  listed: readonly TokenBalance[],
): bigint | null {
  const known = holdings[keyOf(token)]
  if (known !== undefined) return known
  const row = listed.find(({ address, chainId }) =>
    token.isNative
      ? address === undefined && chainId === token.chainId
      : address?.toLowerCase() === keyOf(token),
  )
  return row && Number(row.quantity.decimals) === token.decimals ? toBaseUnits(row.quantity) : null
}

/** The most that can be swapped: of the native token, what the fee leaves. */
export function maxSwap(
  { gasFee }: Readonly<SwapState>,
  token: SwapToken,
  balance: bigint,
): bigint {
  if (!token.isNative) return balance
  const rest = balance - (gasFee ?? 0n)
  return rest > 0n ? rest : 0n
}

/** No native token at all, or less than the network may ask for. Smart accounts may pay otherwise. */
function lacksGas(draft: Readonly<SwapState>, amount: bigint, swapping: Swapping): boolean {
  const native = draft.tokens.find(({ isNative }) => isNative)
  const left = native ? holdingOf(draft, native, swapping.listed) : null
  if (swapping.isSmartAccount || left === null) return false
  const spent = draft.sourceToken?.isNative ? amount : 0n
  return left === 0n || (draft.gasFee ?? 0n) + spent > left
}

/** Reads the draft: what would go, and what is still missing. Of several things the first of the list is said. */
export function assessSwap(draft: Readonly<SwapState>, swapping: Swapping): SwapAssessment {
  const { sourceToken, toToken, quote, quoteStatus } = draft
  if (!sourceToken)
    return { step: 'selectToken', read: { kind: 'empty' }, amount: null, balance: null }
  const { decimals, symbol } = sourceToken
  const { language, listed } = swapping
  const read = readAmount(draft.sourceTokenAmount, { decimals, symbol, language })
  const amount = read.kind === 'amount' ? read.baseUnits : null
  const balance = holdingOf(draft, sourceToken, listed)
  const step = (): SwapStep => {
    if (!toToken) return 'selectToken'
    if (read.kind === 'problem') return 'incorrectValue'
    if (!amount) return 'addAmount'
    if (balance !== null && amount > balance) return 'insufficientFunds'
    if (lacksGas(draft, amount, swapping)) return 'insufficientGas'
    if (quoteStatus === 'failed' || quoteStatus === 'noRoute') return 'failed'
    return quote ? 'review' : 'quoting'
  }
  return { step: step(), read, amount, balance }
}
