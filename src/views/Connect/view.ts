import { options } from '../../controllers/options.ts'
import type { ViewDefinition } from '../viewDefinition.ts'
import { loadMethods } from './loadMethods.ts'

interface FirstView extends ViewDefinition {
  /** Fetches chunks beside its own. Until they load, or if they fail, the view shows less. */
  preload: (language: string) => Promise<unknown>
  /** Rows of its skeleton, and how many of them are fields. */
  standIn: () => { rows: number; fields: number }
}

/** Imported alone, so that the first opening does not load the registry. */
export const first = {
  /** The ways to connect: wallets, and logins where there are any. */
  Connect: {
    load: () => import('./ConnectView.tsx'),
    preload: async (language) => {
      if (options.hasConnectMethods) await loadMethods(language)
    },
    // With logins: a field, two rows of socials and a line below.
    standIn: () => (options.hasConnectMethods ? { rows: 4, fields: 4 } : { rows: 3, fields: 0 }),
  },
} satisfies { Connect: FirstView }
