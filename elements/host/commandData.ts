import { liveConnection } from '../../src/controllers/connections.ts'
import { networks } from '../../src/controllers/networks.ts'
import { WalletModalError } from '../../src/errors/WalletModalError.ts'
import type { Namespace } from '../../src/types/caip.ts'
import type { ViewData, ViewName } from '../../src/types/view.ts'
import { isNamespace } from '../../src/utils/caip.ts'
import { viewRegistry } from '../../src/views/registry.ts'
import type { Command } from './bridge.ts'

/** Reads what came with a command. From a button it is text, from a script it may be an object. */

export function readNamespace(value: unknown): Namespace | undefined {
  if (value === undefined) return undefined
  const isConfigured = networks.requested.some((network) => network.chainNamespace === value)
  if (isNamespace(value) && (isConfigured || liveConnection(value))) return value
  const longMessage = `No network of this namespace is configured: ${value}`
  throw new WalletModalError('NETWORK_NOT_FOUND', { longMessage })
}

/**
 * The view a command names, with what it needs. Most views need nothing: then it is answered at once.
 *
 * @throws WalletModalError UNKNOWN_VIEW, INVALID_VIEW_DATA, NETWORK_NOT_FOUND
 */
export function readView(
  command: Command,
): { view: ViewName; data: ViewData | Promise<ViewData> } | undefined {
  const { view: name, wallet, network } = command
  if (name === undefined) return undefined
  const isKnown = typeof name === 'string' && Object.hasOwn(viewRegistry, name)
  const definition = isKnown ? viewRegistry[name as ViewName] : undefined
  if (!definition) {
    throw new WalletModalError('UNKNOWN_VIEW', { longMessage: `No such view: ${String(name)}` })
  }
  const hasData = definition.requires || wallet !== undefined || network !== undefined
  const data = hasData
    ? import('./viewData.ts').then(({ readViewData }) => readViewData(definition, command))
    : {}
  return { view: name as ViewName, data }
}
