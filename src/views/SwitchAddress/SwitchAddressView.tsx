import { useEffect, useState } from 'react'
import { useSnapshot } from 'valtio/react'
import { chooseAccount } from '../../actions/account/chooseAccount.ts'
import { readBalances } from '../../actions/account/readBalances.ts'
import { reportError } from '../../actions/report/reportError.ts'
import { Icon } from '../../components/Icon.tsx'
import { List, ListItem } from '../../components/ListItem.tsx'
import { type AccountState, accounts } from '../../controllers/accounts.ts'
import { networks } from '../../controllers/networks.ts'
import type { MessageKey } from '../../i18n/messages.ts'
import { addStyles } from '../../theme/styles.ts'
import type { Account, AccountType, Balance } from '../../types/account.ts'
import { formatAmount } from '../../utils/amount.ts'
import { shortAddress } from '../../utils/shortAddress.ts'
import { useModal, useText } from '../context.ts'
import { Avatar } from '../shared/Avatar.tsx'
import css from './SwitchAddress.css'

addStyles(css)

const typeKeys: Record<AccountType, MessageKey> = {
  eoa: 'account.type.eoa',
  smartAccount: 'account.type.smartAccount',
  payment: 'account.type.payment',
  ordinal: 'account.type.ordinal',
  stx: 'account.type.stx',
}

/** Picks which of the wallet's accounts on the active namespace is used. */
export default function SwitchAddressView() {
  const modal = useModal()
  const { t, language } = useText()
  const { activeNamespace } = useSnapshot(networks)
  const account = useSnapshot(accounts)[activeNamespace] as AccountState | undefined
  const [balances, setBalances] = useState<ReadonlyMap<string, Balance>>(new Map())
  const { caipNetworkId } = account ?? {}

  // biome-ignore lint/correctness/useExhaustiveDependencies: other accounts or another network have other balances
  useEffect(() => {
    let isCurrent = true
    setBalances(new Map())
    void readBalances(activeNamespace).then((read) => {
      if (isCurrent) setBalances(read)
    })
    return () => {
      isCurrent = false
    }
  }, [activeNamespace, caipNetworkId, account?.accounts.length])

  if (!account) return null
  // Sorted by address, so that rows do not move when another account is picked.
  const all = account.accounts.toSorted((a, b) => (a.address < b.address ? -1 : 1))
  const hasTypes = new Set(all.map(({ type }) => type)).size > 1

  function select(picked: Account) {
    if (picked.address !== account?.address) {
      chooseAccount(activeNamespace, picked).catch((thrown) => reportError(thrown, 'toast'))
    }
    modal.router.goBack()
  }

  return (
    <div className="addresses">
      <List label={t('addresses.list')}>
        {all.map(({ address, type }) => {
          const isCurrent = address === account.address
          const label = account.addressLabels[address]
          const balance = balances.get(address)
          const amount = balance && `${formatAmount(balance.amount, language)} ${balance.symbol}`
          return (
            <ListItem
              key={address}
              name={label ?? shortAddress(address)}
              image={<Avatar address={address} src={isCurrent ? account.profileImage : null} />}
              tag={[label && shortAddress(address), hasTypes && t(typeKeys[type])]
                .filter(Boolean)
                .join(' · ')}
              end={
                <>
                  {amount && <span className="amount">{amount}</span>}
                  {isCurrent && <Icon name="check" size={16} />}
                </>
              }
              current={isCurrent}
              onClick={() => select({ address, type })}
            />
          )
        })}
      </List>
    </div>
  )
}
