import { isSmartAccount } from '../../actions/connection/isSmartAccount.ts'
import { track } from '../../actions/report/track.ts'
import { Button } from '../../components/Button.tsx'
import { Tabs } from '../../components/Tabs.tsx'
import { type AccountState, type AccountTab, updateAccount } from '../../controllers/accounts.ts'
import { useModal, useText } from '../context.ts'
import { ActivityList } from '../Transactions/ActivityList.tsx'
import { NftsPanel } from './NftsPanel.tsx'
import { TokensPanel } from './TokensPanel.tsx'
import type { ShownAccount } from './useAccount.ts'
import { useFundingActions } from './useFundingActions.ts'

const previewCount = 4

interface HoldingsProps {
  shown: ShownAccount
  account: AccountState
  /** The tab to leave out because the view shows its content elsewhere. */
  without?: AccountTab
}

export function Holdings({ shown, account, without }: HoldingsProps) {
  const modal = useModal()
  const { t } = useText()
  const { namespace, network, buttons, hasActivity, hasNfts } = shown
  const actions = useFundingActions(buttons)
  const offered: Record<AccountTab, boolean> = {
    tokens: true,
    nfts: hasNfts,
    activity: hasActivity,
  }
  const tabs = (Object.keys(offered) as AccountTab[]).filter(
    (tab) => tab !== without && offered[tab],
  )
  const selected = tabs.includes(account.currentTab) ? account.currentTab : 'tokens'
  const key = `${account.caipNetworkId} ${account.address}`

  function showActivity() {
    track('CLICK_TRANSACTIONS', { isSmartAccount: isSmartAccount(namespace) })
    modal.router.push('Transactions')
  }

  return (
    <Tabs
      label={t('account.tabs')}
      tabs={tabs.map((id) => ({ id, label: t(`${id}.title`) }))}
      selected={selected}
      onSelect={(currentTab) => updateAccount(namespace, { currentTab })}
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
