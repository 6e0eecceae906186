import { loadMessages } from '../../i18n/messages.ts'

type Methods = typeof import('./ConnectMethods.tsx').ConnectMethods

let loaded: Methods | undefined

/** What shows logins and terms, once its file is here. */
export function loadedMethods(): Methods | undefined {
  return loaded
}

/** Logins and terms are a chunk of their own, which comes beside the shell where the host has them. */
export async function loadMethods(language: string): Promise<void> {
  const [module] = await Promise.all([
    import('./ConnectMethods.tsx'),
    loadMessages(language, 'logins'),
  ])
  loaded = module.ConnectMethods
}
