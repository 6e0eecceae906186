import { useEffect, useId, useRef } from 'react'
import { useSnapshot } from 'valtio/react'
import { payingAccount } from '../../actions/account/payingAccount.ts'
import { reviewReplacement, sendReplacement } from '../../actions/send/replaceTransaction.ts'
import { replacement, resetReplacement } from '../../controllers/replacement.ts'
import type { WalletModalError } from '../../errors/WalletModalError.ts'
import { addStyles } from '../../theme/styles.ts'
import type { PendingTransaction } from '../../types/pendingTransaction.ts'
import { formatTokenAmount } from '../../utils/fiat.ts'
import { useModal, useText } from '../context.ts'
import { Amount } from '../shared/Amount.tsx'
import { DetailRow } from '../shared/Review.tsx'
import { Address, ReviewActions } from '../shared/ReviewRows.tsx'
import { ReviewFailure } from '../shared/ReviewState.tsx'
import { useFormat } from '../shared/useFormat.ts'
import { usePayer } from '../shared/usePayer.ts'
import css from './Replace.css'

addStyles(css)

/** Buttons that open the review of a replacement. The focus returns to the pressed button when the review closes. */
export function ReplaceActions({ transaction }: { transaction: PendingTransaction }) {
  const { t, locale } = useText()
  const opener = useRef<HTMLElement | null>(null)
  const { hash, amount, symbol, caipNetworkId, replaces } = transaction
  // A cancellation can be sped up, and pays the account itself whichever way it is replaced.
  const kinds =
    replaces?.kind === 'cancel' ? (['speedUp'] as const) : (['speedUp', 'cancel'] as const)
  const isReviewed = useSnapshot(replacement).transaction?.hash === hash
  const sum = formatTokenAmount(amount, symbol, locale, caipNetworkId)

  useEffect(() => {
    if (!isReviewed) opener.current?.focus()
  }, [isReviewed])

  return (
    <div className="replace-actions">
      {kinds.map((kind) => (
        <button
          key={kind}
          type="button"
          part="button"
          aria-label={t(`activity.${kind}.of`, { amount: sum })}
          onClick={(event) => {
            opener.current = event.currentTarget
            void reviewReplacement(transaction, kind)
          }}
        >
          {t(`activity.${kind}`)}
        </button>
      ))}
    </div>
  )
}

/** Reviews a replacement: the amount, the new fee and the previous fee. Unmounting clears the review. */
export function ReplacePanel() {
  const modal = useModal()
  const { t } = useText()
  const format = useFormat()
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const payer = usePayer(payingAccount)
  const { transaction, kind, cost, loading, failure, mayHaveBeenSent } = useSnapshot(replacement)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the heading of each review takes the focus
  useEffect(() => heading.current?.focus(), [transaction?.hash, kind])
  useEffect(() => resetReplacement, [])

  if (!transaction || !payer) return null
  const { symbol, decimals } = payer.network.nativeCurrency
  const write = (baseUnits: bigint) => (
    <Amount value={format.exact(baseUnits, decimals)} unit={symbol} />
  )
  return (
    <section className="review replace" aria-labelledby={id}>
      <h2 ref={heading} id={id} tabIndex={-1}>
        {t(`activity.${kind}.title`)}
      </h2>
      <p className="quiet">{t(`activity.${kind}.hint`)}</p>
      {cost && (
        <dl>
          <DetailRow name={t('send.preview.to')}>
            <strong>{write(cost.amountBaseUnits)}</strong> <Address>{cost.to}</Address>
          </DetailRow>
          <DetailRow short name={t('send.preview.feeExact')}>
            {write(cost.feeBaseUnits)}
          </DetailRow>
          <DetailRow short name={t('activity.formerFee')}>
            {write(cost.formerFeeBaseUnits)}
          </DetailRow>
        </dl>
      )}
      <p className="state" role="status">
        {loading &&
          (cost ? t('connecting.continueIn', { wallet: payer.wallet?.name ?? '' }) : t('loading'))}
      </p>
      {failure && !loading && (
        <ReviewFailure
          failure={failure as WalletModalError}
          hint={mayHaveBeenSent && t('send.failedHint')}
        />
      )}
      <ReviewActions
        cancel={t('activity.replace.back')}
        onCancel={resetReplacement}
        submit={t(`activity.${kind}.submit`)}
        isDisabled={loading || !cost}
        onSubmit={() => void sendReplacement(modal)}
      />
    </section>
  )
}
