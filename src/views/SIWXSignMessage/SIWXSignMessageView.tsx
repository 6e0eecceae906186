import { useEffect, useState } from 'react'
import { chooseAccount } from '../../actions/embeddedWallet/chooseAccount.ts'
import { reportError } from '../../actions/report/reportError.ts'
import { canSignIn, otherSigners } from '../../actions/signIn/canSignIn.ts'
import { cancelSignIn, connectAnotherWallet } from '../../actions/signIn/leaveSignIn.ts'
import { refreshSignIn } from '../../actions/signIn/refreshSignIn.ts'
import { signIn } from '../../actions/signIn/signIn.ts'
import { Button } from '../../components/Button.tsx'
import { Footer } from '../../components/Footer.tsx'
import { List, ListItem } from '../../components/ListItem.tsx'
import { Letter, Tile } from '../../components/Tile.tsx'
import { type AccountState, accounts } from '../../controllers/accounts.ts'
import type { Modal } from '../../controllers/modal.ts'
import { networks } from '../../controllers/networks.ts'
import { options } from '../../controllers/options.ts'
import { siwx } from '../../controllers/siwx.ts'
import { addStyles } from '../../theme/styles.ts'
import { shortAddress } from '../../utils/shortAddress.ts'
import { toSafeImageUrl } from '../../utils/url.ts'
import { useStateOf } from '../../utils/useStateOf.ts'
import { useModal, useText } from '../context.ts'
import { Avatar } from '../shared/Avatar.tsx'
import { Failure } from '../shared/Failure.tsx'
import css from './SIWXSignMessage.css'

function SignInFacts() {
  const { t } = useText()
  const { statement, domain } = useStateOf(siwx).options
  const { activeNamespace, active } = useStateOf(networks)
  const account = useStateOf(accounts)[activeNamespace] as AccountState | undefined
  const address = account?.address ?? ''
  const site = domain ?? location.host
  return (
    <dl className="facts">
      <div>
        <dt>{t('signIn.site')}</dt>
        <dd>
          <bdi dir="ltr">{site}</bdi>
          {site !== location.host && (
            <span className="other">{t('signIn.otherSite', { here: location.host })}</span>
          )}
        </dd>
      </div>
      <div>
        <dt>{t('signIn.account')}</dt>
        <dd title={address}>
          {account?.profileName ?? <bdi dir="ltr">{shortAddress(address)}</bdi>}
        </dd>
      </div>
      <div>
        <dt>{t('signIn.network')}</dt>
        <dd>{active[activeNamespace]?.name}</dd>
      </div>
      {statement && (
        <div>
          <dt>{t('signIn.statement')}</dt>
          <dd>{statement}</dd>
        </div>
      )}
    </dl>
  )
}

/** Rows of the accounts that can sign in instead of the active one. */
function OtherSigners() {
  const { t } = useText()
  const { activeNamespace } = useStateOf(networks)
  const labels = useStateOf(accounts)[activeNamespace]?.addressLabels ?? {}
  const signers = otherSigners(activeNamespace)
  if (signers.length === 0) return null
  return (
    <List label={t('title.SwitchAddress')}>
      {signers.map((account) => (
        <ListItem
          key={account.address}
          name={labels[account.address] ?? shortAddress(account.address)}
          tag={labels[account.address] && shortAddress(account.address)}
          image={<Avatar address={account.address} src={null} />}
          onClick={() => {
            chooseAccount(activeNamespace, account).catch((thrown) => reportError(thrown, 'toast'))
          }}
        />
      ))}
    </List>
  )
}

addStyles(css)

export default function SIWXSignMessageView() {
  const modal = useModal()
  const { t } = useText()
  const { status, isSigning, problem, options: wanted } = useStateOf(siwx)
  const { metadata } = useStateOf(options)
  const { activeNamespace } = useStateOf(networks)
  useStateOf(accounts)
  const isAble = canSignIn(activeNamespace)
  const [isCancelling, setCancelling] = useState(false)
  const hasTriedToLeave = useHasBeenShaken(modal)
  const app = metadata.name || siwx.options.domain || location.host

  async function leave(how: typeof cancelSignIn) {
    setCancelling(true)
    try {
      await how(modal)
    } catch (thrown) {
      reportError(thrown, 'toast')
    } finally {
      setCancelling(false)
    }
  }

  const isReading = status === 'reading'
  const isUnread = status === 'unread'
  const consequence = wanted.required ? 'signIn.cancelDisconnects' : 'signIn.later'
  return (
    <div className="sign-in">
      <SignInMarks />
      <h2>{t('signIn.asks', { app })}</h2>
      <p className="lead">{t('signIn.prove')}</p>
      <SignInFacts />
      <p className="lead">{t(consequence, { app })}</p>
      <p className="stay" role="status">
        {isReading ? t('signIn.checking') : hasTriedToLeave && t('signIn.stay')}
      </p>
      {!isAble && (
        <>
          <p className="problem" role="alert">
            {t('signIn.cannotSign')}
          </p>
          <OtherSigners />
        </>
      )}
      {problem && (
        <p className="problem" role="alert">
          <Failure error={problem as NonNullable<typeof siwx.problem>} />
        </p>
      )}
      <Footer>
        <div className="pair">
          <Button disabled={isCancelling} onClick={() => void leave(cancelSignIn)}>
            {t(isCancelling ? 'signIn.cancelling' : 'signIn.cancel')}
          </Button>
          {!isAble ? (
            <Button
              variant="primary"
              disabled={isCancelling}
              onClick={() => void leave(connectAnotherWallet)}
            >
              {t('signIn.anotherWallet')}
            </Button>
          ) : isUnread ? (
            <Button variant="primary" onClick={() => void refreshSignIn({ opens: true })}>
              {t('retry')}
            </Button>
          ) : (
            <Button
              variant="primary"
              disabled={isReading || isSigning || isCancelling}
              onClick={() => void signIn(modal)}
            >
              {t(isSigning ? 'signIn.signing' : 'signIn.sign')}
            </Button>
          )}
        </div>
      </Footer>
    </div>
  )
}

/** True after the modal has refused to close; it then shakes. */
function useHasBeenShaken(modal: Modal): boolean {
  const { shaking } = useStateOf(modal.state)
  const [hasBeen, setHasBeen] = useState(false)
  useEffect(() => {
    if (shaking) setHasBeen(true)
  }, [shaking])
  return hasBeen
}

function SignInMarks() {
  const { metadata } = useStateOf(options)
  const { activeNamespace } = useStateOf(networks)
  const account = useStateOf(accounts)[activeNamespace] as AccountState | undefined
  const [icon] = metadata.icons
  return (
    <div className="marks" aria-hidden="true">
      <Tile
        src={(icon && toSafeImageUrl(icon)) || undefined}
        fallback={<Letter name={metadata.name} />}
        size="medium"
      />
      <Avatar address={account?.address ?? ''} src={account?.profileImage ?? null} />
    </div>
  )
}
