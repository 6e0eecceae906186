import { useEffect, useState } from 'react'
import { canAskForPayments } from '../../actions/account/canAskForPayments.ts'
import { compatibleNetworks } from '../../actions/account/compatibleNetworks.ts'
import { findFreshAddress, mayHaveFreshAddress } from '../../actions/account/findFreshAddress.ts'
import { reportError } from '../../actions/report/reportError.ts'
import { Button } from '../../components/Button.tsx'
import { Icon } from '../../components/Icon.tsx'
import { List, ListItem } from '../../components/ListItem.tsx'
import { type AccountState, accountOf, accounts } from '../../controllers/accounts.ts'
import { networks } from '../../controllers/networks.ts'
import { options } from '../../controllers/options.ts'
import { WalletModalError } from '../../errors/WalletModalError.ts'
import { addStyles } from '../../theme/styles.ts'
import type { AccountType } from '../../types/account.ts'
import type { Network } from '../../types/network.ts'
import { useStateOf } from '../../utils/useStateOf.ts'
import { useModal, useText } from '../context.ts'
import { Amount } from '../shared/Amount.tsx'
import { Avatar } from '../shared/Avatar.tsx'
import { NetworkImage } from '../shared/NetworkImage.tsx'
import { useChunk } from '../shared/useChunk.ts'
import { useCopy } from '../shared/useCopy.ts'
import { useFormat } from '../shared/useFormat.ts'
import { useQrCode } from '../shared/useQrCode.ts'
import { useSentence } from '../shared/useSentence.tsx'
import type { Wish } from './RequestFields.tsx'
import css from './WalletReceive.css'

addStyles(css)

/**
 * Splits an address into groups of four characters, which are easier to compare. The gaps are not spaces, so selected
 * and copied text has none.
 */
const groupsOf = (address: string) => address.match(/^0x.{4}|.{1,4}/g) ?? []

/**
 * Returns the address to show, usually the active one. If an ordinals address is active only because of the page's
 * default, returns the payment address. Wallets may spend bitcoin on an ordinals address together with the ordinals, or
 * may be unable to spend it.
 */
function receivingAddress({ accounts: all, address }: AccountState, defaultType?: AccountType) {
  const active = all.find((one) => one.address === address)
  const payment = all.find(({ type }) => type === 'payment')
  const isByPage = active?.type === 'ordinal' && defaultType === 'ordinal'
  return (isByPage ? payment?.address : null) ?? address ?? ''
}

/**
 * Returns an unused address of the account; null if there is none, undefined while it is looked for. The address stays
 * as long as the view is open, so that it does not change while the user copies it.
 */
function useFreshAddress(account: string, network: Network | undefined) {
  const [found, setFound] = useState<{ key: string; address: string | null }>()
  const key = `${network?.caipNetworkId}:${account}`
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key names account and network
  useEffect(() => {
    if (!account || !mayHaveFreshAddress(network)) return
    let isCurrent = true
    findFreshAddress(account, network).then((address) => {
      if (isCurrent) setFound({ key, address })
    })
    return () => {
      isCurrent = false
    }
  }, [key])
  if (!mayHaveFreshAddress(network)) return null
  return found?.key === key ? found.address : undefined
}

