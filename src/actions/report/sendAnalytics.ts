import { accountOf } from '../../controllers/accounts.ts'
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
const maxUnderWay = 50
let underWay = 0

/** The project's setting, requested once; a failure means off. */
let asked: { project: string; answer: Promise<boolean> } | undefined
let refused = false

/** A blocker or an outage drops the event. A refused origin is reported, once until one is accepted. Never throws. */
export async function sendAnalytics(detail: AnalyticsDetail, timestampMs: number): Promise<void> {
  const context = serviceContext()
  // MODAL_CREATED is for the page only.
  if (!context || detail.event === 'MODAL_CREATED' || underWay >= maxUnderWay) return
  underWay += 1
  const { event, properties } = detail
  const address = accountOf(networks.activeNamespace).address ?? undefined
  try {
    const project = `${context.projectId} ${context.walletServicesUrl}`
    if (asked?.project !== project) asked = { project, answer: getAnalyticsConfig(context) }
    // The page may have turned the feature off meanwhile.
    if (!(await asked.answer) || !options.features.analytics) return
    const counted = { event, properties: withoutSecrets(properties), address, timestampMs }
    await sendAnalyticsEvent(context, counted)
    refused = false
  } catch (cause) {
    const isForbidden = cause instanceof WalletModalError && cause.params.status === 403
    if (!isForbidden || refused) return
    refused = true
    const longMessage = `Origin ${location.origin} not found on Allowlist: add it in the settings of this project id.`
    reportError(new WalletModalError('INVALID_APP_CONFIGURATION', { longMessage, cause }), 'alert')
  } finally {
    underWay -= 1
  }
}
