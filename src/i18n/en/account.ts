/** The texts of the views of an account: its tokens and history, sending, receiving and names. See `common.ts`. */
export const account = {
  'title.WalletSend': 'Send',
  'title.WalletSendSelectToken': 'Select Token',
  'title.WalletSendPreview': 'Review Send',
  'title.WalletReceive': 'Receive',
  'title.WalletCompatibleNetworks': 'Compatible Networks',
  'title.Transactions': 'Activity',
  'title.ChooseAccountName': 'Choose Name',
  'title.RegisterAccountName': 'Choose Name',
  'title.RegisterAccountNameSuccess': 'Name Registered',
  'error.NAME_RESOLVE_FAILED': 'Error resolving name',
  'error.NAME_OTHER_FAMILY': '{name} has no address on {family}',
  'error.NAMES_FETCH_FAILED': 'Error fetching names for address',
} as const
