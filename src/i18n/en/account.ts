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
} as const
