import { accountOf } from '../../controllers/accounts.ts'
import { analytics } from '../../controllers/analytics.ts'
import { networks } from '../../controllers/networks.ts'
import { options } from '../../controllers/options.ts'
import { WalletModalError } from '../../errors/WalletModalError.ts'
import { sendAnalyticsEvent } from '../../services/analytics.ts'
import { getAnalyticsConfig } from '../../services/walletServices.ts'
import type { AnalyticsDetail } from '../../types/analytics.ts'
import { serviceContext } from '../services/serviceContext.ts'
import { reportError } from './reportError.ts'
import { withoutSecrets } from './withoutSecrets.ts'

/** Maximum of pending events; further ones are dropped. */
const maxPending = 50

/** Cache of the last project's setting, for the page's lifetime: a failure counts as off and is kept as well. */
let setting: { project: string; isOn: Promise<boolean> } | undefined

/** A blocker or an outage drops the event. A refused origin is reported, once until one is accepted. Never throws. */
export async function sendAnalytics(detail: AnalyticsDetail, timestampMs: number): Promise<void> {
  const context = serviceContext()
  // MODAL_CREATED is for the page only.
  if (!context || detail.event === 'MODAL_CREATED' || analytics.pending >= maxPending) return
  analytics.pending += 1
  const { event, properties } = detail
  const address = accountOf(networks.activeNamespace).address ?? undefined
  try {
    const project = `${context.projectId} ${context.walletServicesUrl}`
    if (setting?.project !== project) setting = { project, isOn: getAnalyticsConfig(context) }
    // The page may have turned the feature off meanwhile.
    if (!(await setting.isOn) || !options.features.analytics) return
    const counted = { event, properties: withoutSecrets(properties), address, timestampMs }
    await sendAnalyticsEvent(context, counted)
    analytics.isRefused = false
  } catch (cause) {
    const isForbidden = cause instanceof WalletModalError && cause.params.status === 403
    if (!isForbidden || analytics.isRefused) return
    analytics.isRefused = true
    const longMessage = `Origin ${location.origin} not found on Allowlist: add it in the settings of this project id.`
    reportError(new WalletModalError('INVALID_APP_CONFIGURATION', { longMessage, cause }), 'alert')
  } finally {
    analytics.pending -= 1
  }
}
