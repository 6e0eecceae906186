import { useEffect, useState } from 'react'
import { isSameToken } from '../../actions/account/isSameToken.ts'
import { tokenAddress } from '../../actions/account/tokenAddress.ts'
import { balanceOf, decimalsOf } from '../../actions/send/assessDraft.ts'
import { chooseToken } from '../../actions/send/draftTokens.ts'
import { lookUpToken } from '../../actions/send/lookUpToken.ts'
import { prepareDraft } from '../../actions/send/prepareDraft.ts'
import { sendingAccount } from '../../actions/send/sendingAccount.ts'
import { type SendState, send, tokenLookup } from '../../controllers/send.ts'
import type { TokenBalance } from '../../types/token.ts'
import { formatUnits } from '../../utils/amount.ts'
import { toFiat } from '../../utils/fiat.ts'
import { matchesSearch } from '../../utils/matchesSearch.ts'
import { useStateOf } from '../../utils/useStateOf.ts'
import { useModal, useText } from '../context.ts'
import { TokenPicker } from '../shared/TokenPicker.tsx'
import type { TokenRowProps } from '../shared/TokenRow.tsx'
import { usePayer } from '../shared/usePayer.ts'
import { TypedTokenNote } from './TypedTokenNote.tsx'

const matches = ({ name, symbol, address }: TokenBalance, query: string) =>
  matchesSearch([name, symbol, address ?? ''], query)

export default function WalletSendSelectTokenView() {
  const modal = useModal()
  const { t } = useText()
  const [query, setQuery] = useState('')
  const draft = useStateOf(send) as SendState
  const payer = usePayer(sendingAccount)
  const { typedToken: typed } = draft

  useEffect(() => {
    if (send.tokenBalances.length === 0) prepareDraft().catch(() => {})
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is looked up again for each account and network
  useEffect(() => {
    void lookUpToken(query)
    return tokenLookup.leave
  }, [query, payer?.address, payer?.network.caipNetworkId])

  function choose(token: TokenBalance) {
    chooseToken(token)
    if (modal.router.state.history.length > 1) modal.router.goBack()
    // Removes `token` from the data of Send, so that Send does not replace the user's choice by the token that it was
    // opened with.
    modal.router.replace('WalletSend')
  }

  const found = draft.tokenBalances.filter((token) => matches(token, query))
  // A token may have another token's address as its name, so the list alone does not tell whether it has this one.
  const byAddress =
    typed?.state === 'read' && !found.some((one) => isSameToken(one, typed.token))
      ? [typed.token]
      : []
  const isChosen = (token: TokenBalance) => draft.token !== null && isSameToken(draft.token, token)

  function rowOf(token: TokenBalance): TokenRowProps {
    const baseUnits = balanceOf(draft, token)
    const { imitates: symbol } = token
    const doubt = symbol === undefined ? undefined : t('swap.notThe', { symbol })
    // Its heading says so of the row of the typed address, which has no room for more.
    const isTyped = byAddress.includes(token)
    const origin = token.isUnlisted && !isTyped ? t('send.byAddress') : undefined
    const balance = baseUnits === null ? null : formatUnits(baseUnits, decimalsOf(token))
    return {
      token,
      balance,
      value: balance === null ? undefined : toFiat(balance, token.price),
      contract:
        (isTyped && !doubt) || token.collectible ? (tokenAddress(token) ?? undefined) : undefined,
      detail: (doubt ?? origin) && <span className="doubt"> · {doubt ?? origin}</span>,
      isChosen: isChosen(token),
      onSelect: () => choose(token),
    }
  }

  return (
    <TokenPicker
      label={t('send.search')}
      placeholder={t('send.searchPlaceholder')}
      onQuery={setQuery}
      lists={[
        { name: t('send.byAddress'), tokens: byAddress, hasHeading: true },
        { name: t('send.tokens'), tokens: found, hasHeading: byAddress.length > 0 },
      ]}
      keyOf={({ address, collectible }) => `${address ?? 'native'} ${collectible?.id ?? ''}`}
      row={rowOf}
      none={found.length === 0 && !typed && t('send.noTokens', { query })}
    >
      {typed && payer && (
        <TypedTokenNote
          typed={typed}
          network={payer.network.name}
          onRetry={() => void lookUpToken(query)}
        />
      )}
    </TokenPicker>
  )
}
