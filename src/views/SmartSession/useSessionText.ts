import type { SmartSession } from '../../types/smartSession.ts'
import { useText } from '../context.ts'
import { useDate } from './useDate.ts'

/** Whose a session is and until when it is good, in words: what is not known is said to be so. */
export function useSessionText({ app, expiresAt }: Pick<SmartSession, 'app' | 'expiresAt'>) {
  const { t } = useText()
  const host = app.url ? new URL(app.url).host : null
  const date = useDate(expiresAt ?? 0)
  return {
    name: app.name ?? host ?? t('sessions.nameless'),
    host,
    date,
    until: expiresAt === null ? t('sessions.untilUnknown') : t('sessions.until', { date }),
  }
}
