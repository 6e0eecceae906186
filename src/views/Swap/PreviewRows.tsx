import type { ReactNode } from 'react'
import { accountExplorerUrl } from '../../actions/account/explorerUrls.ts'
import type { QuoteFigures } from '../../actions/swap/describeQuote.ts'
import type { SwapState } from '../../controllers/swap.ts'
import type { Network } from '../../types/network.ts'
import type { SwapQuote, SwapToken } from '../../types/swap.ts'
import { useText } from '../context.ts'
import { Amount } from '../shared/Amount.tsx'
import { DetailRow } from '../shared/Review.tsx'
import { NetworkRow, Sum } from '../shared/ReviewRows.tsx'
import { TokenImage } from '../shared/TokenImage.tsx'
import { useFormat } from '../shared/useFormat.ts'
import { useSentence } from '../shared/useSentence.tsx'
import { ChangeNote } from './ChangeNote.tsx'
import { contractOf } from './contractOf.ts'
import { QuoteRows } from './QuoteRows.tsx'

interface PreviewRowsProps {
  draft: SwapState
  source: SwapToken
  target: SwapToken
  quote: SwapQuote
  figures: QuoteFigures
  fee: bigint | null
  isLimited: boolean
  network: Network
}

/** Shows the token's full contract address, since symbols are not unique. */
function TokenAddress({ token, network }: { token: SwapToken; network: Network }) {
  const contract = contractOf(token)
  const explorer = accountExplorerUrl(network, contract)
  const text = (
    <bdi className="address" dir="ltr">
      {contract}
    </bdi>
  )
  if (!explorer) return text
  return (
    <a href={explorer.url} target="_blank" rel="noopener noreferrer" title={explorer.name}>
      {text}
    </a>
  )
}

export function PreviewRows(props: PreviewRowsProps) {
  const { draft, source, target, quote, figures, fee, isLimited, network } = props
  const { t } = useText()
  const format = useFormat()
  const say = useSentence()
  const inTarget = (baseUnits: bigint) => (
    <Amount value={format.short(baseUnits, target.decimals, 6)} unit={target.symbol} />
  )
  const given = (
    <Amount value={format.exact(quote.fromAmount, source.decimals)} unit={source.symbol} />
  )
  const got = inTarget(quote.toAmount)
  const sum = (token: SwapToken, amount: ReactNode, cents: bigint | null) => (
    <Sum image={<TokenImage token={token} />}>
      <strong>{amount}</strong>
      <span className="quiet">
        {cents === null ? t('swap.noPrice') : <Amount value={format.cents(cents, true)} />}
      </span>
      {!token.isNative && <TokenAddress token={token} network={network} />}
    </Sum>
  )
  return (
    <>
      <dl>
        <DetailRow name={t('swap.give')}>{sum(source, given, figures.sourceCents)}</DetailRow>
        <DetailRow name={t('swap.get')}>
          {sum(target, got, figures.targetCents)}
          <ChangeNote change={draft.change} />
        </DetailRow>
      </dl>
      <dl className="quote-rows">
        <QuoteRows
          source={source}
          target={target}
          figures={figures}
          network={network}
          fee={fee}
          isLimited={isLimited}
        />
        <NetworkRow name={t('swap.row.network')} network={network} />
      </dl>
      <p className="sentence">
        {say(draft.prepared?.arrives == null ? 'swap.sentenceAbout' : 'swap.sentence', {
          source: given,
          target: got,
          minimum: inTarget(figures.minimum),
          arrived: inTarget(draft.prepared?.arrives ?? 0n),
          network: network.name,
        })}
      </p>
    </>
  )
}
