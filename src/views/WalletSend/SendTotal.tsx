import { closesAccount, decimalsOf } from '../../actions/send/assessDraft.ts'
import { TotalRow } from '../../components/Footer.tsx'
import type { SendState } from '../../controllers/send.ts'
import { useText } from '../context.ts'
import { Amount } from '../shared/Amount.tsx'
import { useFormat } from '../shared/useFormat.ts'
import type { ShownPayer } from '../shared/usePayer.ts'
import { useSentence } from '../shared/useSentence.tsx'

interface SendTotalProps {
  payer: ShownPayer
  draft: SendState
  /** Base units of the token; null unless valid. */
  amount: bigint | null
}

/** Sums the amount, the maximum network fee, and on Solana the cost of the receiver's account. */
export function SendTotal({ payer, draft, amount }: SendTotalProps) {
  const { t } = useText()
  const say = useSentence()
  const format = useFormat()
  const { token, gasPrice, accountCost, coins } = draft
  // A transfer that closes the account loses a remainder. A warning names the loss, and no total is shown.
  if (!token || !amount || closesAccount(draft, token, amount)) return null
  const { symbol, decimals } = payer.network.nativeCurrency
  const inNative = (baseUnits: bigint) =>
    `${coins ? format.exact(baseUnits, decimals) : format.atMost(baseUnits, decimals, 6)} ${symbol}`
  const sent = `${format.exact(amount, decimalsOf(token))} ${token.symbol}`
  const fee = gasPrice === null ? null : gasPrice + accountCost
  const isNative = token.address === undefined
  return (
    <dl>
      <TotalRow name={t(coins || fee === null ? 'send.total' : 'send.total.atMost')}>
        {fee === null ? (
          say('send.total.feeUnknown', { amount: <Amount value={sent} /> })
        ) : (
          <Amount value={isNative ? inNative(amount + fee) : `${sent} + ${inNative(fee)}`} />
        )}
      </TotalRow>
    </dl>
  )
}
