import type { Options } from '../../controllers/options.ts'
import { loadMessages } from '../../i18n/messages.ts'

type Settings = Pick<Options, 'projectId' | 'termsUrl' | 'privacyUrl'> & {
  readonly features: { readonly email: boolean; readonly socials: unknown }
}

/** Roughly: what there is in the end is for the component to say. */
export function needsMethods({
  projectId,
  features: { email, socials },
  termsUrl,
  privacyUrl,
}: Settings): boolean {
  return Boolean((projectId && (email || socials)) || termsUrl || privacyUrl)
}

/** Logins and terms are a chunk of their own, which comes beside the shell where the host has them. */
export const fetchMethods = (language: string) =>
  Promise.all([import('./ConnectMethods.tsx'), loadMessages(language, 'views')])