export default function WalletReceiveView() {
  const modal = useModal()
  const { t } = useText()
  const say = useSentence()
  const format = useFormat()
  const { activeNamespace, active } = useStateOf(networks)
  const account = useStateOf(accounts)[activeNamespace]
  const { defaultAccountTypes } = useStateOf(options)
  const defaultType = defaultAccountTypes[activeNamespace]
  const own = account ? receivingAddress(account as AccountState, defaultType) : ''
  const network = active[activeNamespace] as Network | undefined
  const fresh = useFreshAddress(own, network)
  const address = fresh ?? own
  const isSearching = fresh === undefined
  const [isAsking, setAsking] = useState(false)
  const [wish, setWish] = useState<Wish | null>(null)
  const request = useChunk(isAsking, () => import('./RequestFields.tsx'))
  const text = wish?.link ?? address
  const copy = useCopy(text, t(wish ? 'pairing.copied' : 'account.copied'))
  const QrCode = useQrCode()

  useEffect(() => {
    // The account is checked on mount only: if it disconnects later, the view closes without an error.
    const { address: found } = accountOf(networks.activeNamespace)
    if (!found) reportError(new WalletModalError('ACCOUNT_NOT_FOUND'), 'toast')
  }, [])

  if (!own)
    return (
      <div className="receive">
        <p className="quiet">{t('receive.noAccount')}</p>
        <Button variant="primary" onClick={() => modal.router.reset('Connect')}>
          {t('title.Connect')}
        </Button>
      </div>
    )

  const share = () => {
    shareText(text).catch((thrown: unknown) => reportError(thrown, 'toast'))
  }
  return (
    <div className="receive">
      {QrCode && !isSearching ? (
        // Without an amount the code contains the plain address, because all wallets read addresses.
        <QrCode
          text={text}
          label={t(wish ? 'receive.qrOfPayment' : 'receive.qrLabel')}
          logo={<Avatar address={own} src={account?.profileImage ?? null} />}
        />
      ) : (
        <div className="no-code quiet" role="status">
          {isSearching && t('receive.searching')}
        </div>
      )}
      {account?.profileName && (
        <p className="owner" dir="auto">
          {account.profileName}
        </p>
      )}
      {account?.displayName && (
        <p className="unverified">
          <bdi>{account.displayName}</bdi>
          <span className="quiet">{t('receive.unverified')}</span>
        </p>
      )}
      {!isSearching && (
        <p className="whole-address" dir="ltr" data-address={address}>
          {groupsOf(address).map((group, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: groups have no identity but their index
            <span key={index}>{group}</span>
          ))}
        </p>
      )}
      {wish && network && (
        <p className="wish" role="status">
          {say('receive.wish', {
            amount: (
              <Amount
                value={format.exact(wish.amountBaseUnits, wish.asked.decimals)}
                unit={wish.asked.symbol}
              />
            ),
            network: network.name,
          })}
        </p>
      )}
      {isAsking && request && network && account && (
        <request.RequestFields
          network={network}
          account={account as AccountState}
          recipient={address}
          onWish={setWish}
        />
      )}
      {address !== own && <p className="fresh quiet">{t('receive.fresh')}</p>}
      <div className="actions">
        {canShare() && (
          <Button onClick={share} disabled={isSearching}>
            {t('receive.share')}
          </Button>
        )}
        <Button variant="primary" onClick={copy} disabled={isSearching}>
          {t(wish ? 'receive.copyLink' : 'account.copy')}
        </Button>
      </div>
      {canAskForPayments(activeNamespace) && !isSearching && (
        <Button
          variant="quiet"
          onClick={() => {
            setWish(null)
            setAsking(!isAsking)
          }}
        >
          {t(isAsking ? 'receive.noAmount' : 'receive.ask')}
        </Button>
      )}
      <List label={t('title.WalletCompatibleNetworks')}>
        <ListItem
          name={t('title.WalletCompatibleNetworks')}
          image={network && <NetworkImage network={network} />}
          tag={String(compatibleNetworks(activeNamespace).length)}
          end={<Icon name="next" size={16} />}
          onClick={() => modal.router.push('WalletCompatibleNetworks')}
        />
      </List>
    </div>
  )
}

function canShare(): boolean {
  return typeof navigator.share === 'function'
}

/**
 * Opens the system's share sheet; also resolves if the user closes it.
 * @throws WalletModalError SHARE_FAILED if the browser reports another error
 */
async function shareText(text: string): Promise<void> {
  try {
    await navigator.share({ text })
  } catch (cause) {
    if (cause instanceof DOMException && cause.name === 'AbortError') return
    throw new WalletModalError('SHARE_FAILED', { cause })
  }
}
