import { options } from '../controllers/options.ts'
import { loadMethods } from './Connect/loadMethods.ts'
import type { ViewDefinition } from './viewDefinition.ts'

/** What is asked of the view that the modal opens on, and of no other. */
interface FirstView extends ViewDefinition {
  /** Fetches what it shows beside its own code. Until that has come, or if it does not come, it shows less. */
  preload: (language: string) => Promise<unknown>
  /** How many rows of a list, and how many of them fields, stand in for it while its code is on the way. */
  standIn: () => { rows: number; fields: number }
}

/** The view that the modal opens on. It is registered apart, so that the first opening does not load the registry. */
export const firstView: FirstView = {
  load: () => import('./Connect/ConnectView.tsx'),
  preload: async (language) => {
    if (options.hasConnectMethods) await loadMethods(language)
  },
  // With logins: a field, two rows of socials and a line below.
  standIn: () => (options.hasConnectMethods ? { rows: 4, fields: 4 } : { rows: 3, fields: 0 }),
}
