import { loadMessages } from '../../i18n/messages.ts'

type Methods = typeof import('./ConnectMethods.tsx').ConnectMethods

/** Cache of the chunk's component, for the page's lifetime: logins are in the first frame of a modal that opens again. */
let loaded: Methods | undefined

export function loadedMethods(): Methods | undefined {
  return loaded
}

/** Loads the component and texts of logins and terms. Called while the shell loads if the host enables them. */
export async function loadMethods(language: string): Promise<void> {
  const [module] = await Promise.all([
    import('./ConnectMethods.tsx'),
    loadMessages(language, 'logins'),
  ])
  loaded = module.ConnectMethods
}
