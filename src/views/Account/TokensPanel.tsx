import { useEffect, useState } from 'react'
import { refreshTokens, tokensKey } from '../../actions/account/refreshTokens.ts'
import { sortTokens } from '../../actions/account/tokenValues.ts'
import { EmptyState } from '../../components/EmptyState.tsx'
import { Notice } from '../../components/Notice.tsx'
import { SkeletonRows } from '../../components/Skeleton.tsx'
import { VirtualList } from '../../components/VirtualList.tsx'
import { type AccountState, caipAddressOf } from '../../controllers/accounts.ts'
import { balanceRetryAt } from '../../controllers/balances.ts'
import type { Namespace } from '../../types/caip.ts'
import { onDeadline } from '../../utils/deadline.ts'
import { useModal, useText } from '../context.ts'
import { MovedCurrency } from '../shared/MovedCurrency.tsx'
import { TokenRow } from '../shared/TokenRow.tsx'
import { ShowAll } from './ShowAll.tsx'
import type { ShownAccount } from './useAccount.ts'

/** True once `atMs`, in milliseconds since the epoch, has passed. */
function useIsPast(atMs: number): boolean {
  const [, setNow] = useState(0)
  const leftMs = atMs - Date.now()
  useEffect(() => {
    if (!(leftMs > 0)) return
    return onDeadline(atMs, () => setNow(Date.now()))
  }, [atMs, leftMs])
  return !(leftMs > 0)
}

/** Shows why the tokens could not be loaded, with a retry button that is enabled once the retry delay has passed. */
function TokensNotice({ namespace, account }: { namespace: Namespace; account: AccountState }) {
  const { t } = useText()
  const { tokenStatus } = account
  const key = caipAddressOf(account)
  const mayRetry = useIsPast(key ? balanceRetryAt(tokensKey(key)) : 0)
  if (tokenStatus === 'unlisted') return <p className="quiet note">{t('tokens.unlisted')}</p>
  if (tokenStatus !== 'failed' && tokenStatus !== 'partial') return null
  const message = t(mayRetry ? `tokens.${tokenStatus}` : `tokens.${tokenStatus}.soon`)
  const action = { label: t('retry'), run: () => void refreshTokens(namespace) }
  return <Notice message={message} action={mayRetry ? action : undefined} />
}

const previewCount = 5
const skeletonCount = 2
const rowHeight = 56
const coinsPath = 'M9 15A6 6 0 1 0 9 3a6 6 0 0 0 0 12zM17.2 9.4A6 6 0 1 1 9.4 17.2M9 7v4'

interface TokensPanelProps {
  shown: ShownAccount
  account: AccountState
  /** Actions offered while the account has no tokens, such as buying or receiving. */
  actions: readonly { label: string; run: () => void }[]
}

export function TokensPanel({ shown, account, actions }: TokensPanelProps) {
  const { namespace, network, buttons } = shown
  const modal = useModal()
  const { t } = useText()
  const [isAll, setAll] = useState(false)
  const { tokenBalance, tokenStatus } = account
  const notice = (
    <>
      {network && <MovedCurrency network={network} />}
      <TokensNotice namespace={namespace} account={account} />
    </>
  )
  if (!tokenBalance) {
    if (tokenStatus === 'failed') return notice
    return <SkeletonRows count={skeletonCount} label={t('loading')} />
  }
  if (tokenBalance.length === 0)
    return (
      <>
        {notice}
        <EmptyState drawing={coinsPath} message={t('tokens.empty')} actions={actions} />
      </>
    )
  const canSend = buttons.some(({ feature }) => feature === 'send')
  const tokens = sortTokens(tokenBalance)
  const listed = isAll ? tokens : tokens.slice(0, previewCount)
  return (
    <>
      {notice}
      <VirtualList
        label={t('tokens.title')}
        count={listed.length}
        heightOf={() => rowHeight}
        keyOf={(index) => listed[index]?.address ?? 'native'}
      >
        {(index) => {
          const token = listed[index]
          if (!token) return null
          return (
            <TokenRow
              token={token}
              balance={token.isUnknown ? null : token.quantity.numeric}
              value={token.value}
              onSelect={canSend ? () => modal.router.push('WalletSend', { token }) : undefined}
            />
          )
        }}
      </VirtualList>
      {tokens.length > previewCount && (
        <ShowAll isAll={isAll} count={tokens.length} onToggle={() => setAll(!isAll)} />
      )}
    </>
  )
}
