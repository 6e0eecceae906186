import type { Namespace } from './caip.ts'
import type { Network } from './network.ts'
import type { SocialProvider } from './social.ts'
import type { SwapTarget } from './swap.ts'
import type { TokenBalance } from './token.ts'
import type { Wallet } from './wallet.ts'

/** The public view names; the view registry lists those that exist. */
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
  | 'WhatIsAWallet'
  | 'WhatIsANetwork'
  | 'WhatIsABuy'

/** Data with which a view is opened; the registry names the data that each view requires. */
export interface ViewData {
  wallet?: Wallet | undefined
  network?: Network | undefined
  /** The email address to which a code or link was sent, or which is to change. */
  email?: string | undefined
  /** The new email address. */
  newEmail?: string | undefined
  /** The view after the email address has changed. */
  redirectView?: ViewName | undefined
  provider?: SocialProvider | undefined
  /** The token to send. */
  token?: TokenBalance | undefined
  /** An address or name to send to. */
  recipient?: string | undefined
  /** The decimal amount to send, in the token's unit. */
  amount?: string | undefined
  /** The side of a swap whose token is selected. */
  target?: SwapTarget | undefined
  /** True if UnsupportedChain is shown because the network has no swaps. */
  swapUnsupportedChain?: boolean | undefined
  /** The namespace to connect on. */
  namespace?: Namespace | undefined
}

/** The data of a command before it is parsed. */
export type GivenData = Readonly<Record<string, unknown>>
