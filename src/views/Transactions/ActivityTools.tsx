import { useEffect, useRef, useState } from 'react'
import { isFiltered, symbolsIn } from '../../actions/activity/filterActivity.ts'
import { loadAllActivity } from '../../actions/activity/loadAllActivity.ts'
import { toCsv } from '../../actions/activity/toCsv.ts'
import { showToast } from '../../controllers/toast.ts'
import {
  type ActivityKind,
  filterTransactions,
  type TransactionsState,
  transactions,
} from '../../controllers/transactions.ts'
import { addStyles } from '../../theme/styles.ts'
import type { Namespace } from '../../types/caip.ts'
import type { Network } from '../../types/network.ts'
import { useStateOf } from '../../utils/useStateOf.ts'
import { useText } from '../context.ts'
import css from './ActivityTools.css'
import { saveFile } from './saveFile.ts'

addStyles(css)

const kinds = {
  sent: 'activity.sent',
  received: 'activity.received',
  swapped: 'activity.swapped',
  approved: 'activity.approved',
  other: 'activity.kind.other',
} as const satisfies Record<ActivityKind, string>

interface ActivityToolsProps {
  namespace: Namespace
  network: Network
  address: string
}

/** Loads all pages, then saves them as CSV. Leaving the view or another press cancels it. */
function useExport({ namespace, network, address }: ActivityToolsProps) {
  const { t } = useText()
  const running = useRef<AbortController | null>(null)
  const [isExporting, setExporting] = useState(false)

  useEffect(() => () => running.current?.abort(), [])

  async function start() {
    const run = new AbortController()
    running.current = run
    setExporting(true)
    const isWhole = await loadAllActivity(namespace, run.signal)
    if (run.signal.aborted) return
    setExporting(false)
    if (!isWhole) return
    const { list, details, suspects } = transactions as TransactionsState
    const name = `activity-${network.caipNetworkId.replace(':', '-')}-${address}.csv`
    saveFile(name, 'text/csv', toCsv(list, { network, details, suspects }))
    showToast(t('activity.export.done'), 'success')
  }

  function cancel() {
    running.current?.abort()
    setExporting(false)
  }

  return { isExporting, start, cancel }
}

/** Filters the list by kind and token, and exports the history. */
export function ActivityTools(props: ActivityToolsProps) {
  const { t, locale } = useText()
  const { list, suspects, filter } = useStateOf(transactions) as TransactionsState
  const { isExporting, start, cancel } = useExport(props)
  const symbols = symbolsIn(list.filter(({ id }) => !(id in suspects)))
  const { kind, symbol } = filter
  // A filter may be kept from before the page was read again.
  const offered = symbol === null || symbols.includes(symbol) ? symbols : [...symbols, symbol]
  return (
    <div className="activity-tools">
      <select
        part="input"
        aria-label={t('activity.kind')}
        value={kind ?? ''}
        onChange={({ target }) =>
          filterTransactions({ kind: (target.value || null) as ActivityKind | null })
        }
      >
        <option value="">{t('activity.kind.all')}</option>
        {Object.entries(kinds).map(([one, text]) => (
          <option key={one} value={one}>
            {t(text)}
          </option>
        ))}
      </select>
      <select
        part="input"
        aria-label={t('activity.token')}
        value={symbol ?? ''}
        onChange={({ target }) => filterTransactions({ symbol: target.value || null })}
      >
        <option value="">{t('activity.token.all')}</option>
        {offered.map((one) => (
          <option key={one} value={one}>
            {one}
          </option>
        ))}
      </select>
      <button type="button" part="button" onClick={isExporting ? cancel : () => void start()}>
        {t(isExporting ? 'activity.export.cancel' : 'activity.export')}
      </button>
      {isFiltered(filter) && (
        <button
          type="button"
          part="button"
          onClick={() => filterTransactions({ kind: null, symbol: null })}
        >
          {t('activity.clear')}
        </button>
      )}
      <p className="quiet" role="status">
        {isExporting &&
          t('activity.export.loading', {
            count: new Intl.NumberFormat(locale).format(list.length),
          })}
      </p>
    </div>
  )
}
