import { proxy } from 'valtio/vanilla'

/** A message to the page's developer. Shown in the modal only with the host's `debug`. */
export const alert = proxy<{ message: string | null }>({ message: null })
