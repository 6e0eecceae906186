import { accountOf } from '../../controllers/accounts.ts'
import { networks } from '../../controllers/networks.ts'
import { options } from '../../controllers/options.ts'
import { mustSignInFirst } from '../../controllers/signInGate.ts'
import { WalletModalError } from '../../errors/WalletModalError.ts'
import { sendAnalyticsEvent } from '../../services/analytics.ts'
import { getAnalyticsConfig } from '../../services/walletServices.ts'
import type { AnalyticsDetail } from '../../types/analytics.ts'
import { serviceContext } from '../services/serviceContext.ts'
import { reportError } from './reportError.ts'

const maxLength = 1000

/**
 * Maximum length of a text before matching. Longer texts are cut, because some patterns are slow on very long texts.
 */
const maxRead = 10_000

const secrets: readonly [RegExp, string][] = [
  [/\bwc:[^\s"']+/g, 'wc:…'],
  // The lengths are limited, because otherwise a long text without `:` or `@` would take quadratic time.
  [/([a-z][a-z\d+.-]{0,30}:\/\/[^\s?#"']*)[?#][^\s"']*/gi, '$1'],
  [/[^\s@<>"'(),;:]{1,254}@[^\s@<>"'(),;:]+/g, '…@…'],
  // A text longer than any address may be a signature, a key or a transaction.
  [/[\w+/=-]{67,}/g, '…'],
]

function clean(text: string): string {
  return secrets
    .reduce((rest, [pattern, instead]) => rest.replace(pattern, instead), text.slice(0, maxRead))
    .slice(0, maxLength)
}

/** Removes emails, pairing URIs, queries and signatures from texts, which come from wallets, services or users. */
export function withoutSecrets(value: unknown): unknown {
  if (typeof value === 'string') return clean(value)
  if (Array.isArray(value)) return value.map(withoutSecrets)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, withoutSecrets(one)]))
}

/** Maximum number of pending requests. Further events are dropped. */
const maxPending = 50

/** Number of pending requests. */
let pending = 0

/** True after the service has refused the page's origin, until it accepts an event. */
let isRefused = false

/** Analytics setting of the last project, cached for the page's lifetime. A failed request is cached as off. */
let setting: { project: string; isOn: Promise<boolean> } | undefined

/**
 * Sends an event to the analytics service. A failed request is dropped. If the service refuses the page's origin, the
 * refusal is reported, and not again until the service has accepted an event. Never throws.
 */
export async function sendAnalytics(detail: AnalyticsDetail, timestampMs: number): Promise<void> {
  const context = serviceContext()
  // Only the host gets MODAL_CREATED.
  if (!context || detail.event === 'MODAL_CREATED' || pending >= maxPending) return
  pending += 1
  const { event, properties } = detail
  const { activeNamespace } = networks
  const shown = mustSignInFirst(activeNamespace) ? null : accountOf(activeNamespace).address
  const address = shown ?? undefined
  try {
    const project = `${context.projectId} ${context.walletServicesUrl}`
    if (setting?.project !== project) {
      setting = { project, isOn: getAnalyticsConfig(context) }
    }
    // The host may have turned analytics off meanwhile.
    if (!(await setting.isOn) || !options.features.analytics) return
    const counted = { event, properties: withoutSecrets(properties), address, timestampMs }
    await sendAnalyticsEvent(context, counted)
    isRefused = false
  } catch (cause) {
    const isForbidden = cause instanceof WalletModalError && cause.params.status === 403
    if (!isForbidden || isRefused) return
    isRefused = true
    const longMessage = `Origin ${location.origin} not found on Allowlist: add it in the settings of this project id.`
    reportError(new WalletModalError('INVALID_APP_CONFIGURATION', { longMessage, cause }), 'alert')
  } finally {
    pending -= 1
  }
}
