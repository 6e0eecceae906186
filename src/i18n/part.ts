/**
 * Groups of texts that load together. English `common` is eager; `views` includes `logins`; a view names its further
 * parts.
 */
export type Part =
  | 'common'
  | 'logins'
  | 'views'
  | 'account'
  | 'swap'
  | 'onramp'
  | 'signIn'
  | 'calls'
  | 'smartSessions'
