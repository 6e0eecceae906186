import { WalletModalError } from '../../src/errors/WalletModalError.ts'
import type { Namespace } from '../../src/types/caip.ts'
import type { ViewData, ViewName } from '../../src/types/view.ts'
import { viewRegistry } from '../../src/views/registry.ts'
import type { ViewDefinition } from '../../src/views/viewDefinition.ts'
import type { Command } from './bridge.ts'
import { readNamespace } from './readNamespace.ts'
import { isView, viewDataParsers } from './viewData.ts'

const paymentData = ['recipient', 'amount'] as const

/**
 * @throws WalletModalError INVALID_VIEW_DATA if required data are missing or the data of a payment are invalid;
 * NETWORK_NOT_FOUND if the page has not configured the network
 */
function readViewData({ requires = [] }: ViewDefinition, command: Command): ViewData {
  const given = Object.entries(viewDataParsers).flatMap(([key, parse]) => {
    const value = command[key] === undefined ? undefined : parse(command[key])
    return value === undefined ? [] : [[key, value]]
  })
  const data: ViewData = Object.fromEntries(given)
  // The title of a view that requires a provider contains the provider's name; other views ignore it.
  if (!requires.includes('provider')) delete data.provider
  // Invalid data of a payment are refused. If the view ignored them, the user could send a payment that the page did
  // not mean.
  const refused = paymentData.find((key) => command[key] !== undefined && data[key] === undefined)
  const missing = refused ?? requires.find((key) => data[key] === undefined)
  if (!missing) return data
  const longMessage = `${String(command.view)} cannot open without ${missing}.`
  throw new WalletModalError('INVALID_VIEW_DATA', { params: { missing }, longMessage })
}

export interface ReadView {
  view: ViewName
  data: ViewData
  needsAccount: boolean
  namespace: Namespace | undefined
}

/**
 * @throws WalletModalError UNKNOWN_VIEW if there is no such view; INVALID_VIEW_DATA or NETWORK_NOT_FOUND if its data
 * are invalid; NOT_ENABLED or PROJECT_ID_NOT_CONFIGURED if the page's attributes exclude the view
 */
export function readView(command: Command): ReadView {
  const namespace = readNamespace(command.namespace)
  const { view } = command
  if (!isView(view)) {
    throw new WalletModalError('UNKNOWN_VIEW', { longMessage: `No such view: ${String(view)}` })
  }
  const definition = viewRegistry[view]
  const { needsAccount = false, unavailableReason } = definition
  const data = readViewData(definition, command)
  const reason = unavailableReason?.({ ...data, namespace })
  if (reason) throw reason
  return { view, data, needsAccount, namespace }
}

export interface CheckedView extends ReadView {
  /** The data with those that are being read; undefined if `data` are whole. Rejects if they are invalid. */
  whole?: Promise<ViewData>
}

/**
 * Loads the check of the view's data. The returned function runs that check and `readView`, and throws the errors of
 * both.
 */
export async function prepareView(command: Command): Promise<() => CheckedView> {
  const { view } = command
  const definition: ViewDefinition | undefined = isView(view) ? viewRegistry[view] : undefined
  const check = await definition?.prepareCheck?.(command)
  return () => {
    const read = readView(command)
    const checked = check?.(read.data)
    if (!checked) return read
    return checked instanceof Promise ? { ...read, whole: checked } : { ...read, data: checked }
  }
}
