import { showsBalance } from '../../actions/account/showsBalance.ts'
import { isSmartAccount } from '../../actions/connection/isSmartAccount.ts'
import { track } from '../../actions/report/track.ts'
import { Button } from '../../components/Button.tsx'
import { Tabs } from '../../components/Tabs.tsx'
import { type AccountState, type AccountTab, updateAccount } from '../../controllers/accounts.ts'
import { useModal, useText } from '../context.ts'
import { ActivityList } from '../Transactions/ActivityList.tsx'
import { useUnderWay } from './LatestPayment.tsx'
import { NftsPanel } from './NftsPanel.tsx'
import { TokensPanel } from './TokensPanel.tsx'
import { type ShownAccount, useFundingActions } from './useAccount.ts'

const previewCount = 4

interface HoldingsProps {
  shown: ShownAccount
  account: AccountState
}

export function Holdings({ shown, account }: HoldingsProps) {
  const modal = useModal()
  const { t } = useText()
  const { namespace, network, buttons, hasActivity, hasNfts } = shown
  const actions = useFundingActions(buttons)
  const offered: Record<AccountTab, boolean> = {
    tokens: showsBalance(account),
    nfts: hasNfts,
    activity: hasActivity,
  }
  const tabs = (Object.keys(offered) as AccountTab[]).filter((tab) => offered[tab])
  const selected = tabs.find((tab) => tab === account.currentTab) ?? tabs[0]
  const isPending = useUnderWay(account).length > 0
  const key = `${account.caipNetworkId} ${account.address}`

  function trackActivity() {
    track('CLICK_TRANSACTIONS', { isSmartAccount: isSmartAccount(namespace) })
  }

  function select(currentTab: AccountTab) {
    if (currentTab === 'activity') trackActivity()
    updateAccount(namespace, { currentTab })
  }

  function showActivity() {
    trackActivity()
    modal.router.push('Transactions')
  }

  if (!selected) return null
  return (
    <Tabs
      label={t('account.tabs')}
      tabs={tabs.map((id) => ({
        id,
        label: t(`${id}.title`),
        mark: id === 'activity' && isPending ? t('transaction.mark.pending') : undefined,
      }))}
      selected={selected}
      onSelect={select}
    >
      {selected === 'tokens' && (
        <TokensPanel key={key} shown={shown} account={account} actions={actions} />
      )}
      {selected === 'nfts' && (
        <NftsPanel key={key} shown={shown} account={account} actions={actions} />
      )}
      {selected === 'activity' && network && (
        <ActivityList
          key={key}
          namespace={namespace}
          account={account}
          network={network}
          actions={actions}
          preview={{
            count: previewCount,
            more: (
              <Button variant="quiet" onClick={showActivity}>
                {t('activity.all')}
              </Button>
            ),
          }}
        />
      )}
    </Tabs>
  )
}
