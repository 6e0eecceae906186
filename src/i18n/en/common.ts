/**
 * Texts that load with the first open: the frame, the Connect view, and the errors that the host can cause before
 * another view or wallet is used. `{name}` is a placeholder. `logins.ts` has the texts of logins, `views.ts` those of
 * other views.
 */
export const common = {
  back: 'Back',
  close: 'Close',
  retry: 'Try again',
  reload: 'Reload',
  loading: 'Loading',
  'title.Connect': 'Connect Wallet',
  'title.help': 'What is a wallet?',
  'connect.wallets': 'Wallets',
  'connect.on': 'Connect on {family}',
  'connect.allWallets': 'All Wallets',
  'connect.haveNoWallet': 'Don’t have a wallet?',
  'connect.getStarted': 'Get started',
  'connect.empty': 'No wallet found in this browser.',
  'connect.listFailed': 'The wallet list could not be loaded. Wallets in this browser still work.',
  'tag.installed': 'Installed',
  'tag.recent': 'Recent',
  'tag.qrCode': 'QR code',
  'tag.multichain': 'Multichain',
  'view.loadFailed': 'This part could not be loaded. Check your connection, or reload the page.',
  'error.INVALID_ATTRIBUTE': 'Invalid attribute',
  'error.PROJECT_ID_NOT_CONFIGURED': 'Project ID Not Configured',
  'error.INVALID_APP_CONFIGURATION': 'Invalid App Configuration',
  'error.INVALID_PROJECT_ID': 'Invalid Project ID',
  'error.SESSION_EXPIRED': 'Session Expired',
  'error.LOAD_FAILED': 'This part could not be loaded',
  'error.NETWORK_NOT_FOUND': 'Network Not Found',
  'error.HTTP_ERROR': 'HTTP status code: {status}',
  'error.SERVICE_UNREACHABLE': 'Can’t reach the server',
  'error.SERVICE_INVALID_RESPONSE': 'Unexpected answer from the server',
  'error.BALANCE_UNAVAILABLE': 'Token Balance Unavailable',
  'error.UNKNOWN': 'Something went wrong',
} as const
