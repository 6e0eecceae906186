import type { RefObject } from 'react'
import { readDoubts } from '../../actions/swap/readDoubts.ts'
import { LineIcon } from '../../components/Icon.tsx'
import type { SwapState } from '../../controllers/swap.ts'
import { shortAddress } from '../../utils/shortAddress.ts'
import { useModal, useText } from '../context.ts'
import { Amount } from '../shared/Amount.tsx'
import { amountSize } from '../shared/amountText.ts'
import { TokenButton } from '../shared/TokenButton.tsx'
import { useFormat } from '../shared/useFormat.ts'
import { ChangeNote } from './ChangeNote.tsx'
import { contractOf } from './contractOf.ts'

const downPath = 'M6 9l6 6 6-6'

interface TargetFieldProps {
  draft: SwapState
  /** Value of the quoted amount in US cents; null if the token has no price. */
  cents: bigint | null
  /** The button that opens the list of tokens while no token is selected. */
  button: RefObject<HTMLButtonElement>
}

export function TargetField({ draft, cents, button }: TargetFieldProps) {
  const modal = useModal()
  const { t } = useText()
  const format = useFormat()
  const { toToken: token, quote, quoteStatus, change } = draft
  const doubt = token && readDoubts(draft)(token)
  const figure = token && quote ? format.short(quote.toAmount, token.decimals, 6) : ''
  const choose = () => modal.router.push('SwapSelectToken', { target: 'to' })
  return (
    <div className="amount-field">
      <div className="line">
        <span className="label">{t('swap.get')}</span>
      </div>
      <div className="line">
        {quoteStatus === 'loading' ? (
          <span className="figure skeleton" />
        ) : (
          <span className="figure" data-size={amountSize(figure)} data-empty={!figure}>
            <Amount value={figure || '0'} />
          </span>
        )}
        {token ? (
          <TokenButton
            token={token}
            detail={doubt && shortAddress(contractOf(token))}
            label={t('send.chooseToken', { symbol: token.symbol })}
            onClick={choose}
          />
        ) : (
          <button
            ref={button}
            type="button"
            className="token choose"
            part="button"
            onClick={choose}
          >
            <span>{t('swap.choose')}</span>
            <LineIcon path={downPath} size={16} />
          </button>
        )}
      </div>
      <div className="line">
        <span className="worth quiet">
          {cents !== null && <Amount value={format.cents(cents, true)} />}
          {cents === null && quote && <span>{t('swap.noPrice')}</span>}
        </span>
        <ChangeNote change={change} />
      </div>
    </div>
  )
}
