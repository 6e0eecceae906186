import type { SmartSession } from '../../types/smartSession.ts'
import { useText } from '../context.ts'
import { useFormat } from '../shared/useFormat.ts'

/** Returns a session's app, network and expiry as texts. The text of an unknown value says that it is unknown. */
export function useSessionText({ app, expiresAt }: Pick<SmartSession, 'app' | 'expiresAt'>) {
  const { t } = useText()
  const host = app.url ? new URL(app.url).host : null
  const date = useFormat().moment(expiresAt ?? 0)
  return {
    name: app.name ?? host ?? t('sessions.nameless'),
    host,
    date,
    until: expiresAt === null ? t('sessions.untilUnknown') : t('sessions.until', { date }),
  }
}
