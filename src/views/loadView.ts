import type { ComponentType } from 'react'
import { WalletModalError } from '../errors/WalletModalError.ts'
import { loadMessages } from '../i18n/messages.ts'
import type { ViewName } from '../types/view.ts'
import { firstView } from './Connect/view.ts'
import type { ViewProps } from './viewDefinition.ts'

/** Cache of views, for the page's lifetime: a loaded one shows without a pause. */
const loaded = new Map<ViewName, ComponentType<ViewProps>>()

export function loadedView(view: ViewName): ComponentType<ViewProps> | undefined {
  return loaded.get(view)
}

async function fetchView(view: ViewName, language: string) {
  if (view === 'Connect') return firstView.Connect.load()
  const { viewRegistry } = await import('./registry.ts')
  const { load, texts = [] } = viewRegistry[view]
  const [module] = await Promise.all([load(), ...texts.map((part) => loadMessages(language, part))])
  return module
}

export function prefetchRegistry(): void {
  import('./registry.ts').catch(() => {})
}

/**
 * Loads code and texts of a view. A failed load is repeated by the next call.
 * @throws WalletModalError LOAD_FAILED
 */
export async function loadView(
  view: ViewName,
  language: string,
): Promise<ComponentType<ViewProps>> {
  // The first view's texts are in the shell's chunk, except those of logins.
  const texts =
    view !== 'Connect'
      ? loadMessages(language, 'views')
      : firstView.Connect.preload(language).catch(() => {})
  try {
    const [module] = await Promise.all([fetchView(view, language), texts])
    loaded.set(view, module.default)
    return module.default
  } catch (cause) {
    // The error shows under the view's title, whose texts may load even if its code did not.
    await Promise.allSettled([texts])
    throw new WalletModalError('LOAD_FAILED', { cause })
  }
}
