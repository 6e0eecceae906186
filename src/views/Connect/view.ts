import { options } from '../../controllers/options.ts'
import type { StandIn, ViewDefinition } from '../viewDefinition.ts'
import { loadMethods } from './loadMethods.ts'

interface FirstView extends ViewDefinition {
  /**
   * Fetches the optional chunks of the view. The view omits the content of a chunk until it has loaded, and if it fails
   * to load.
   */
  preload: (language: string) => Promise<unknown>
  standIn: () => StandIn
}

/**
 * Definition of the first view. It is in its own module, so that the first opening does not load the registry of views.
 */
export const firstView = {
  /** Lists the wallets, and email and social logins if the page has them. */
  Connect: {
    load: () => import('./ConnectView.tsx'),
    preload: async (language) => {
      if (options.hasConnectMethods) await loadMethods(language)
    },
    // The four fields stand for the email field, two rows of social providers and a line of text.
    standIn: () => (options.hasConnectMethods ? { rows: 4, fields: 4 } : { rows: 3, fields: 0 }),
  },
} satisfies { Connect: FirstView }
