import * as z from 'zod/mini'
import { WalletModalError } from '../../src/errors/WalletModalError.ts'
import { socialProviders } from '../../src/types/social.ts'
import type { ViewData, ViewName } from '../../src/types/view.ts'
import { isEmail } from '../../src/utils/isEmail.ts'
import { oneOf, orElse } from '../../src/utils/schemas.ts'
import { viewRegistry } from '../../src/views/registry.ts'
import type { ViewDefinition } from '../../src/views/viewDefinition.ts'
import type { Command } from './bridge.ts'
import { readNetwork, readToken, readWallet } from './commandData.ts'
import { readNamespace } from './readNamespace.ts'

const email = orElse(z.string().check(z.refine(isEmail)), undefined)
const loginData = z.object({
  email,
  newEmail: email,
  redirectView: orElse(
    z.custom<ViewName>((name) => Object.hasOwn(viewRegistry, String(name))),
    undefined,
  ),
  provider: orElse(oneOf(socialProviders), undefined),
  target: orElse(oneOf(['source', 'to']), undefined),
})

/**
 * Invalid data counts as missing. So does a provider for a view that is not about one, since its title would name it.
 */
function readLoginData(command: Command, requires: readonly string[]): ViewData {
  const given = Object.entries(z.parse(loginData, command)).filter(
    ([key, value]) => value !== undefined && (key !== 'provider' || requires.includes(key)),
  )
  return Object.fromEntries(given)
}

/** A view's parsed data. @throws WalletModalError INVALID_VIEW_DATA, NETWORK_NOT_FOUND */
function readViewData({ requires = [] }: ViewDefinition, command: Command): ViewData {
  const data: ViewData = {
    ...(command.wallet !== undefined && { wallet: readWallet(command.wallet) }),
    ...(command.network !== undefined && { network: readNetwork(command.network) }),
    ...(command.token !== undefined && { token: readToken(command.token) }),
    ...readLoginData(command, requires),
  }
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
 * A command's view with its data.
 *
 * @throws WalletModalError UNKNOWN_VIEW, INVALID_VIEW_DATA, NETWORK_NOT_FOUND; NOT_ENABLED or PROJECT_ID_NOT_CONFIGURED
 * for views that the page's attributes exclude
 */
export function readView(command: Command): ReadView {
  const name = command.view
  const isKnown = typeof name === 'string' && Object.hasOwn(viewRegistry, name)
  const definition = isKnown ? viewRegistry[name as ViewName] : undefined
  if (!definition) {
    throw new WalletModalError('UNKNOWN_VIEW', { longMessage: `No such view: ${String(name)}` })
  }
  const { needsAccount = false, whyOff } = definition
  const data = readViewData(definition, command)
  const reason = whyOff?.({ ...data, namespace: readNamespace(command.namespace) ?? undefined })
  if (reason) throw reason
  return { view: name as ViewName, data, needsAccount }
}
