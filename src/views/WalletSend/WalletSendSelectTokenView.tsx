import { useEffect, useState } from 'react'
import { useSnapshot } from 'valtio/react'
import { balanceOf, decimalsOf } from '../../actions/send/assessDraft.ts'
import { chooseToken } from '../../actions/send/draftTokens.ts'
import { prepareDraft } from '../../actions/send/prepareDraft.ts'
import { Icon } from '../../components/Icon.tsx'
import { ListRow } from '../../components/ListItem.tsx'
import { type SendState, send } from '../../controllers/send.ts'
import type { TokenBalance } from '../../types/token.ts'
import { useModal, useText } from '../context.ts'
import { TokenImage } from '../shared/TokenImage.tsx'
import { TokenPicker } from '../shared/TokenPicker.tsx'
import { useFormat } from '../shared/useFormat.ts'

const matches = ({ name, symbol, address }: TokenBalance, query: string) =>
  [name, symbol, address ?? ''].some((text) => text.toLowerCase().includes(query))

export default function WalletSendSelectTokenView() {
  const modal = useModal()
  const { t } = useText()
  const format = useFormat()
  const [query, setQuery] = useState('')
  const draft = useSnapshot(send) as SendState

  useEffect(() => {
    if (send.tokenBalances.length === 0) prepareDraft().catch(() => {})
  }, [])

  function choose(token: TokenBalance) {
    chooseToken(token)
    if (modal.router.state.history.length > 1) modal.router.goBack()
    // Drops `token` from the view's data, so that Send does not select again the token that it was opened with.
    modal.router.replace('WalletSend')
  }

  const found = draft.tokenBalances.filter((token) => matches(token, query.toLowerCase()))
  const isChosen = (token: TokenBalance) =>
    draft.token?.address === token.address && draft.token?.chainId === token.chainId
  return (
    <TokenPicker
      label={t('send.search')}
      placeholder={t('send.searchPlaceholder')}
      onQuery={setQuery}
      lists={[{ name: t('send.tokens'), tokens: found }]}
      keyOf={({ address }) => address ?? 'native'}
      row={(token) => (
        <ListRow
          name={token.name}
          image={<TokenImage token={token} />}
          tag={`${format.held(balanceOf(draft, token), decimalsOf(token))} ${token.symbol}`}
          end={isChosen(token) && <Icon name="check" size={16} />}
          current={isChosen(token)}
          onClick={() => choose(token)}
        />
      )}
      none={found.length === 0 && t('send.noTokens', { query })}
    />
  )
}
