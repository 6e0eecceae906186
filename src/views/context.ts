import { createContext, useContext } from 'react'
import type { Modal } from '../controllers/modal.ts'
import { type Translate, translate } from '../i18n/messages.ts'
import { useStateOf } from '../utils/useStateOf.ts'

export const ModalContext = createContext<Modal | null>(null)

export function useModal(): Modal {
  const modal = useContext(ModalContext)
  if (!modal) throw new Error('a view was rendered outside of its modal')
  return modal
}

/** `t` translates a text key. `language` is the BCP 47 tag of the texts, `locale` that of numbers and dates. */
export function useText(): { t: Translate; language: string; locale: string } {
  const state = useStateOf(useModal().state)
  const { language, locale } = state
  // Reading this member renders the view again when the page changes its texts.
  void state.texts
  return { t: (key, ...[params]) => translate(language, key, params, locale), language, locale }
}
