import { useEffect, useMemo, useState } from 'react'
import { keyOf } from '../../actions/swap/assessSwap.ts'
import { chooseSwapToken } from '../../actions/swap/chooseSwapToken.ts'
import { type HeldToken, listSwapTokens } from '../../actions/swap/listSwapTokens.ts'
import { prepareSwap } from '../../actions/swap/prepareSwap.ts'
import { SkeletonRows } from '../../components/Skeleton.tsx'
import { addStyles } from '../../theme/styles.ts'
import type { SwapToken } from '../../types/swap.ts'
import { formatUnits } from '../../utils/amount.ts'
import { toFiat } from '../../utils/fiat.ts'
import { shortAddress } from '../../utils/shortAddress.ts'
import { useModal, useText } from '../context.ts'
import { TokenImage } from '../shared/TokenImage.tsx'
import { TokenPicker } from '../shared/TokenPicker.tsx'
import type { TokenRowProps } from '../shared/TokenRow.tsx'
import type { ViewProps } from '../viewDefinition.ts'
import { contractOf } from './contractOf.ts'
import css from './Swap.css'
import { TokensFailure } from './TokensFailure.tsx'
import { useSupportedNetwork, useSwap } from './useSwap.ts'

addStyles(css)

export default function SwapSelectTokenView({ data: { target = 'to' } }: ViewProps) {
  const modal = useModal()
  const { t } = useText()
  const [query, setQuery] = useState('')
  const { draft, payer, listed } = useSwap()
  const isSupported = useSupportedNetwork()
  const { tokens, holdings, wellKnown, tokensStatus, failure } = draft
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

  function rowOf({ token, balance, price, doubt }: HeldToken): TokenRowProps {
    const { symbol, decimals, isNative } = token
    const held = balance ? formatUnits(balance, decimals) : undefined
    return {
      token,
      balance: held,
      value: held === undefined ? undefined : toFiat(held, draft.prices[keyOf(token)] ?? price),
      contract: isNative ? undefined : contractOf(token),
      detail: doubt === 'impostor' && (
        <span className="doubt"> · {t('swap.notThe', { symbol })}</span>
      ),
      isChosen: isChosen(token),
      onSelect: () => choose(token),
    }
  }

  return (
    <TokenPicker
      label={t('swap.search')}
      placeholder={t('swap.searchPlaceholder')}
      onQuery={setQuery}
      lists={[
        { name: t('swap.yours'), tokens: query ? [] : lists.yours, hasHeading: true },
        { name: t(query ? 'swap.found' : 'swap.popular'), tokens: lists.all, hasHeading: true },
      ]}
      keyOf={({ token }) => token.address}
      row={rowOf}
      none={tokensStatus === 'ready' && lists.all.length === 0 && t('swap.none', { query })}
    >
      {tokensStatus === 'failed' && failure && <TokensFailure failure={failure} />}
      {(tokensStatus === 'idle' || tokensStatus === 'loading') && (
        <SkeletonRows count={4} label={t('loading')} />
      )}
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
    </TokenPicker>
  )
}
