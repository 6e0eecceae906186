import { useEffect, useId, useRef } from 'react'
import { payingAccount } from '../../actions/account/payingAccount.ts'
import {
  pressReplacement,
  replacementStep,
  reviewReplacement,
} from '../../actions/send/replaceTransaction.ts'
import {
  type ReplacementState,
  replacement,
  resetReplacement,
} from '../../controllers/replacement.ts'
import { addStyles } from '../../theme/styles.ts'
import type { PendingTransaction } from '../../types/pendingTransaction.ts'
import { formatTokenAmount } from '../../utils/fiat.ts'
import { useStateOf } from '../../utils/useStateOf.ts'
import { useModal, useText } from '../context.ts'
import { Amount } from '../shared/Amount.tsx'
import { FeeNotices } from '../shared/FeeNotices.tsx'
import { DetailRow } from '../shared/Review.tsx'
import { Address, ReviewActions } from '../shared/ReviewRows.tsx'
import { ReviewFailure } from '../shared/ReviewState.tsx'
import { StaleNotice } from '../shared/StaleNotice.tsx'
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
  const isReviewed = useStateOf(replacement).transaction?.hash === hash
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
  const state = useStateOf(replacement) as ReplacementState
  const { transaction, kind, order, stale, loading, failure, mayHaveBeenSent } = state

  // biome-ignore lint/correctness/useExhaustiveDependencies: the heading of each review takes the focus
  useEffect(() => heading.current?.focus(), [transaction?.hash, kind])
  useEffect(() => resetReplacement, [])

  if (!transaction || !payer) return null
  const step = replacementStep(state, Date.now())
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
      {order && (
        <>
          <dl>
            <DetailRow name={t('send.preview.to')}>
              <strong>{write(order.pays.amountBaseUnits)}</strong> <Address>{order.to}</Address>
            </DetailRow>
            <DetailRow short name={t('send.preview.feeExact')}>
              {write(order.fee.ceiling ?? 0n)}
            </DetailRow>
            <DetailRow short name={t('activity.formerFee')}>
              {write(order.formerFee)}
            </DetailRow>
          </dl>
          <FeeNotices order={order} />
          {stale && (
            <StaleNotice stale={stale} native={{ symbol, decimals }} arriving={order.pays} />
          )}
        </>
      )}
      <p className="state" role="status">
        {loading &&
          (order ? t('connecting.continueIn', { wallet: payer.wallet?.name ?? '' }) : t('loading'))}
      </p>
      {failure && !loading && !stale && (
        <ReviewFailure failure={failure} hint={mayHaveBeenSent && t('send.failedHint')} />
      )}
      <ReviewActions
        cancel={t('activity.replace.back')}
        onCancel={resetReplacement}
        submit={t(
          step === 'renew'
            ? 'order.renew'
            : state.confirmed
              ? 'send.sendAnyway'
              : `activity.${kind}.submit`,
        )}
        isDisabled={step === 'wait'}
        onSubmit={() => void pressReplacement(modal)}
      />
    </section>
  )
}
