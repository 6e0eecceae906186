import { useEffect, useMemo, useState } from 'react'
import { readListedBalance } from '../../actions/account/readListedBalance.ts'
import { chooseAccount } from '../../actions/embeddedWallet/chooseAccount.ts'
import { reportError } from '../../actions/report/reportError.ts'
import { Icon } from '../../components/Icon.tsx'
import { ListRow } from '../../components/ListItem.tsx'
import { VirtualList } from '../../components/VirtualList.tsx'
import { type AccountState, accounts } from '../../controllers/accounts.ts'
import { networks } from '../../controllers/networks.ts'
import type { MessageKey } from '../../i18n/messages.ts'
import { addStyles } from '../../theme/styles.ts'
import type { Account, AccountType, Balance } from '../../types/account.ts'
import type { Namespace } from '../../types/caip.ts'
import { formatAmount } from '../../utils/amount.ts'
import { shortAddress } from '../../utils/shortAddress.ts'
import { useStateOf } from '../../utils/useStateOf.ts'
import { useModal, useText } from '../context.ts'
import { Amount } from '../shared/Amount.tsx'
import { Avatar } from '../shared/Avatar.tsx'
import css from './SwitchAddress.css'
import { sumBalances } from './sumBalances.ts'

addStyles(css)

const rowHeight = 56

const typeKeys: Record<AccountType, MessageKey> = {
  eoa: 'account.type.eoa',
  smartAccount: 'account.type.smartAccount',
  payment: 'account.type.payment',
  ordinal: 'account.type.ordinal',
  stx: 'account.type.stx',
}

interface ListedBalanceProps {
  namespace: Namespace
  address: string
  /** Balances by address, cached so that a row that scrolls back into view shows its balance at once. */
  read: ReadBalances
}

type ReadBalances = Map<string, Promise<Balance | null>>

function readOnce({ namespace, address, read }: ListedBalanceProps): Promise<Balance | null> {
  const reading = read.get(address) ?? readListedBalance(namespace, address)
  read.set(address, reading)
  return reading
}

/** The most accounts whose sum is shown: of a longer list, only the visible rows read their balances. */
const maxSummed = 20

/** The sum of the accounts' native balances; null until all have been read, and if one cannot be read. */
function useSum(namespace: Namespace, addresses: readonly string[], read: ReadBalances) {
  const [sum, setSum] = useState<Balance | null>(null)
  const key = addresses.join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the addresses
  useEffect(() => {
    let isCurrent = true
    setSum(null)
    if (addresses.length > maxSummed) return
    const readings = addresses.map((address) => readOnce({ namespace, address, read }))
    void Promise.all(readings).then((balances) => {
      if (isCurrent) setSum(sumBalances(balances))
    })
    return () => {
      isCurrent = false
    }
  }, [namespace, key, read])
  return sum
}

interface HeadProps {
  account: AccountState
  namespace: Namespace
  read: ReadBalances
}

/** The wallet, the number of its accounts, and the sum of their balances. */
function Head({ account: { accounts, wallet }, namespace, read }: HeadProps) {
  const { t, locale } = useText()
  const sum = useSum(
    namespace,
    accounts.map(({ address }) => address),
    read,
  )
  return (
    <div className="owner-of-all">
      <p>
        <strong dir="auto">{wallet?.name}</strong>
        <span className="quiet">{t('account.count', { count: accounts.length })}</span>
      </p>
      {sum && <Amount value={formatAmount(sum.amount, locale)} unit={sum.symbol} />}
    </div>
  )
}

function ListedBalance({ namespace, address, read }: ListedBalanceProps) {
  const { locale } = useText()
  const [balance, setBalance] = useState<Balance | null>(null)
  useEffect(() => {
    let isCurrent = true
    void readOnce({ namespace, address, read }).then((value) => {
      if (isCurrent) setBalance(value)
    })
    return () => {
      isCurrent = false
    }
  }, [namespace, address, read])
  if (!balance) return null
  return (
    <span className="amount">
      <Amount value={formatAmount(balance.amount, locale)} unit={balance.symbol} />
    </span>
  )
}

export default function SwitchAddressView() {
  const modal = useModal()
  const { t } = useText()
  const { activeNamespace } = useStateOf(networks)
  const account = useStateOf(accounts)[activeNamespace] as AccountState | undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: balances differ by network
  const read = useMemo<ReadBalances>(() => new Map(), [activeNamespace, account?.caipNetworkId])
  if (!account) return null
  // The rows are sorted by address. If the active account were first, rows would move when the user chooses one.
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
      <Head key={account.caipNetworkId} account={account} namespace={activeNamespace} read={read} />
      <VirtualList
        label={t('addresses.list')}
        count={all.length}
        heightOf={() => rowHeight}
        keyOf={(index) => all[index]?.address ?? ''}
      >
        {(index) => {
          const one = all[index]
          if (!one) return null
          const { address, type } = one
          const isCurrent = address === account.address
          const label = account.addressLabels[address]
          return (
            <ListRow
              name={label ?? shortAddress(address)}
              image={<Avatar address={address} src={isCurrent ? account.profileImage : null} />}
              tag={[label && shortAddress(address), hasTypes && t(typeKeys[type])]
                .filter(Boolean)
                .join(' · ')}
              end={
                <>
                  <ListedBalance
                    key={account.caipNetworkId}
                    namespace={activeNamespace}
                    address={address}
                    read={read}
                  />
                  {isCurrent && <Icon name="check" size={16} />}
                </>
              }
              current={isCurrent}
              onClick={() => select({ address, type })}
            />
          )
        }}
      </VirtualList>
    </div>
  )
}
