import type { ComponentType } from 'react'
import { WalletModalError } from '../errors/WalletModalError.ts'
import { loadMessages } from '../i18n/messages.ts'
import type { ViewName } from '../types/view.ts'
import { firstView } from './firstView.ts'
import type { ViewProps } from './viewProps.ts'

const loaded = new Map<ViewName, ComponentType<ViewProps>>()

/** A view whose code has loaded. */
export function loadedView(view: ViewName): ComponentType<ViewProps> | undefined {
  return loaded.get(view)
}

async function fetchView(view: ViewName, language: string) {
  if (view === 'Connect') return firstView.load()
  const { viewRegistry } = await import('./registry.ts')
  const definition = viewRegistry[view]
  if (!definition) throw new WalletModalError('UNKNOWN_VIEW')
  const { load, texts = [] } = definition
  const [module] = await Promise.all([load(), ...texts.map((part) => loadMessages(language, part))])
  return module
}

/** Fetches the registry of the other views ahead of time. */
export function prefetchRegistry(): void {
  import('./registry.ts').catch(() => {})
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
  // The first view's texts come with the shell: opening waits for no other file, but for the logins'.
  const texts =
    view !== 'Connect'
      ? loadMessages(language, 'views')
      : firstView.preload(language).catch(() => {})
  try {
    const [module] = await Promise.all([fetchView(view, language), texts])
    loaded.set(view, module.default)
    return module.default
  } catch (cause) {
    // The error is shown under the view's title, whose texts may load when its code did not.
    await Promise.allSettled([texts])
    throw new WalletModalError('LOAD_FAILED', { cause })
  }
}
