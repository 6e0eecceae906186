/** Texts of the views for signing in. See `common.ts`. */
export const signInTexts = {
  'title.ConnectingSiwe': 'Sign In',
  'title.SIWXSignMessage': 'Sign In',
  'signIn.checking': 'Looking whether you are signed in…',
  'signIn.asks': '{app} asks you to sign in',
  'signIn.prove':
    'Sign a message to prove that this account is yours. It costs nothing and moves nothing.',
  'signIn.site': 'Site',
  'signIn.account': 'Account',
  'signIn.network': 'Network',
  'signIn.statement': 'What you agree to',
  'signIn.otherSite': 'This message is for another site than the one you are on ({here}).',
  'signIn.cancelDisconnects':
    'Without signing in you can’t use {app}: Cancel disconnects your wallet.',
  'signIn.later': 'You can go on without.',
  'signIn.stay': 'Sign in or cancel first.',
  'signIn.sign': 'Sign',
  'signIn.signing': 'Signing…',
  'signIn.cancel': 'Cancel',
  'signIn.cancelling': 'Cancelling…',
  'signIn.authenticating': 'Authenticating...',
  'signIn.declined': 'Signature declined',
  'signIn.smartAccount': 'This application might not support Smart Accounts',
  'signIn.formFirst': 'Sign in first, then send the form.',
  'error.SIWX_NO_ACCOUNT': 'No ActiveCaipAddress found',
  'error.SIWX_INIT_FAILED': 'A problem occurred while trying initialize authentication',
  'error.SIWX_FAILED': 'You could not be signed in',
  'error.SIWX_UNVERIFIED': 'Your signature could not be checked just now',
  'error.SIWX_UNCHECKABLE':
    'This kind of signature can’t be checked here. Use an address with a single key',
  'error.SIWX_INVALID_SIGNATURE': 'The signature is not valid',
  'error.SIWX_SIGN_OUT_FAILED': 'The site could not sign you out',
} as const
