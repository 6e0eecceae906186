import type { ComponentType } from 'react'
import { WalletModalError } from '../errors/WalletModalError.ts'
import { loadMessages } from '../i18n/messages.ts'
import type { ViewName } from '../types/view.ts'
import { firstView } from './Connect/view.ts'
import type { ViewDefinition, ViewProps } from './viewDefinition.ts'

/** Components by view name, cached for the page's lifetime, so that a loaded view renders at once. */
const loaded = new Map<ViewName, ComponentType<ViewProps>>()

export function loadedView(view: ViewName): ComponentType<ViewProps> | undefined {
  return loaded.get(view)
}

/** Loads the registry, unless the view is the first one. */
export const loadDefinition = async (view: ViewName): Promise<ViewDefinition> =>
  view === 'Connect' ? firstView.Connect : (await import('./registry.ts')).viewRegistry[view]

async function fetchView(view: ViewName, language: string) {
  const { load, texts = [] } = await loadDefinition(view)
  const [module] = await Promise.all([load(), ...texts.map((part) => loadMessages(language, part))])
  return module
}

export function prefetchRegistry(): void {
  import('./registry.ts').catch(() => {})
}

/**
 * Loads code and texts of a view. After a failure the next call loads again.
 * @throws WalletModalError LOAD_FAILED if a chunk does not load
 */
export async function loadView(
  view: ViewName,
  language: string,
): Promise<ComponentType<ViewProps>> {
  // The texts of Connect are in the shell's chunk, except those of logins, which are loaded with the logins.
  const texts =
    view !== 'Connect'
      ? loadMessages(language, 'views')
      : firstView.Connect.preload(language).catch(() => {})
  try {
    const [module] = await Promise.all([fetchView(view, language), texts])
    loaded.set(view, module.default)
    return module.default
  } catch (cause) {
    // If the code fails, the texts are still awaited, since they contain the title above the error.
    await Promise.allSettled([texts])
    throw new WalletModalError('LOAD_FAILED', { cause })
  }
}
