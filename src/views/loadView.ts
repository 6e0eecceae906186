import type { ComponentType } from 'react'
import { options } from '../controllers/options.ts'
import { WalletModalError } from '../errors/WalletModalError.ts'
import { loadMessages } from '../i18n/messages.ts'
import type { ViewName } from '../types/view.ts'
import { loadMethods, needsMethods } from './Connect/methods.ts'
import { viewRegistry } from './registry.ts'
import type { ViewProps } from './viewProps.ts'

const loaded = new Map<ViewName, ComponentType<ViewProps>>()

/** A view whose code is here already. */
export function loadedView(view: ViewName): ComponentType<ViewProps> | undefined {
  return loaded.get(view)
}

/**
 * Fetches a view's code and texts. Calling it ahead of time is how a view is prefetched.
 *
 * @throws WalletModalError LOAD_FAILED; the next call tries again.
 */
export async function loadView(
  view: ViewName,
  language: string,
): Promise<ComponentType<ViewProps>> {
  const definition = viewRegistry[view]
  if (!definition) throw new WalletModalError('UNKNOWN_VIEW')
  try {
    // The first view's texts come with the shell, so that opening waits for nothing else but logins.
    const texts =
      view !== 'Connect'
        ? loadMessages(language, 'views')
        : needsMethods(options) && loadMethods(language).catch(() => {})
    const [module] = await Promise.all([definition.load(), texts])
    loaded.set(view, module.default)
    return module.default
  } catch (cause) {
    throw new WalletModalError('LOAD_FAILED', { cause })
  }
}
