/**
 * One sentence for each error of wallets, networks and commands. The event `error`, rejected commands and logs have the
 * English sentence in every language.
 */
export const errors = {
  'error.UNKNOWN_COMMAND': 'Unknown command',
  'error.UNKNOWN_VIEW': 'Unknown view',
  'error.INVALID_VIEW_DATA': 'No {missing} provided',
  'error.SIWX_NOT_ENABLED': 'SIWX is not enabled',
  'error.NOT_ENABLED': '{what} is not enabled',
  'error.USER_REJECTED': 'Request declined in the wallet',
  'error.WALLET_NOT_FOUND': '{wallet} was not found',
  'error.WALLET_TIMEOUT': 'No answer from {wallet}',
  'error.WALLET_UNREACHABLE': 'Your wallet was updated or restarted. Reload the page',
  'error.WALLET_INVALID_RESPONSE': 'The wallet sent an unexpected answer',
  'error.WALLET_NO_ACCOUNT': 'Choose an account for this page in the wallet, then try again.',
  'error.WALLET_ERROR': 'The wallet reported an error',
  'error.REQUEST_PENDING': 'An earlier request is still open in your wallet. Answer that one first',
  'error.CONNECTION_FAILED': 'Couldn’t connect to the wallet',
  'error.DISCONNECT_FAILED': 'Failed to disconnect',
  'error.NOT_CONNECTED': 'No wallet is connected',
  'error.PAIRING_EXPIRED': 'The connection request expired',
  'error.RELAY_UNREACHABLE': 'Can’t reach WalletConnect',
  'error.SWITCH_FAILED': 'The wallet did not switch networks',
  'error.NETWORK_NOT_APPROVED':
    'The wallet did not approve this network. Disconnect, connect again and allow it in the wallet.',
  'error.RPC_ERROR': 'The network refused the request',
  'error.RPC_TIMEOUT': 'The network did not answer in time',
  'error.COPY_FAILED': 'Failed to copy',
  'error.POPUP_BLOCKED': 'Your browser blocked the window. Allow pop-ups, then try again.',
  'error.SOCIAL_URI_MISSING': 'The login couldn’t be started',
  'error.SOCIAL_TIMEOUT': 'The login took too long',
  'error.UNTRUSTED_ORIGIN': 'The login came back from an unexpected site and was stopped',
  'error.UNSUPPORTED_CHAIN': 'Unsupported chain',
} as const
