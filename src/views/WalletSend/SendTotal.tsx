import { tokenAddress } from '../../actions/account/tokenAddress.ts'
import { closesAccount, decimalsOf } from '../../actions/send/assessDraft.ts'
import { TotalRow } from '../../components/Footer.tsx'
import type { SendState } from '../../controllers/send.ts'
import type { OrderFee, OrderPayment, SendOrder } from '../../types/order.ts'
import type { TokenUnit } from '../../types/token.ts'
import { useText } from '../context.ts'
import { Amount } from '../shared/Amount.tsx'
import { useFormat } from '../shared/useFormat.ts'
import type { ShownPayer } from '../shared/usePayer.ts'
import { useSentence } from '../shared/useSentence.tsx'

interface TotalProps {
  /** Amount of the token that leaves the account, in base units. */
  pays: Pick<OrderPayment, 'token' | 'symbol' | 'decimals' | 'amountBaseUnits'>
  fee: Pick<OrderFee, 'ceiling' | 'isExact' | 'deposit'>
  native: TokenUnit
}

/** Sums the amount, the maximum network fee, and on Solana the cost of the receiver's account. */
function Total({ pays, fee, native: { symbol, decimals } }: TotalProps) {
  const { t } = useText()
  const say = useSentence()
  const format = useFormat()
  const { ceiling, isExact, deposit } = fee
  const inNative = (baseUnits: bigint) =>
    `${isExact ? format.exact(baseUnits, decimals) : format.atMost(baseUnits, decimals, 6)} ${symbol}`
  const sent = `${format.exact(pays.amountBaseUnits, pays.decimals)} ${pays.symbol}`
  const cost = ceiling === null ? null : ceiling + deposit
  return (
    <dl>
      <TotalRow name={t(isExact || cost === null ? 'send.total' : 'send.total.atMost')}>
        {cost === null ? (
          say('send.total.feeUnknown', { amount: <Amount value={sent} /> })
        ) : (
          <Amount
            value={
              pays.token === null
                ? inNative(pays.amountBaseUnits + cost)
                : `${sent} + ${inNative(cost)}`
            }
          />
        )}
      </TotalRow>
    </dl>
  )
}

interface SendTotalProps {
  payer: ShownPayer
  draft: SendState
  /** Base units of the token; null unless valid. */
  amount: bigint | null
}

/** The total of the form, which follows the draft. */
export function SendTotal({ payer, draft, amount }: SendTotalProps) {
  const { token, gasPrice, accountCost, limits } = draft
  // A transfer that closes the account loses a remainder. A warning names the loss, and no total is shown.
  if (!token || !amount || closesAccount(draft, token, amount)) return null
  const pays = {
    token: tokenAddress(token),
    symbol: token.symbol,
    decimals: decimalsOf(token),
    amountBaseUnits: amount,
  }
  // The bundler of a smart account sets its fee.
  const ceiling = payer.isSmartAccount ? null : gasPrice
  const fee = { ceiling, isExact: limits !== null, deposit: accountCost }
  return <Total pays={pays} fee={fee} native={payer.network.nativeCurrency} />
}

/** The total of a review. It is not shown while closing the account loses a remainder, which a warning names. */
export function OrderTotal({ order }: { order: SendOrder }) {
  if (order.closes || order.transfer.closesAccount) return null
  const { pays, fee, account } = order
  return <Total pays={pays} fee={fee} native={account.network.nativeCurrency} />
}
