import { proxy } from 'valtio/vanilla'

/** A message to the host's developer, shown in the modal only with `debug`. */
export const alert = proxy<{ message: string | null }>({ message: null })
