import { useEffect, useState } from 'react'
import { balanceOf, decimalsOf } from '../../actions/send/assessDraft.ts'
import { chooseToken } from '../../actions/send/draftTokens.ts'
import { prepareDraft } from '../../actions/send/prepareDraft.ts'
import { type SendState, send } from '../../controllers/send.ts'
import type { TokenBalance } from '../../types/token.ts'
import { formatUnits } from '../../utils/amount.ts'
import { toFiat } from '../../utils/fiat.ts'
import { matchesSearch } from '../../utils/matchesSearch.ts'
import { useStateOf } from '../../utils/useStateOf.ts'
import { useModal, useText } from '../context.ts'
import { TokenPicker } from '../shared/TokenPicker.tsx'
import type { TokenRowProps } from '../shared/TokenRow.tsx'

const matches = ({ name, symbol, address }: TokenBalance, query: string) =>
  matchesSearch([name, symbol, address ?? ''], query)

export default function WalletSendSelectTokenView() {
  const modal = useModal()
  const { t } = useText()
  const [query, setQuery] = useState('')
  const draft = useStateOf(send) as SendState

  useEffect(() => {
    if (send.tokenBalances.length === 0) prepareDraft().catch(() => {})
  }, [])

  function choose(token: TokenBalance) {
    chooseToken(token)
    if (modal.router.state.history.length > 1) modal.router.goBack()
    // Removes `token` from the data of Send, so that Send does not replace the user's choice by the token that it was
    // opened with.
    modal.router.replace('WalletSend')
  }

  const found = draft.tokenBalances.filter((token) => matches(token, query))
  const isChosen = (token: TokenBalance) =>
    draft.token?.address === token.address && draft.token?.chainId === token.chainId

  function rowOf(token: TokenBalance): TokenRowProps {
    const baseUnits = balanceOf(draft, token)
    const balance = baseUnits === null ? null : formatUnits(baseUnits, decimalsOf(token))
    return {
      token,
      balance,
      value: balance === null ? undefined : toFiat(balance, token.price),
      isChosen: isChosen(token),
      onSelect: () => choose(token),
    }
  }

  return (
    <TokenPicker
      label={t('send.search')}
      placeholder={t('send.searchPlaceholder')}
      onQuery={setQuery}
      lists={[{ name: t('send.tokens'), tokens: found }]}
      keyOf={({ address }) => address ?? 'native'}
      row={rowOf}
      none={found.length === 0 && t('send.noTokens', { query })}
    />
  )
}
