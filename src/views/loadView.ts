import type { ComponentType } from 'react'
import { WalletModalError } from '../errors/WalletModalError.ts'
import { loadMessages } from '../i18n/messages.ts'
import type { ViewName } from '../types/view.ts'
import ConnectView from './Connect/ConnectView.tsx'
import type { ViewDefinition, ViewProps } from './viewDefinition.ts'

/**
 * Components by view name, cached for the page's lifetime, so that a loaded view renders at once. Connect is a part of
 * the shell, so that the first view renders in the same frame as the dialog.
 */
const loaded = new Map<ViewName, ComponentType<ViewProps>>([['Connect', ConnectView]])

export function loadedView(view: ViewName): ComponentType<ViewProps> | undefined {
  return loaded.get(view)
}

const loadRegistry = () => import('./registry.ts').then((module) => module.viewRegistry)

export const loadDefinition = async (view: ViewName): Promise<ViewDefinition> =>
  (await loadRegistry())[view]

async function fetchView(view: ViewName, language: string) {
  const { load, texts } = await loadDefinition(view)
  const [module] = await Promise.all([load(), texts && loadMessages(language, texts)])
  return module
}

export function prefetchRegistry(): void {
  loadRegistry().catch(() => {})
}

/**
 * Loads code and texts of a view. After a failure the next call loads again.
 * @throws WalletModalError LOAD_FAILED if a chunk does not load
 */
export async function loadView(
  view: ViewName,
  language: string,
): Promise<ComponentType<ViewProps>> {
  const texts = loadMessages(language, 'connecting')
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
