/** The texts of the views of signing in, and of smart sessions. See `common.ts`. */
export const signIn = {
  'title.ConnectingSiwe': 'Sign In',
  'title.SIWXSignMessage': 'Sign In',
  'title.SmartSessionList': 'Smart Sessions',
  'title.SmartSessionCreated': 'Session Created',
} as const
