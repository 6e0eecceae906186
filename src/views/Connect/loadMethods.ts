import { loadMessages } from '../../i18n/messages.ts'

type Methods = typeof import('./ConnectMethods.tsx').ConnectMethods

/** Component of the chunk, cached for the page's lifetime, so that a reopened modal has logins in its first frame. */
let loaded: Methods | undefined

export function loadedMethods(): Methods | undefined {
  return loaded
}

/**
 * Loads the component and the texts of logins and terms. The modal calls it while its shell loads, if the host has
 * enabled either.
 */
export async function loadMethods(language: string): Promise<void> {
  const [module] = await Promise.all([
    import('./ConnectMethods.tsx'),
    loadMessages(language, 'logins'),
  ])
  loaded = module.ConnectMethods
}
