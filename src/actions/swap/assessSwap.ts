import type { SwapState } from '../../controllers/swap.ts'
import type { ReadAmount } from '../../types/amount.ts'
import type { SwapToken } from '../../types/swap.ts'
import type { TokenBalance } from '../../types/token.ts'
import { readAmount, toBaseUnits } from '../amounts/readAmount.ts'
import { readSlippage } from './readSlippage.ts'

/** State of the primary button: the first problem of the input, or `review` if the draft can be reviewed. */
export type SwapStep =
  | 'selectToken'
  | 'incorrectValue'
  | 'addAmount'
  | 'insufficientFunds'
  | 'insufficientGas'
  | 'incorrectSlippage'
  | 'quoting'
  | 'failed'
  | 'review'

export interface SwapAssessment {
  step: SwapStep
  read: ReadAmount
  /** Typed amount in base units of the source token; null unless valid. */
  amount: bigint | null
  /** Balance in base units of the source token; null while unknown. */
  balance: bigint | null
}

export interface Swapping {
  isSmartAccount: boolean
  /** The modal's locale, BCP 47. */
  locale: string
  /** The account's balances as services or the wallet list them. */
  listed: readonly TokenBalance[]
}

export const keyOf = ({ address }: Pick<SwapToken, 'address'>): string => address.toLowerCase()

/** The draft's tokens and the native token, each once. */
export function tokensInPlay({
  tokens,
  sourceToken,
  toToken,
}: Pick<SwapState, 'tokens' | 'sourceToken' | 'toToken'>): SwapToken[] {
  const native = tokens.find(({ isNative }) => isNative)
  const all = [native, sourceToken, toToken].filter((token) => token != null)
  return [...new Map(all.map((token) => [keyOf(token), { ...token }])).values()]
}

/** Balance in base units from the node, else from `listed`; null if unknown. */
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

/** Maximum amount in base units: the balance, less the network fee for the native token. */
export function maxSwap(
  { gasFee }: Readonly<SwapState>,
  token: SwapToken,
  balance: bigint,
): bigint {
  if (!token.isNative) return balance
  const rest = balance - (gasFee ?? 0n)
  return rest > 0n ? rest : 0n
}

/** True if the native balance cannot pay the fee. False for smart accounts, whose gas a paymaster may pay. */
function lacksGas(draft: Readonly<SwapState>, amount: bigint, swapping: Swapping): boolean {
  const native = draft.tokens.find(({ isNative }) => isNative)
  const left = native ? holdingOf(draft, native, swapping.listed) : null
  if (swapping.isSmartAccount || left === null) return false
  const spent = draft.sourceToken?.isNative ? amount : 0n
  return left === 0n || (draft.gasFee ?? 0n) + spent > left
}

export function assessSwap(draft: Readonly<SwapState>, swapping: Swapping): SwapAssessment {
  const { sourceToken, toToken, quote, quoteStatus } = draft
  if (!sourceToken)
    return { step: 'selectToken', read: { kind: 'empty' }, amount: null, balance: null }
  const { decimals, symbol } = sourceToken
  const { locale, listed } = swapping
  const read = readAmount(draft.sourceTokenAmount, { decimals, symbol, locale })
  const amount = read.kind === 'amount' ? read.baseUnits : null
  const balance = holdingOf(draft, sourceToken, listed)
  const step = (): SwapStep => {
    if (!toToken) return 'selectToken'
    if (read.kind === 'problem') return 'incorrectValue'
    if (!amount) return 'addAmount'
    if (balance !== null && amount > balance) return 'insufficientFunds'
    if (lacksGas(draft, amount, swapping)) return 'insufficientGas'
    if (readSlippage(draft) === null) return 'incorrectSlippage'
    if (quoteStatus === 'failed' || quoteStatus === 'noRoute') return 'failed'
    return quote ? 'review' : 'quoting'
  }
  return { step: step(), read, amount, balance }
}
