import { useState } from 'react'
import { connectedKind } from '../../actions/connection/connectedKind.ts'
import { isSmartAccount } from '../../actions/connection/isSmartAccount.ts'
import { setPreferredAccountType } from '../../actions/embeddedWallet/setPreferredAccountType.ts'
import { offersNames } from '../../actions/names/supportsNames.ts'
import { reportError } from '../../actions/report/reportError.ts'
import { track } from '../../actions/report/track.ts'
import { Icon, LineIcon } from '../../components/Icon.tsx'
import { ListItem } from '../../components/ListItem.tsx'
import { Tile } from '../../components/Tile.tsx'
import { accountOf, accounts } from '../../controllers/accounts.ts'
import { embeddedWallet } from '../../controllers/embeddedWallet.ts'
import { networks } from '../../controllers/networks.ts'
import type { FrameAccountType } from '../../types/frame.ts'
import { useStateOf } from '../../utils/useStateOf.ts'
import { useModal, useText } from '../context.ts'
import { keyPath } from '../shared/paths.ts'
import { SocialTile } from '../shared/SocialTile.tsx'

/** Returns the embedded wallet's active account type; null if another wallet is connected. */
function accountTypeInUse(): FrameAccountType | null {
  const account = accountOf(networks.activeNamespace)
  if (!connectedKind(account)?.isEmbedded) return null
  return account.accounts[0]?.type === 'smartAccount' ? 'smartAccount' : 'eoa'
}

function canSwitchAccountType(): boolean {
  const id = Number(networks.active[networks.activeNamespace]?.id)
  return accountTypeInUse() !== null && embeddedWallet.smartAccountNetworks.includes(id)
}

const mailPath = 'M4 6h16v12H4zM4 7l8 6 8-6'
const swapPath = 'M8 4L4 8l4 4M4 8h13M16 12l4 4-4 4M20 16H7'
const namePath = 'M4 7h16v10H4zM8 11.5h8M8 14h5'

export function EmbeddedRows() {
  const { t } = useText()
  const modal = useModal()
  const user = useStateOf(embeddedWallet)
  const account = useStateOf(accounts)[useStateOf(networks).activeNamespace]
  const [isSwitching, setSwitching] = useState(false)
  const type = accountTypeInUse()
  if (!type) return null

  const { email, userName, socialProvider } = user
  const other = type === 'eoa' ? 'smartAccount' : 'eoa'
  const name = socialProvider ? (userName ?? t(`social.${socialProvider}`)) : email

  async function switchAccount() {
    setSwitching(true)
    try {
      await setPreferredAccountType(other)
    } catch (thrown) {
      reportError(thrown, 'toast')
    } finally {
      setSwitching(false)
    }
  }

  return (
    <>
      {name && (
        <ListItem
          name={name}
          image={
            socialProvider ? (
              <SocialTile provider={socialProvider} round />
            ) : (
              <Tile round fallback={<LineIcon path={mailPath} />} />
            )
          }
          // A user who logged in with a social account can change the email address only at the social provider.
          disabled={Boolean(socialProvider) || !email}
          tag={socialProvider ? t(`social.${socialProvider}`) : t('account.editEmail')}
          end={!socialProvider && <Icon name="next" size={16} />}
          onClick={() => {
            if (!email) return
            track('EMAIL_EDIT')
            modal.router.push('UpdateEmailWallet', { email, redirectView: 'AccountSettings' })
          }}
        />
      )}
      {!account?.profileName && offersNames() && (
        <ListItem
          name={t('account.chooseName')}
          image={<Tile round fallback={<LineIcon path={namePath} />} />}
          end={<Icon name="next" size={16} />}
          onClick={() => {
            track('OPEN_ENS_FLOW', { isSmartAccount: isSmartAccount(networks.activeNamespace) })
            modal.router.push('ChooseAccountName')
          }}
        />
      )}
      {user.smartAccountNetworks.length > 0 && canSwitchAccountType() && (
        <ListItem
          name={t(isSwitching ? 'account.switching' : `account.switchTo.${other}`)}
          image={<Tile round fallback={<LineIcon path={swapPath} />} />}
          disabled={isSwitching}
          onClick={() => void switchAccount()}
        />
      )}
      <ListItem
        name={t('account.upgrade')}
        image={<Tile round fallback={<LineIcon path={keyPath} />} />}
        end={<Icon name="next" size={16} />}
        onClick={() => modal.router.push('UpgradeEmailWallet')}
      />
    </>
  )
}
