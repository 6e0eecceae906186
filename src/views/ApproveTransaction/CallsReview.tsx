import type { ReactNode } from 'react'
import { useSnapshot } from 'valtio/react'
import { Footer } from '../../components/Footer.tsx'
import { Icon } from '../../components/Icon.tsx'
import type { CallReview } from '../../controllers/calls.ts'
import { options } from '../../controllers/options.ts'
import { addStyles } from '../../theme/styles.ts'
import type { BatchCall } from '../../types/calls.ts'
import type { Network } from '../../types/network.ts'
import type { TokenUnit } from '../../types/token.ts'
import { useText } from '../context.ts'
import { Amount, nativeUnit } from '../shared/Amount.tsx'
import { DetailRow } from '../shared/Review.tsx'
import { Address, NetworkRow, ReviewActions } from '../shared/ReviewRows.tsx'
import { useFormat } from '../shared/useFormat.ts'
import { useSentence } from '../shared/useSentence.tsx'
import css from './CallsReview.css'
import { describeCall } from './describeCall.ts'

interface CallRowProps {
  call: BatchCall
  network: Network | null
  /** Symbol and decimals of the called contract; undefined if the contract is not a token. */
  unit: TokenUnit | undefined
}

/**
 * Shows one call. Addresses are shown in full, because address poisoning uses addresses with the same first and last
 * characters.
 */
function CallRow({ call, network, unit }: CallRowProps) {
  const { t } = useText()
  const say = useSentence()
  const format = useFormat()
  const exact = (amount: bigint, decimals: number, symbol?: string): ReactNode => (
    <Amount
      value={format.exact(amount, decimals)}
      unit={symbol === '' ? t('calls.token') : symbol}
    />
  )
  const { decimals, symbol } = nativeUnit(network)
  const value = exact(call.value, decimals, symbol)
  const said = describeCall(call, { say, exact, value, unit })
  const isGrave = said.isGrave || call.hasExtras
  const { kind } = call.meaning
  const isPlain = kind === 'pay'
  return (
    <li data-grave={isGrave ? '' : undefined}>
      {isGrave && <Icon name="alert" />}
      <span>
        <strong>{said.text}</strong>
        {!isPlain && call.value > 0n && <span>{say('calls.andPays', { value })}</span>}
        {call.hasExtras && <span>{t('calls.extras')}</span>}
        {!isPlain && (
          <span className="quiet">
            {t('calls.contract')} <span className="address">{call.to}</span>
          </span>
        )}
      </span>
    </li>
  )
}

addStyles(css)

export function CallsReview({ review }: { review: CallReview }) {
  const { t } = useText()
  const { metadata } = useSnapshot(options)
  const { batch, network, networkId, address, units, mayUpgrade, decide } = review
  const count = batch.calls.length
  const app = metadata.name || location.host
  return (
    <div className="review calls">
      <h2>{t(count === 1 ? 'calls.one' : 'calls.many', { app, count })}</h2>
      {units === null ? (
        <p role="status" className="quiet">
          {t('calls.reading')}
        </p>
      ) : (
        <ol aria-label={t('calls.list')}>
          {batch.calls.map((call, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: calls of a batch have no identity but their index
            <CallRow key={index} call={call} network={network} unit={units[call.to]} />
          ))}
        </ol>
      )}
      {batch.hasExtras && <p className="error">{t('calls.extras.batch')}</p>}
      <dl>
        <NetworkRow name={t('calls.network')} network={network} networkId={networkId} />
        {count > 1 && (
          <DetailRow short name={t('calls.together')}>
            {t(batch.isAtomic ? 'calls.atomic' : 'calls.separate')}
          </DetailRow>
        )}
        <DetailRow name={t('calls.account')}>
          <Address>{address}</Address>
        </DetailRow>
      </dl>
      {mayUpgrade && (
        <p className="sentence" role="note">
          <strong>{t('calls.upgrade')}</strong> {t('calls.upgrade.text')}
        </p>
      )}
      <p className="sentence">{t('calls.next')}</p>
      <Footer>
        <ReviewActions
          cancel={t('calls.cancel')}
          onCancel={() => decide(false)}
          submit={t('calls.continue')}
          isDisabled={units === null}
          onSubmit={() => decide(true)}
        />
      </Footer>
    </div>
  )
}
