import { Tabs } from '../../components/Tabs.tsx'
import {
  type AccountState,
  type AccountTab,
  accountTabs,
  updateAccount,
} from '../../controllers/accounts.ts'
import { useText } from '../context.ts'
import { TokensPanel } from './TokensPanel.tsx'
import type { ShownAccount } from './useAccount.ts'

interface HoldingsProps {
  shown: ShownAccount
  account: AccountState
  /** Leaves out what has a place elsewhere. */
  without?: AccountTab
}

/** What the account consists of, in tabs; the one that was chosen last stays chosen. */
export function Holdings({ shown, account, without }: HoldingsProps) {
  const { t } = useText()
  const { namespace, buttons } = shown
  const tabs = accountTabs.filter((tab) => tab !== without && tab === 'tokens')
  const selected = tabs.includes(account.currentTab) ? account.currentTab : 'tokens'
  return (
    <Tabs
      label={t('account.tabs')}
      tabs={tabs.map((id) => ({ id, label: t(`${id}.title`) }))}
      selected={selected}
      onSelect={(currentTab) => updateAccount(namespace, { currentTab })}
    >
      {selected === 'tokens' && (
        <TokensPanel namespace={namespace} account={account} buttons={buttons} />
      )}
    </Tabs>
  )
}
