import type { OwnKind } from '../ConnectorKind.ts'

/** The embedded wallet behind email and social logins. The list of wallets has no row for it. */
export const auth = {
  type: 'AUTH',
  connector: { id: 'ID_AUTH', name: 'Auth' },
  driver: () => import('./authDriver.ts').then((module) => module.authDriver),
  command: { wallet: 'auth', views: ['EmailLogin', 'ConnectSocials'] },
  isEmbedded: true,
  asksInModal: true,
  sharesSession: true,
  method: 'email',
  /** Removes the stored login, because the frame may be unreachable. */
  forget() {
    import('../../storage/embeddedWallet.ts').then(
      ({ clearLogin }) => clearLogin(),
      () => {},
    )
  },
} satisfies OwnKind
