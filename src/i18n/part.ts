/**
 * Groups of texts that load together. English `common` is eager. `views` includes `logins`. The other parts are named
 * by the views that need them.
 */
export type Part =
  | 'common'
  | 'logins'
  | 'views'
  | 'account'
  | 'swap'
  | 'onramp'
  | 'signIn'
  | 'review'
  | 'reviewEip155'
  | 'reviewSolana'
  | 'reviewBitcoin'
  | 'reviewPolkadot'
  | 'reviewDescriptor'
  | 'smartSessions'
  | 'permissions'
