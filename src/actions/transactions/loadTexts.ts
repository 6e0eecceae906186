import { frontModal } from '../../controllers/modal.ts'
import { loadMessages } from '../../i18n/messages.ts'

/** Loads the texts of errors, toasts and marks of transactions; resolves with the modal's language. Never rejects. */
export async function loadTexts(): Promise<string> {
  const language = frontModal()?.state.language ?? 'en'
  await loadMessages(language, 'connected').catch(() => {})
  return language
}
