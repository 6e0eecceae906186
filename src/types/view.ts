import type { Namespace } from './caip.ts'
import type { Network } from './network.ts'
import type { SocialProvider } from './social.ts'
import type { SwapTarget } from './swap.ts'
import type { TokenBalance } from './token.ts'
import type { Wallet } from './wallet.ts'

/** The public view names. Which of them exist is said by the view registry. */
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

/** What a view may be opened with. A view says in the registry which of these it cannot do without. */
export interface ViewData {
  wallet?: Wallet | undefined
  network?: Network | undefined
  /** Whose mail a code or link was sent to, or which address is to change. */
  email?: string | undefined
  /** The address that takes its place. */
  newEmail?: string | undefined
  /** Where a changed email address leads back to. */
  redirectView?: ViewName | undefined
  provider?: SocialProvider | undefined
  /** What is to be sent. */
  token?: TokenBalance | undefined
  /** Which of the two tokens of a swap is chosen. */
  target?: SwapTarget | undefined
  /** UnsupportedChain: it is swaps that the network lacks. */
  swapUnsupportedChain?: boolean | undefined
  /** The namespace to connect on. */
  namespace?: Namespace | undefined
}
