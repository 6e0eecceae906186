import type { Namespace } from './caip.ts'
import type { Network } from './network.ts'
import type { SocialProvider } from './social.ts'
import type { SwapTarget } from './swap.ts'
import type { TokenBalance } from './token.ts'
import type { Wallet } from './wallet.ts'

/** The public names of views. The view registry has their definitions. */
export type ViewName =
  | 'Connect'
  | 'ConnectWallets'
  | 'ConnectSocials'
  | 'AllWallets'
  | 'GetWallet'
  | 'Downloads'
  | 'ConnectingExternal'
  | 'ConnectingWalletConnect'
  | 'ConnectingWalletConnectBasic'
  | 'ConnectingMultiChain'
  | 'ConnectingSocial'
  | 'ConnectingFarcaster'
  | 'ConnectingSiwe'
  | 'SIWXSignMessage'
  | 'ApproveTransaction'
  | 'EmailLogin'
  | 'EmailVerifyOtp'
  | 'EmailVerifyDevice'
  | 'UpdateEmailWallet'
  | 'UpdateEmailPrimaryOtp'
  | 'UpdateEmailSecondaryOtp'
  | 'UpgradeEmailWallet'
  | 'Account'
  | 'AccountSettings'
  | 'Profile'
  | 'SwitchAddress'
  | 'ChooseAccountName'
  | 'RegisterAccountName'
  | 'RegisterAccountNameSuccess'
  | 'Networks'
  | 'SwitchNetwork'
  | 'SwitchActiveChain'
  | 'UnsupportedChain'
  | 'WalletCompatibleNetworks'
  | 'WalletSend'
  | 'WalletSendSelectToken'
  | 'WalletSendPreview'
  | 'WalletReceive'
  | 'Transactions'
  | 'Transaction'
  | 'Swap'
  | 'SwapSelectToken'
  | 'SwapPreview'
  | 'OnRampProviders'
  | 'OnRampTokenSelect'
  | 'OnRampFiatSelect'
  | 'OnRampActivity'
  | 'BuyInProgress'
  | 'SmartSessionList'
  | 'SmartSessionCreated'
  | 'Permissions'
  | 'WhatIsAWallet'
  | 'WhatIsANetwork'
  | 'WhatIsABuy'

/** Data that a view is opened with. The registry lists the data that each view requires. */
export interface ViewData {
  wallet?: Wallet | undefined
  network?: Network | undefined
  /** The email address that a code or link was mailed to, or that is to be changed. */
  email?: string | undefined
  /** The new email address. */
  newEmail?: string | undefined
  /** The view to open once the email address has changed. */
  redirectView?: ViewName | undefined
  provider?: SocialProvider | undefined
  /** The token to send. */
  token?: TokenBalance | undefined
  /** Address or name of the receiver. */
  recipient?: string | undefined
  /** Amount to send, as a decimal string in token units. */
  amount?: string | undefined
  /** Id of a row in Activity, or hash of a transaction of this browser. Only the modal sets it. */
  transaction?: string | undefined
  /** The side of the swap whose token the user selects. */
  target?: SwapTarget | undefined
  /** True if UnsupportedChain is shown because the active network has no swaps. */
  swapUnsupportedChain?: boolean | undefined
  /** The namespace to connect on. */
  namespace?: Namespace | undefined
}

/** The data of a command, not parsed yet. */
export type GivenData = Readonly<Record<string, unknown>>
