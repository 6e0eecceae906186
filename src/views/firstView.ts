import { options } from '../controllers/options.ts'
import { loadMethods } from './Connect/loadMethods.ts'
import type { ViewDefinition } from './viewDefinition.ts'

/** The view that the modal opens on. It is registered apart, so that the first opening does not load the registry. */
export const firstView: ViewDefinition = {
  load: () => import('./Connect/ConnectView.tsx'),
  preload: async (language) => {
    if (options.hasConnectMethods) await loadMethods(language)
  },
  // With logins: a field, two rows of socials and a line below.
  standIn: () => (options.hasConnectMethods ? { rows: 4, fields: 4 } : { rows: 3, fields: 0 }),
}
