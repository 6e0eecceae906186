/** One sentence for each error of the account, sending, swapping, buying, sign-in, sessions and permissions. */
export const laterErrors = {
  'error.ACCOUNT_NOT_FOUND': 'Account not found',
  'error.SHARE_FAILED': 'Your browser didn’t allow sharing',
  'error.NAME_RESOLVE_FAILED': 'Error resolving name',
  'error.NAME_GATEWAY_FAILED': 'The server that keeps this name did not give a valid answer',
  'error.NAME_OTHER_FAMILY': '{name} has no address on {family}',
  'error.NAMES_FETCH_FAILED': 'Error fetching names for address',
  'error.NAME_SUGGESTIONS_FAILED': 'Error fetching name suggestions',
  'error.NAME_REGISTRATION_FAILED': 'Error registering name {name}',
  'error.NAME_NO_NETWORK': 'Network not found',
  'error.NAME_NO_ACCOUNT': 'Address or auth connector not found',
  'error.INVALID_CHAIN_ID': 'Invalid chainId',
  'error.SEND_INCOMPLETE': 'Please enter a valid amount and receiver address',
  'error.SEND_FAILED': 'Something went wrong',
  'error.SOLANA_SEND_FAILED': 'Failed to send transaction. Please try again.',
  'error.INSUFFICIENT_FUNDS': 'Not enough {symbol}',
  'error.INSUFFICIENT_GAS': 'Not enough {symbol} for the network fee',
  'error.WALLET_ELSEWHERE': 'Your wallet is on another network. Switch it to {network}',
  'error.WALLET_OTHER_ACCOUNT': 'Your wallet is on another account. Switch it to {address}',
  'error.TRANSFER_REFUSED': '{symbol} refused this transfer',
  'error.TRANSFER_NEEDS_ACCOUNT':
    'The receiver has no account on this network yet, and {symbol} alone opens none. It needs {native} first',
  'error.TRANSFER_TOO_SMALL': 'A new account needs {amount} at least',
  'error.TRANSFER_DUST': 'The network takes no payment below {amount}',
  'error.TRANSFER_LEAVES_TOO_LITTLE':
    'Your account must keep {amount} at least, or be emptied. Send less, or all of it',
  'error.TRANSACTION_INVALID':
    'The network refused the transaction, so nothing was sent: “{reason}”',
  'error.TRANSACTION_REVERTED': 'This transaction would fail. The contract’s own words: “{reason}”',
  'error.TRANSFER_CHANGED': 'Less {symbol} would arrive than was shown. Read the review again',
  'error.FEE_CHANGED': 'The network fee has changed. Read the review again',
  'error.TRANSFER_TAKES_MORE':
    'This transfer would also take {what} from you, or let somebody take it. Nothing was sent',
  'error.TRANSFER_LOSES_MORE':
    'More {symbol} would be lost with your account than was shown. Go back and review it again',
  'error.TOKEN_UNVERIFIED':
    'The amount of {symbol} could not be checked with its contract. Nothing was sent',
  'error.RECEIVER_ACCOUNT_TAKEN':
    'The receiver’s account for {symbol} belongs to somebody else. Nothing was sent',
  'error.RECEIVER_FROZEN':
    'The receiver’s account for {symbol} is frozen, so it can’t get anything',
  'error.SENDER_FROZEN': 'Your account for {symbol} is frozen, so nothing can be sent from it',
  'error.TOKEN_PAUSED': 'All transfers of {symbol} are paused. Try again later',
  'error.TOKEN_NOT_TRANSFERABLE': '{symbol} can’t be sent to another account',
  'error.TOKEN_SCALED':
    'Wallets show other amounts of {symbol} than the network counts, so it can’t be sent here',
  'error.MEMO_REQUIRED':
    'The receiver takes {symbol} only with a note. Ask for a payment link that has one',
  'error.SIGNED_DIFFERENTLY':
    'Your wallet signed something else than you reviewed, so nothing was sent from here',
  'error.TRANSACTION_VERSION_UNSUPPORTED':
    'Your wallet doesn’t sign this kind of transaction. Update it, or use another one',
  'error.APPROVAL_EXPIRED': 'You took longer than a minute, nothing was sent. Try again',
  'error.FEE_IMPLAUSIBLE':
    'The network named a fee that can’t be right. Nothing was sent. Try again later',
  'error.TRANSACTION_FAILED': 'The transaction failed on the network',
  'error.TRANSACTION_REPLACED': 'Another transaction took its place. Check your wallet',
  'error.NOT_REPLACEABLE': 'This transaction can’t be replaced any more',
  'error.TRANSACTION_NOT_FOUND': 'The network doesn’t know this transaction. Check your wallet',
  'error.TRANSACTION_DIFFERS': 'Your wallet sent {amount} to {address}, not the reviewed transfer',
  'error.TRANSACTION_DIFFERS_UNREAD':
    'Your wallet sent something else than you reviewed. Check your wallet',
  'error.TRANSACTION_FOREIGN':
    'Your wallet named a transaction of another account. Check your wallet',
  'error.TRANSACTION_TAKEN_BACK':
    'The network took the confirmation back. The transaction is pending again',
  'error.CALLS_PARTLY_FAILED': 'Some of the calls failed. Check your wallet',
  'error.CALLS_STATUS_UNKNOWN': 'Your wallet can’t say what became of the calls. Check your wallet',
  'error.TRANSACTIONS_UNAVAILABLE': 'Failed to fetch transactions',
  'error.SWAP_INIT_FAILED': 'Failed to initialize swap',
  'error.PRICE_UNAVAILABLE': 'Failed to fetch network token price',
  'error.GAS_PRICE_UNSUPPORTED': 'Network not supported for Gas Price',
  'error.SWAP_UNSUPPORTED': 'Network not supported for Swaps',
  'error.INCORRECT_AMOUNT': 'Incorrect amount',
  'error.ALLOWANCE_UNAVAILABLE': 'Failed to check allowance',
  'error.APPROVAL_BUILD_FAILED': 'Failed to create approval transaction',
  'error.SWAP_BUILD_FAILED': 'Failed to create transaction',
  'error.SWAP_REFUSED':
    'The swap service answered with something else than you asked for. Nothing was signed.',
  'error.SWAP_SHORTFALL': 'You would get less than {amount}. Nothing was signed.',
  'error.SWAP_TAKES_MORE':
    'This swap would also take {what} from you, or let somebody take it. Nothing was signed.',
  'error.SWAP_PRICE_MOVED': 'The price moved more than 1 %',
  'error.SWAP_FAILED': 'Transaction error',
  'error.ONRAMP_NO_ADDRESS': 'No address found',
  'error.ONRAMP_NO_NETWORK': 'No network found',
  'error.ONRAMP_NO_PROJECT_ID': 'No projectId found',
  'error.LINK_NOT_FOUND': 'No link found',
  'error.BUY_FAILED': 'Buy failed',
  'error.PERMISSIONS_UNAVAILABLE': 'Permissions could not be read',
  'error.REVOCATION_REFUSED':
    'The contract refuses this, or would take something from you. Nothing was sent',
  'error.REVOCATION_FAILED': 'The permission could not be revoked',
  'error.SIWX_NO_ACCOUNT': 'No ActiveCaipAddress found',
  'error.SIWX_INIT_FAILED': 'A problem occurred while trying initialize authentication',
  'error.SIWX_FAILED': 'You could not be signed in',
  'error.SIWX_UNVERIFIED': 'Your signature could not be checked just now',
  'error.SIWX_UNCHECKABLE':
    'This kind of signature can’t be checked here. Use an address with a single key',
  'error.SIWX_INVALID_SIGNATURE': 'The signature is not valid',
  'error.SIWX_SIGN_OUT_FAILED': 'The site could not sign you out',
  'error.SMART_SESSIONS_UNAVAILABLE': 'Error fetching smart sessions',
  'error.SMART_SESSION_REVOKE_FAILED': 'Error revoking smart session',
} as const
