import { WalletModalError } from '../../src/errors/WalletModalError.ts'
import type { ViewData, ViewName } from '../../src/types/view.ts'
import { viewRegistry } from '../../src/views/registry.ts'
import type { ViewDefinition } from '../../src/views/viewDefinition.ts'
import type { Command } from './bridge.ts'
import { readNamespace } from './readNamespace.ts'
import { isView, viewDataParsers } from './viewData.ts'

/** @throws WalletModalError INVALID_VIEW_DATA, NETWORK_NOT_FOUND */
function readViewData({ requires = [] }: ViewDefinition, command: Command): ViewData {
  const given = Object.entries(viewDataParsers).flatMap(([key, parse]) => {
    const value = command[key] === undefined ? undefined : parse(command[key])
    return value === undefined ? [] : [[key, value]]
  })
  const data: ViewData = Object.fromEntries(given)
  // Its title would name the provider.
  if (!requires.includes('provider')) delete data.provider
  // An unknown token must not be replaced by another, which would be sent by mistake.
  const isUnknown = command.token !== undefined && !data.token
  const missing = isUnknown ? 'token' : requires.find((key) => data[key] === undefined)
  if (!missing) return data
  const longMessage = `${String(command.view)} cannot open without ${missing}.`
  throw new WalletModalError('INVALID_VIEW_DATA', { params: { missing }, longMessage })
}

interface ReadView {
  view: ViewName
  data: ViewData
  needsAccount: boolean
}

/**
 * @throws WalletModalError UNKNOWN_VIEW, INVALID_VIEW_DATA, NETWORK_NOT_FOUND; NOT_ENABLED or PROJECT_ID_NOT_CONFIGURED
 * for views that the page's attributes exclude
 */
export function readView(command: Command): ReadView {
  const { view } = command
  if (!isView(view)) {
    throw new WalletModalError('UNKNOWN_VIEW', { longMessage: `No such view: ${String(view)}` })
  }
  const definition = viewRegistry[view]
  const { needsAccount = false, unavailableReason } = definition
  const data = readViewData(definition, command)
  const namespace = readNamespace(command.namespace)
  const reason = unavailableReason?.({ ...data, namespace })
  if (reason) throw reason
  return { view, data, needsAccount }
}
