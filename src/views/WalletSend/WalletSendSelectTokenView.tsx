import { useCallback, useEffect, useState } from 'react'
import { useSnapshot } from 'valtio/react'
import { balanceOf, decimalsOf } from '../../actions/send/assessDraft.ts'
import { chooseToken, prepareDraft } from '../../actions/send/prepareDraft.ts'
import { Icon } from '../../components/Icon.tsx'
import { ListRow } from '../../components/ListItem.tsx'
import { SearchInput } from '../../components/SearchInput.tsx'
import { VirtualList } from '../../components/VirtualList.tsx'
import { type SendState, send } from '../../controllers/send.ts'
import { addStyles } from '../../theme/styles.ts'
import type { TokenBalance } from '../../types/token.ts'
import { useModal, useText } from '../context.ts'
import { TokenImage } from '../shared/TokenImage.tsx'
import { useFormat } from '../shared/useFormat.ts'
import css from './WalletSend.css'

addStyles(css)

const searchDelayMs = 100
const rowHeight = 56

const matches = ({ name, symbol, address }: TokenBalance, query: string) =>
  [name, symbol, address ?? ''].some((text) => text.toLowerCase().includes(query))

export default function WalletSendSelectTokenView() {
  const modal = useModal()
  const { t } = useText()
  const format = useFormat()
  const [query, setQuery] = useState('')
  const search = useCallback((next: string) => setQuery(next.trim()), [])
  const draft = useSnapshot(send) as SendState

  useEffect(() => {
    if (send.tokenBalances.length === 0) prepareDraft().catch(() => {})
  }, [])

  function choose(token: TokenBalance) {
    chooseToken(token)
    if (modal.router.state.history.length > 1) modal.router.goBack()
    // The token that Send was opened with must not be chosen again.
    modal.router.replace('WalletSend')
  }

  const found = draft.tokenBalances.filter((token) => matches(token, query.toLowerCase()))
  const isChosen = (token: TokenBalance) =>
    draft.token?.address === token.address && draft.token?.chainId === token.chainId
  const row = (token: TokenBalance | undefined) =>
    token && (
      <ListRow
        name={token.name}
        image={<TokenImage token={token} />}
        tag={`${format.held(balanceOf(draft, token), decimalsOf(token))} ${token.symbol}`}
        end={isChosen(token) && <Icon name="check" size={16} />}
        current={isChosen(token)}
        onClick={() => choose(token)}
      />
    )
  return (
    <div className="send-tokens">
      <SearchInput
        label={t('send.search')}
        placeholder={t('send.searchPlaceholder')}
        onSearch={search}
        delayMs={searchDelayMs}
      />
      <VirtualList
        label={t('send.tokens')}
        count={found.length}
        heightOf={() => rowHeight}
        keyOf={(index) => found[index]?.address ?? 'native'}
      >
        {(index) => row(found[index])}
      </VirtualList>
      {found.length === 0 && <p className="quiet none">{t('send.noTokens', { query })}</p>}
    </div>
  )
}
