import { useEffect, useState } from 'react'
import { loadSmartSessions } from '../../actions/smartSessions/loadSmartSessions.ts'
import {
  leaveRevoking,
  revokeSmartSession,
} from '../../actions/smartSessions/revokeSmartSession.ts'
import { EmptyState } from '../../components/EmptyState.tsx'
import { Notice } from '../../components/Notice.tsx'
import { SkeletonRows } from '../../components/Skeleton.tsx'
import { Letter, Tile } from '../../components/Tile.tsx'
import { findRequestedNetwork } from '../../controllers/networks.ts'
import {
  type ShownSession,
  type SmartSessionsState,
  smartSessions,
} from '../../controllers/smartSessions.ts'
import { addStyles } from '../../theme/styles.ts'
import type { Namespace } from '../../types/caip.ts'
import { onDeadline } from '../../utils/deadline.ts'
import { useStateOf } from '../../utils/useStateOf.ts'
import { useAccount } from '../Account/useAccount.ts'
import { useText } from '../context.ts'
import { clockPath } from '../shared/paths.ts'
import { Permissions } from './Permissions.tsx'
import css from './SmartSession.css'
import { useSessionText } from './useSessionText.ts'

interface SessionCardProps {
  shown: ShownSession
  namespace: Namespace
  isExpired: boolean
  isRevoking: boolean
}

function SessionCard(props: SessionCardProps) {
  const { shown, namespace, isExpired, isRevoking } = props
  const { session } = shown
  const { app, isRevoked } = session
  const { t } = useText()
  const { name, host, date, until } = useSessionText(session)
  const isOver = isRevoked || isExpired
  const end = isExpired ? t('sessions.expired', { date }) : until
  return (
    <li data-over={isOver ? '' : undefined}>
      <div className="app">
        <Tile src={app.iconUrl ?? undefined} fallback={<Letter name={name} />} />
        <span>
          <strong dir="auto">{name}</strong>
          {app.name && host && <bdi className="quiet">{host}</bdi>}
          <span className="quiet">{isRevoked ? t('sessions.revoked') : end}</span>
        </span>
      </div>
      <Permissions shown={shown} />
      {!isOver && (
        <button
          type="button"
          className="button"
          part="button"
          data-variant="secondary"
          aria-label={isRevoking ? undefined : t('sessions.revokeOf', { app: name })}
          disabled={isRevoking}
          onClick={() => void revokeSmartSession(namespace, session)}
        >
          {t(isRevoking ? 'sessions.revoking' : 'sessions.revoke')}
        </button>
      )}
    </li>
  )
}

/** Returns the current time in ms since the epoch. It is updated when one of `moments`, in the same unit, passes. */
function useNow(moments: readonly number[]): number {
  const [now, setNow] = useState(Date.now)
  const next = Math.min(...moments.filter((one) => one > now))
  useEffect(() => onDeadline(next, () => setNow(Date.now())), [next])
  return now
}

addStyles(css)

export default function SmartSessionListView() {
  const { t } = useText()
  const { namespace, account } = useAccount()
  const { status, list, hidden, revoking } = useStateOf(smartSessions) as SmartSessionsState
  const now = useNow(list.map(({ session }) => session.expiresAt ?? Number.POSITIVE_INFINITY))
  const address = account?.address
  const networkId = account?.caipNetworkId
  const retry = () => void loadSmartSessions(namespace)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the list is read again for another account or network
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
