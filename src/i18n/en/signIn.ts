export const signIn = {
  'title.ConnectingSiwe': 'Sign In',
  'title.SIWXSignMessage': 'Sign In',
  'signIn.checking': 'Checking if you are signed in…',
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
  'signIn.later': 'You can continue without signing in.',
  'signIn.stay': 'Sign in or cancel first.',
  'signIn.sign': 'Sign',
  'signIn.signing': 'Signing…',
  'signIn.cancel': 'Cancel',
  'signIn.cancelling': 'Cancelling…',
  'signIn.authenticating': 'Authenticating...',
  'signIn.declined': 'Signature declined',
  'signIn.smartAccount': 'This application might not support Smart Accounts',
  'signIn.cannotSign':
    'This account signs no messages. Choose another account in your wallet, or cancel and connect another wallet.',
  'signIn.formFirst': 'Sign in first, then send the form.',
  'failure.SIWX_NO_ACCOUNT': 'No account is connected to sign in with. Connect your wallet again.',
  'failure.SIWX_INIT_FAILED':
    'Signing in could not start. Check your connection, then connect again.',
  'failure.SIWX_FAILED': 'You could not be signed in. Try again.',
  'failure.SIWX_UNVERIFIED': 'Your signature can’t be checked right now. Try again in a moment.',
  'failure.SIWX_INVALID_SIGNATURE':
    'The signature doesn’t match this account. Sign again with the account shown here.',
  'failure.SIWX_SIGN_OUT_FAILED': 'The site could not sign you out. Try again.',
} as const
