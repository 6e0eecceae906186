import { useState } from 'react'
import { sortTokens } from '../../actions/account/sortTokens.ts'
import { EmptyState } from '../../components/EmptyState.tsx'
import { SkeletonRows } from '../../components/Skeleton.tsx'
import { VirtualList } from '../../components/VirtualList.tsx'
import type { AccountState } from '../../controllers/accounts.ts'
import { useModal, useText } from '../context.ts'
import { ShowAll } from './ShowAll.tsx'
import { TokenRow } from './TokenRow.tsx'
import { TokensNotice } from './TokensNotice.tsx'
import type { ShownAccount } from './useAccount.ts'

const previewCount = 5
const skeletonCount = 2
const rowHeight = 56
export const coinsPath = 'M9 15A6 6 0 1 0 9 3a6 6 0 0 0 0 12zM17.2 9.4A6 6 0 1 1 9.4 17.2M9 7v4'

interface TokensPanelProps {
  shown: ShownAccount
  account: AccountState
  /** Offered to an empty account. */
  actions: readonly { label: string; run: () => void }[]
}

export function TokensPanel({ shown, account, actions }: TokensPanelProps) {
  const { namespace, buttons } = shown
  const modal = useModal()
  const { t } = useText()
  const [isAll, setAll] = useState(false)
  const { tokenBalance, tokenStatus } = account
  const notice = <TokensNotice namespace={namespace} account={account} />
  if (!tokenBalance) {
    if (tokenStatus === 'failed') return notice
    return <SkeletonRows count={skeletonCount} label={t('loading')} />
  }
  if (tokenBalance.length === 0)
    return <EmptyState drawing={coinsPath} message={t('tokens.empty')} actions={actions} />
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
