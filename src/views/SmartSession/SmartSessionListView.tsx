import { useEffect } from 'react'
import { useSnapshot } from 'valtio/react'
import { loadSmartSessions } from '../../actions/smartSessions/loadSmartSessions.ts'
import { leaveRevoking } from '../../actions/smartSessions/revokeSmartSession.ts'
import { EmptyState } from '../../components/EmptyState.tsx'
import { Notice } from '../../components/Notice.tsx'
import { SkeletonRows } from '../../components/Skeleton.tsx'
import { findRequestedNetwork } from '../../controllers/networks.ts'
import {
  type ShownSession,
  type SmartSessionsState,
  smartSessions,
} from '../../controllers/smartSessions.ts'
import { addStyles } from '../../theme/styles.ts'
import { useAccount } from '../Account/useAccount.ts'
import { useText } from '../context.ts'
import { clockPath } from '../shared/paths.ts'
import { SessionCard } from './SessionCard.tsx'
import css from './SmartSession.css'
import { useNow } from './useNow.ts'

addStyles(css)

export default function SmartSessionListView() {
  const { t } = useText()
  const { namespace, account } = useAccount()
  const { status, list, hidden, revoking } = useSnapshot(smartSessions) as SmartSessionsState
  const now = useNow(list.map(({ session }) => session.expiresAt ?? Number.POSITIVE_INFINITY))
  const address = account?.address
  const networkId = account?.caipNetworkId
  const retry = () => void loadSmartSessions(namespace)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another account or network is read anew
  useEffect(() => void loadSmartSessions(namespace), [namespace, address, networkId])

  useEffect(() => leaveRevoking, [])

  const isExpired = ({ session: { expiresAt } }: ShownSession) =>
    expiresAt !== null && expiresAt <= now
  const isOver = (shown: ShownSession) => shown.session.isRevoked || isExpired(shown)
  const sorted = [...list.filter((one) => !isOver(one)), ...list.filter(isOver)]
  const isWaiting = list.length === 0 && (status === 'loading' || status === 'idle')
  return (
    <div className="sessions">
      <p className="about">
        <span className="beta">{t('sessions.beta')}</span>
        {t('sessions.about', {
          network: findRequestedNetwork(networkId ?? '')?.name ?? networkId ?? '',
        })}
      </p>
      {isWaiting && <SkeletonRows count={2} label={t('sessions.loading')} />}
      {status === 'failed' && (
        <Notice message={t('sessions.failed')} action={{ label: t('retry'), run: retry }} />
      )}
      {status === 'ready' && list.length + hidden === 0 && (
        <EmptyState drawing={clockPath} message={t('sessions.empty')} />
      )}
      {list.length > 0 && (
        <ul className="session-list" aria-label={t('title.SmartSessionList')}>
          {sorted.map((shown) => (
            <SessionCard
              key={shown.session.pci}
              shown={shown}
              namespace={namespace}
              isExpired={isExpired(shown)}
              isRevoking={revoking.has(shown.session.pci)}
            />
          ))}
        </ul>
      )}
      {hidden > 0 && <p className="about">{t('sessions.hidden', { count: String(hidden) })}</p>}
    </div>
  )
}
