import { type Assessment, decimalsOf } from '../../actions/send/assessDraft.ts'
import type { SendState } from '../../controllers/send.ts'
import type { NameProfile } from '../../types/names.ts'
import { useText } from '../context.ts'
import { Amount } from '../shared/Amount.tsx'
import { Avatar } from '../shared/Avatar.tsx'
import { DetailRow } from '../shared/Review.tsx'
import { Address, NetworkRow, Sum } from '../shared/ReviewRows.tsx'
import { TokenImage } from '../shared/TokenImage.tsx'
import { useFormat } from '../shared/useFormat.ts'
import type { ShownPayer } from '../shared/usePayer.ts'
import { useSentence } from '../shared/useSentence.tsx'

interface OwnersWordsProps {
  name: string
  profile: NameProfile
}

interface PreviewRowsProps {
  payer: ShownPayer
  draft: SendState
  assessment: Assessment
  /** Base units of the token; null until valid and verified. */
  amount: bigint | null
}

/** Text records of the receiver's name. A link shows its whole host, so that no text hides its target. */
function OwnersWords({ name, profile: { description, url } }: OwnersWordsProps) {
  const { t } = useText()
  return (
    <DetailRow name={t('send.preview.profile', { name })}>
      {description && <bdi className="words">{description}</bdi>}
      {url && (
        <a href={url} target="_blank" rel="noopener noreferrer nofollow" dir="ltr">
          {url.replace(/^https:\/\//, '').replace(/\/$/, '')}
        </a>
      )}
    </DetailRow>
  )
}

export function PreviewRows({ payer, draft, assessment, amount }: PreviewRowsProps) {
  const { t } = useText()
  const format = useFormat()
  const say = useSentence()
  const { token, receiverAddress, receiverProfileName, gasPrice, gasPriceInUSD } = draft
  const { cents } = assessment
  const { nativeCurrency, name: networkName } = payer.network
  const { symbol, decimals } = nativeCurrency
  const native = (baseUnits: bigint) => (
    <Amount value={format.atMost(baseUnits, decimals, 6)} unit={symbol} />
  )
  const speed = draft.feeRates.find((one) => one.speed === draft.feeSpeed)
  const write = (baseUnits: bigint | null) =>
    token &&
    baseUnits !== null && (
      <Amount value={format.exact(baseUnits, decimalsOf(token))} unit={token.symbol} />
    )
  const sum = write(amount)
  const arrives = amount !== null && draft.arrives !== amount && write(draft.arrives)
  return (
    <>
      <dl>
        <DetailRow name={t('send.preview.amount')}>
          <Sum image={token && <TokenImage token={token} />}>
            <strong>{sum || '–'}</strong>
            {cents !== null && amount !== null && (
              <span className="quiet">
                <Amount value={format.cents(cents, amount > 0n)} />
              </span>
            )}
          </Sum>
        </DetailRow>
        {arrives && (
          <DetailRow short name={t('send.preview.arrives')}>
            <strong>{arrives}</strong>
          </DetailRow>
        )}
        <DetailRow name={t('send.preview.to')}>
          {receiverAddress ? (
            <Sum image={<Avatar address={receiverAddress} src={draft.receiverProfileImageUrl} />}>
              {receiverProfileName && <strong dir="auto">{receiverProfileName}</strong>}
              <Address>{receiverAddress}</Address>
            </Sum>
          ) : (
            '–'
          )}
        </DetailRow>
        {draft.receiverDisplayName && (
          <DetailRow name={t('receive.unverified')}>
            <bdi>{draft.receiverDisplayName}</bdi>
          </DetailRow>
        )}
        {receiverProfileName && draft.receiverProfile && (
          <OwnersWords name={receiverProfileName} profile={draft.receiverProfile} />
        )}
        {draft.note?.memo && (
          <DetailRow name={t('send.preview.memo')}>
            <span dir="auto">{draft.note.memo}</span>
          </DetailRow>
        )}
        <NetworkRow name={t('send.preview.network')} network={payer.network} />
        <DetailRow short name={t(draft.coins ? 'send.preview.feeExact' : 'send.preview.fee')}>
          {gasPrice === null ? (
            t('send.preview.feeUnknown')
          ) : (
            <Amount
              value={
                draft.coins
                  ? format.exact(gasPrice, decimals)
                  : format.atMost(gasPrice, decimals, 6)
              }
              unit={symbol}
              fiat={gasPriceInUSD !== null && format.usdAtMost(gasPriceInUSD)}
            />
          )}
        </DetailRow>
        {speed && (
          <DetailRow short name={t('send.preview.expected')}>
            {t('send.fee.time', { time: format.minutes(speed.minutes) })}
          </DetailRow>
        )}
        {draft.accountCost > 0n && token && (
          <DetailRow short name={t('send.preview.account', { symbol: token.symbol })}>
            {native(draft.accountCost)}
          </DetailRow>
        )}
      </dl>
      {sum && receiverAddress && (
        <p className="sentence">
          {say(receiverProfileName ? 'send.preview.sentenceNamed' : 'send.preview.sentence', {
            amount: sum,
            receiver: receiverProfileName,
            network: networkName,
          })}
          {arrives && <> {say('send.preview.arrivesSentence', { amount: arrives })}</>}
          {draft.accountCost > 0n && token && (
            <>
              {' '}
              {say('send.preview.accountSentence', {
                symbol: token.symbol,
                amount: native(draft.accountCost),
              })}
            </>
          )}
        </p>
      )}
    </>
  )
}
