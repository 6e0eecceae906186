import { useSnapshot } from 'valtio/react'
import { type Assessment, decimalsOf } from '../../actions/send/assessDraft.ts'
import { type SendState, send } from '../../controllers/send.ts'
import { useText } from '../context.ts'
import { useFormat } from '../shared/useFormat.ts'

/** Where a transfer spends whole coins: the smallest amount, and what of the balance cannot be spent. */
export function CoinHints({ assessment: { step } }: { assessment: Assessment }) {
  const { t } = useText()
  const format = useFormat()
  const { coins, token } = useSnapshot(send) as SendState
  if (!coins || !token) return null
  const { kept, waiting, least } = coins
  const write = (amount: bigint) => `${format.exact(amount, decimalsOf(token))} ${token.symbol}`
  return (
    <>
      {step === 'amountTooSmall' && (
        <p className="error" role="status">
          {t('send.coins.least', { amount: write(least) })}
        </p>
      )}
      {kept > 0n && <p className="quiet">{t('send.coins.kept', { amount: write(kept) })}</p>}
      {waiting > 0n && (
        <p className="quiet">{t('send.coins.waiting', { amount: write(waiting) })}</p>
      )}
    </>
  )
}
