import type { SendState } from '../../controllers/send.ts'
import type { ReadAmount } from '../../types/amount.ts'
import type { Network } from '../../types/network.ts'
import type { TokenBalance } from '../../types/token.ts'
import { fiatDecimals, toFiatUnits, toTokenUnits } from '../amounts/fiatUnits.ts'
import { readAmount } from '../amounts/readAmount.ts'
import { toBaseUnits } from '../amounts/toBaseUnits.ts'

/** What the primary button says: what is missing, or that the draft can be reviewed. */
export type SendStep =
  | 'selectToken'
  | 'incorrectValue'
  | 'addAmount'
  | 'insufficientFunds'
  | 'insufficientGas'
  | 'addAddress'
  | 'invalidAddress'
  | 'preview'

export interface Assessment {
  step: SendStep
  /** What was typed, in the unit in which it was typed. */
  read: ReadAmount
  /** The amount to send, in base units of the token; null without one. */
  amount: bigint | null
  /** What it is worth, in cents, rounded down; null without a price. */
  cents: bigint | null
  /** How much of the token the account holds, in base units; null while it is not known. */
  balance: bigint | null
}

/** The account that sends, and the language that the amount is typed in. */
export interface Payer {
  network: Pick<Network, 'nativeCurrency'>
  isSmartAccount: boolean
  /** Of the modal, BCP 47. */
  language: string
}

export const decimalsOf = ({ quantity }: TokenBalance): number => Number(quantity.decimals)

/**
 * How much of a token the account holds, in base units; null while it is not known. A node's native balance is newer than
 * that of the list.
 */
export function balanceOf(draft: Readonly<SendState>, token: TokenBalance): bigint | null {
  if (token.address === undefined && draft.networkBalance !== null) return draft.networkBalance
  return token.isUnknown ? null : toBaseUnits(token.quantity)
}

/** What the transfer costs in the native token: the network fee, and opening an account for the receiver on Solana. */
const costOf = ({ gasPrice, accountCost }: Readonly<SendState>) => (gasPrice ?? 0n) + accountCost

/** The most that can be sent: the balance, and for the native token the balance without the fee. Zero while it is not known. */
export function maxAmount(draft: Readonly<SendState>, token: TokenBalance): bigint {
  const balance = balanceOf(draft, token) ?? 0n
  if (token.address !== undefined) return balance
  const rest = balance - costOf(draft)
  return rest > 0n ? rest : 0n
}

/** Whether the native balance cannot pay the network fee. Never so for smart accounts: somebody else may pay theirs. */
function lacksGas(draft: Readonly<SendState>, amount: bigint, { isSmartAccount }: Payer): boolean {
  const { networkBalance, token } = draft
  if (isSmartAccount || networkBalance === null) return false
  const spent = token?.address === undefined ? amount : 0n
  return networkBalance === 0n || costOf(draft) + spent > networkBalance
}

function readDraft(draft: Readonly<SendState>, token: TokenBalance, language: string) {
  const decimals = decimalsOf(token)
  const { symbol, price } = token
  if (draft.amountUnit === 'token') {
    const read = readAmount(draft.sendTokenAmount, { decimals, symbol, language })
    const amount = read.kind === 'amount' ? read.baseUnits : null
    return { read, amount, cents: amount && toFiatUnits(amount, { price, decimals }) }
  }
  const rules = { decimals: fiatDecimals, symbol: 'USD', language }
  const read = readAmount(draft.sendTokenAmount, rules)
  const cents = read.kind === 'amount' ? read.baseUnits : null
  return { read, amount: cents && toTokenUnits(cents, { price, decimals }), cents }
}

/** Reads the draft: the amount to send, and what is still missing. Of several missing things the first is named. */
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
  const { read, amount, cents } = readDraft(draft, token, payer.language)
  const balance = balanceOf(draft, token)
  const step = (): SendStep => {
    if (read.kind === 'problem') return 'incorrectValue'
    if (!amount) return 'addAmount'
    if (balance !== null && amount > balance) return 'insufficientFunds'
    if (lacksGas(draft, amount, payer)) return 'insufficientGas'
    if (draft.receiverInput.trim() === '') return 'addAddress'
    if (draft.receiverProblem) return 'invalidAddress'
    return 'preview'
  }
  return { step: step(), read, amount, cents, balance }
}
