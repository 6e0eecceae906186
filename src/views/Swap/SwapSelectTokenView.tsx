import { useCallback, useEffect, useMemo, useState } from 'react'
import { keyOf } from '../../actions/swap/assessSwap.ts'
import { chooseSwapToken } from '../../actions/swap/chooseSwapToken.ts'
import { type HeldToken, listSwapTokens } from '../../actions/swap/listSwapTokens.ts'
import { prepareSwap } from '../../actions/swap/prepareSwap.ts'
import { SearchInput } from '../../components/SearchInput.tsx'
import { SkeletonRows } from '../../components/Skeleton.tsx'
import { VirtualList } from '../../components/VirtualList.tsx'
import { addStyles } from '../../theme/styles.ts'
import type { SwapToken } from '../../types/swap.ts'
import { shortAddress } from '../../utils/shortAddress.ts'
import { useModal, useText } from '../context.ts'
import { TokenImage } from '../shared/TokenImage.tsx'
import type { ViewProps } from '../viewProps.ts'
import { contractOf } from './contractOf.ts'
import css from './Swap.css'
import { SwapTokenRow } from './SwapTokenRow.tsx'
import { useSupportedNetwork } from './useSupportedNetwork.ts'
import { useSwap } from './useSwap.ts'

addStyles(css)

const searchDelayMs = 100
const rowHeight = 56

/** Tokens to swap: popular ones, the account's, and all that trade on the network. */
export default function SwapSelectTokenView({ data: { target = 'to' } }: ViewProps) {
  const modal = useModal()
  const { t } = useText()
  const [query, setQuery] = useState('')
  const search = useCallback((next: string) => setQuery(next.trim()), [])
  const { draft, payer, listed } = useSwap()
  const isSupported = useSupportedNetwork()
  const { tokens, holdings, wellKnown, tokensStatus } = draft
  const owner = payer && isSupported ? payer.network.caipNetworkId : null
  const lists = useMemo(
    () => listSwapTokens({ tokens, holdings, wellKnown }, listed, query),
    [tokens, holdings, wellKnown, listed, query],
  )

  useEffect(() => {
    if (owner) void prepareSwap(modal)
  }, [owner, modal])

  function choose(token: SwapToken) {
    chooseSwapToken(modal, target, token)
    if (modal.router.state.history.length > 1) modal.router.goBack()
    modal.router.replace('Swap')
  }

  const chosen = target === 'source' ? draft.sourceToken : draft.toToken
  const isChosen = (token: SwapToken) => chosen !== null && keyOf(chosen) === keyOf(token)
  const section = (name: string, rows: readonly HeldToken[]) =>
    rows.length > 0 && (
      <section>
        <h2 className="quiet">{name}</h2>
        <VirtualList
          label={name}
          count={rows.length}
          heightOf={() => rowHeight}
          keyOf={(index) => rows[index]?.token.address ?? ''}
        >
          {(index) => {
            const row = rows[index]
            return row && <SwapTokenRow {...row} isChosen={isChosen(row.token)} onSelect={choose} />
          }}
        </VirtualList>
      </section>
    )

  return (
    <div className="swap-tokens">
      <SearchInput
        label={t('swap.search')}
        placeholder={t('swap.searchPlaceholder')}
        onSearch={search}
        delayMs={searchDelayMs}
      />
      {tokensStatus !== 'ready' && <SkeletonRows count={4} label={t('loading')} />}
      {lists.suggested.length > 0 && (
        <ul className="suggested" aria-label={t('swap.suggested')}>
          {lists.suggested.map(({ token, doubt }) => (
            <li key={token.address}>
              <button
                type="button"
                part="button"
                aria-current={isChosen(token) ? 'true' : undefined}
                onClick={() => choose(token)}
              >
                <TokenImage token={token} />
                <span dir="auto">{token.symbol}</span>
                {doubt && <small className="quiet">{shortAddress(contractOf(token))}</small>}
              </button>
            </li>
          ))}
        </ul>
      )}
      {!query && section(t('swap.yours'), lists.yours)}
      {section(t(query ? 'swap.found' : 'swap.popular'), lists.all)}
      {tokensStatus === 'ready' && lists.all.length === 0 && (
        <p className="quiet none" role="status">
          {t('swap.none', { query })}
        </p>
      )}
    </div>
  )
}
