import { loadMessages } from '../../i18n/messages.ts'

type Methods = typeof import('./ConnectMethods.tsx').ConnectMethods

let loaded: Methods | undefined

export function loadedMethods(): Methods | undefined {
  return loaded
}

/** Logins and terms load in parallel with the shell if the host enables them. */
export async function loadMethods(language: string): Promise<void> {
  const [module] = await Promise.all([
    import('./ConnectMethods.tsx'),
    loadMessages(language, 'logins'),
  ])
  loaded = module.ConnectMethods
}
