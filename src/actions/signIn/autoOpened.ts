import type { Modal } from '../../controllers/modal.ts'

const modals = new Set<Modal>()

/** Adds a modal that opened only for the sign-in, after which it closes. */
export function addAutoOpened(modal: Modal): void {
  modals.add(modal)
}

export const autoOpened = (): readonly Modal[] => [...modals]

export function clearAutoOpened(): void {
  modals.clear()
}
