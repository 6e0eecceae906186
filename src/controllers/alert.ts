import { proxy } from 'valtio/vanilla'

/** A message for the host's developers, shown in the modal only with the attribute `debug`. */
export const alert = proxy<{ message: string | null }>({ message: null })
