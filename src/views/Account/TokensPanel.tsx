import { useState } from 'react'
import { sortTokens } from '../../actions/account/sortTokens.ts'
import { EmptyState } from '../../components/EmptyState.tsx'
import { SkeletonRows } from '../../components/Skeleton.tsx'
import { VirtualList } from '../../components/VirtualList.tsx'
import type { AccountState } from '../../controllers/accounts.ts'
import type { Namespace } from '../../types/caip.ts'
import { useModal, useText } from '../context.ts'
import type { FeatureButton } from './features.ts'
import { ShowAll } from './ShowAll.tsx'
import { TokenRow } from './TokenRow.tsx'
import { TokensNotice } from './TokensNotice.tsx'

/** How many are listed before the visitor asks for all of them. */
const previewCount = 5
const skeletonCount = 2
const rowHeight = 56
export const coinsPath = 'M9 15A6 6 0 1 0 9 3a6 6 0 0 0 0 12zM17.2 9.4A6 6 0 1 1 9.4 17.2M9 7v4'

interface TokensPanelProps {
  namespace: Namespace
  account: AccountState
  buttons: readonly FeatureButton[]
}

/** What the account holds, the most valuable first. */
export function TokensPanel({ namespace, account, buttons }: TokensPanelProps) {
  const modal = useModal()
  const { t } = useText()
  const [isAll, setAll] = useState(false)
  const { tokenBalance, tokenStatus } = account
  const notice = <TokensNotice namespace={namespace} account={account} />
  if (!tokenBalance) {
    if (tokenStatus === 'failed') return notice
    return <SkeletonRows count={skeletonCount} label={t('loading')} />
  }
  if (tokenBalance.length === 0) {
    const ways = buttons.filter(({ feature }) => feature === 'receive' || feature === 'onramp')
    const actions = ways.map(({ feature, view }) => ({
      label: t(`account.feature.${feature}`),
      run: () => modal.router.push(view),
    }))
    return <EmptyState drawing={coinsPath} message={t('tokens.empty')} actions={actions} />
  }
  const canSend = buttons.some(({ feature }) => feature === 'send')
  const tokens = sortTokens(tokenBalance)
  const shown = isAll ? tokens : tokens.slice(0, previewCount)
  return (
    <>
      {notice}
      <VirtualList
        label={t('tokens.title')}
        count={shown.length}
        heightOf={() => rowHeight}
        keyOf={(index) => shown[index]?.address ?? 'native'}
      >
        {(index) => {
          const token = shown[index]
          if (!token) return null
          return (
            <TokenRow
              token={token}
              onSelect={canSend ? () => modal.router.push('WalletSend') : undefined}
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
