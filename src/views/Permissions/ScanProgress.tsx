import { Button } from '../../components/Button.tsx'
import type { PermissionsState } from '../../controllers/permissions.ts'
import type { BlockRange } from '../../types/permission.ts'
import { useText } from '../context.ts'

const sizeOf = (ranges: readonly BlockRange[]) =>
  ranges.reduce((sum, { from, to }) => sum + to - from + 1, 0)

/** The most ranges that are named; a list of more says nothing to a user. */
const maxNamed = 3

interface ScanProgressProps {
  search: Pick<PermissionsState, 'status' | 'scan'>
  network: string
  onStop: () => void
  onContinue: () => void
}

/** The progress of the search, which blocks it has covered, and buttons to stop and to continue it. */
export function ScanProgress({ search, network, onStop, onContinue }: ScanProgressProps) {
  const { t, locale } = useText()
  const { status, scan } = search
  const isRunning = status === 'searching' || status === 'idle'
  const count = (value: number) => new Intl.NumberFormat(locale).format(value)
  const blocks = ({ from, to }: BlockRange) =>
    from === to ? count(from) : `${count(from)}–${count(to)}`
  const [top] = scan?.covered ?? []
  const covered = sizeOf(scan?.covered ?? [])
  const all = (scan?.newest ?? 0) + 1
  const params = { network, covered: count(covered), all: count(all), block: count(top?.from ?? 0) }

  function words() {
    if (!scan) return status === 'done' ? t('permissions.whole', params) : ''
    if (covered >= all) return t('permissions.done', params)
    if (!top) return ''
    if (top.since === null) return t('permissions.backTo', params)
    const date = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }).format(top.since)
    return t('permissions.back', { ...params, date })
  }

  const failed = scan?.failed ?? []
  const ranges = new Intl.ListFormat(locale).format(failed.slice(0, maxNamed).map(blocks))
  return (
    <div className="scan">
      {isRunning && (
        <>
          <p>{t(scan ? 'permissions.searching' : 'permissions.reading', { network })}</p>
          <progress
            aria-label={t('permissions.search')}
            value={scan ? covered : undefined}
            max={all}
          />
        </>
      )}
      <p className="quiet" role={isRunning ? undefined : 'status'}>
        {status === 'failed' && <span>{t('permissions.failed')} </span>}
        <span>{words()}</span>
        {failed.length > 0 && <span> {t('permissions.unread', { ranges })}</span>}
      </p>
      {isRunning && (
        <Button variant="quiet" onClick={onStop}>
          {t('permissions.stop')}
        </Button>
      )}
      {(status === 'paused' || status === 'failed') && (
        <Button onClick={onContinue}>
          {t(status === 'failed' ? 'retry' : 'permissions.continue')}
        </Button>
      )}
    </div>
  )
}
