import type { InstalledWallet } from '../InstalledWallet.ts'
import { announced } from '../kinds.ts'
import type { PageHostName } from './origins.ts'

/** Returns the EVM wallet of a host, as the search for installed wallets reports it. */
export const toPageHost = (
  id: PageHostName,
  name: string,
  rest: Pick<InstalledWallet, 'provide' | 'networks' | 'hashKind'>,
): InstalledWallet => ({
  connector: { id, type: announced.type, name, namespace: 'eip155', showsPage: true },
  announcesItself: false,
  ...rest,
})
