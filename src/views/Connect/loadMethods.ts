import { loadMessages } from '../../i18n/messages.ts'

type Methods = typeof import('./ConnectMethods.tsx').ConnectMethods

/**
 * The chunk's component, cached for the page's lifetime, so that a modal that opens again shows logins in its first
 * frame.
 */
let loaded: Methods | undefined

export function loadedMethods(): Methods | undefined {
  return loaded
}

/**
 * Loads the component and the texts of logins and terms. If the host has enabled logins or terms, the modal calls this
 * function while the shell loads.
 */
export async function loadMethods(language: string): Promise<void> {
  const [module] = await Promise.all([
    import('./ConnectMethods.tsx'),
    loadMessages(language, 'logins'),
  ])
  loaded = module.ConnectMethods
}
