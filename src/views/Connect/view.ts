import { options } from '../../controllers/options.ts'
import type { ViewDefinition } from '../viewDefinition.ts'
import { loadMethods } from './loadMethods.ts'

interface FirstView extends ViewDefinition {
  /** Fetches further chunks of the view. Until they load, or if they fail, the view omits their content. */
  preload: (language: string) => Promise<unknown>
  /** Number of rows in the view's skeleton, and of fields after them. */
  standIn: () => { rows: number; fields: number }
}

/** Definition of the first view. It has a module of its own, so that the first opening does not load the registry. */
export const firstView = {
  /** The ways to connect: wallets, and logins where there are any. */
  Connect: {
    load: () => import('./ConnectView.tsx'),
    preload: async (language) => {
      if (options.hasConnectMethods) await loadMethods(language)
    },
    // Logins are a field, two rows of social providers and a line of text.
    standIn: () => (options.hasConnectMethods ? { rows: 4, fields: 4 } : { rows: 3, fields: 0 }),
  },
} satisfies { Connect: FirstView }
