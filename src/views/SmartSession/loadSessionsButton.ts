import { loadMessages } from '../../i18n/messages.ts'
import { SessionsButton } from './SessionsButton.tsx'

export async function loadSessionsButton(language: string): Promise<typeof SessionsButton> {
  await loadMessages(language, 'smartSessions')
  return SessionsButton
}
