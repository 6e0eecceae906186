import { accountOf } from '../../controllers/accounts.ts'
import { networks } from '../../controllers/networks.ts'
import { WalletModalError } from '../../errors/WalletModalError.ts'
import { sendAnalyticsEvent } from '../../services/analytics.ts'
import { getAnalyticsConfig } from '../../services/walletServices.ts'
import { serviceContext } from '../services/serviceContext.ts'
import { reportError } from './reportError.ts'

/** Asked for once; a failure means no. */
let enabled: Promise<boolean> | undefined
let refused = false

/** Sends one event, if the service's own configuration allows it. Only a refused origin is raised, once. */
export async function sendAnalytics(
  event: string,
  properties: Readonly<Record<string, unknown>>,
  timestampMs: number,
): Promise<void> {
  const context = serviceContext()
  if (!context) return
  const address = accountOf(networks.activeNamespace).address ?? undefined
  try {
    enabled ??= getAnalyticsConfig(context).catch(() => false)
    if (!(await enabled)) return
    await sendAnalyticsEvent(context, { event, properties, address, timestampMs })
    refused = false
  } catch (cause) {
    const isForbidden = cause instanceof WalletModalError && cause.params.status === 403
    if (!isForbidden || refused) return
    refused = true
    const longMessage = `Origin ${location.origin} is not on the allowlist of this project id.`
    reportError(new WalletModalError('INVALID_APP_CONFIGURATION', { longMessage, cause }), 'alert')
  }
}
