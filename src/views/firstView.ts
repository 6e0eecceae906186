import { connectors } from '../controllers/connectors.ts'
import { options } from '../controllers/options.ts'
import { loadMethods } from './Connect/loadMethods.ts'
import type { ViewDefinition } from './viewDefinition.ts'

/** Then nothing moves when the logins come: they stand below. */
function startsWithWallets(): boolean {
  const { connectMethodsOrder, collapseWallets, emailShowWallets } = options.features
  const isListed = connectors.list.some(({ type }) => type === 'ANNOUNCED' || type === 'INJECTED')
  return isListed && !connectMethodsOrder && !collapseWallets && emailShowWallets
}

/** The view that the modal opens on. It is registered apart, so that the first opening does not load the registry. */
export const firstView: ViewDefinition = {
  load: () => import('./Connect/ConnectView.tsx'),
  preload: async (language) => {
    if (!options.hasConnectMethods) return
    const methods = loadMethods(language)
    if (startsWithWallets()) methods.catch(() => {})
    else await methods
  },
  // With logins: a field, two rows of socials and a line below.
  standIn: () => (options.hasConnectMethods ? { rows: 4, fields: 4 } : { rows: 3, fields: 0 }),
}
