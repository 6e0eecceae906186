import type { ViewName } from '../types/view.ts'
import { existingViews } from './existingViews.ts'
import { firstView } from './firstView.ts'
import type { ViewDefinition } from './viewDefinition.ts'
import {
  whyOffAllWallets,
  whyOffApproval,
  whyOffCreatedSession,
  whyOffEmail,
  whyOffEmailUpdate,
  whyOffEmbeddedWallet,
  whyOffFarcaster,
  whyOffGuide,
  whyOffHistory,
  whyOffNameSuccess,
  whyOffNames,
  whyOffNetworkSwitch,
  whyOffOnramp,
  whyOffPairing,
  whyOffPurchase,
  whyOffReceive,
  whyOffSend,
  whyOffSignIn,
  whyOffSmartSessions,
  whyOffSocials,
  whyOffSwap,
  whyOffWallet,
  whyOffWalletConnect,
} from './whyOff.ts'

/** Sign-in has two view names. */
const signInView: ViewDefinition = {
  load: () => import('./SIWXSignMessage/SIWXSignMessageView.tsx'),
  texts: ['signIn'],
  needsAccount: true,
  whyOff: whyOffSignIn,
}

/** Each view is a folder beside this file, or a file in a folder of related views, and a line here. */
const views = {
  Connect: firstView,
  ConnectingExternal: {
    load: () => import('./ConnectingExternal/ConnectingExternalView.tsx'),
    requires: ['wallet'],
    whyOff: whyOffWallet,
  },
  ConnectingWalletConnect: {
    load: () => import('./ConnectingWalletConnect/ConnectingWalletConnectView.tsx'),
    requires: ['wallet'],
    whyOff: whyOffPairing,
  },
  ConnectingWalletConnectBasic: {
    load: () => import('./ConnectingWalletConnect/ConnectingWalletConnectView.tsx'),
    whyOff: whyOffWalletConnect,
  },
  ConnectingMultiChain: {
    load: () => import('./ConnectingMultiChain/ConnectingMultiChainView.tsx'),
    requires: ['wallet'],
    whyOff: whyOffWallet,
  },
  ConnectWallets: { load: () => import('./ConnectWallets/ConnectWalletsView.tsx') },
  ConnectSocials: {
    load: () => import('./ConnectSocials/ConnectSocialsView.tsx'),
    whyOff: whyOffSocials,
  },
  ConnectingSocial: {
    load: () => import('./ConnectingSocial/ConnectingSocialView.tsx'),
    requires: ['provider'],
    whyOff: whyOffSocials,
  },
  ConnectingFarcaster: {
    load: () => import('./ConnectingFarcaster/ConnectingFarcasterView.tsx'),
    whyOff: whyOffFarcaster,
  },
  EmailLogin: { load: () => import('./EmailLogin/EmailLoginView.tsx'), whyOff: whyOffEmail },
  EmailVerifyOtp: {
    load: () => import('./EmailVerifyOtp/EmailVerifyOtpView.tsx'),
    requires: ['email'],
    whyOff: whyOffEmail,
  },
  EmailVerifyDevice: {
    load: () => import('./EmailVerifyDevice/EmailVerifyDeviceView.tsx'),
    requires: ['email'],
    whyOff: whyOffEmail,
  },
  UpdateEmailWallet: {
    load: () => import('./UpdateEmail/UpdateEmailWalletView.tsx'),
    requires: ['email', 'redirectView'],
    needsAccount: true,
    whyOff: whyOffEmailUpdate,
  },
  UpdateEmailPrimaryOtp: {
    load: () => import('./UpdateEmail/UpdateEmailPrimaryOtpView.tsx'),
    requires: ['email', 'redirectView'],
    needsAccount: true,
    whyOff: whyOffEmailUpdate,
  },
  UpdateEmailSecondaryOtp: {
    load: () => import('./UpdateEmail/UpdateEmailSecondaryOtpView.tsx'),
    requires: ['email', 'redirectView'],
    needsAccount: true,
    whyOff: whyOffEmailUpdate,
  },
  UpgradeEmailWallet: {
    load: () => import('./UpgradeEmailWallet/UpgradeEmailWalletView.tsx'),
    needsAccount: true,
    whyOff: whyOffEmbeddedWallet,
  },
  ApproveTransaction: {
    load: () => import('./ApproveTransaction/ApproveTransactionView.tsx'),
    texts: ['calls'],
    needsAccount: true,
    whyOff: whyOffApproval,
  },
  SIWXSignMessage: signInView,
  ConnectingSiwe: signInView,
  AllWallets: { load: () => import('./AllWallets/AllWalletsView.tsx'), whyOff: whyOffAllWallets },
  GetWallet: { load: () => import('./GetWallet/GetWalletView.tsx'), whyOff: whyOffGuide },
  Downloads: {
    load: () => import('./Downloads/DownloadsView.tsx'),
    requires: ['wallet'],
    whyOff: whyOffWallet,
  },
  WhatIsAWallet: {
    load: () => import('./WhatIsAWallet/WhatIsAWalletView.tsx'),
    whyOff: whyOffGuide,
  },
  WhatIsANetwork: {
    load: () => import('./WhatIsANetwork/WhatIsANetworkView.tsx'),
    whyOff: whyOffGuide,
  },
  WhatIsABuy: {
    load: () => import('./WhatIsABuy/WhatIsABuyView.tsx'),
    texts: ['onramp'],
    whyOff: whyOffOnramp,
  },
  Account: {
    load: () => import('./Account/AccountView.tsx'),
    texts: ['account'],
    needsAccount: true,
  },
  Transactions: {
    load: () => import('./Transactions/TransactionsView.tsx'),
    texts: ['account'],
    needsAccount: true,
    whyOff: whyOffHistory,
  },
  AccountSettings: {
    load: () => import('./AccountSettings/AccountSettingsView.tsx'),
    needsAccount: true,
  },
  Profile: { load: () => import('./Profile/ProfileView.tsx'), needsAccount: true },
  SwitchAddress: {
    load: () => import('./SwitchAddress/SwitchAddressView.tsx'),
    needsAccount: true,
  },
  SwitchActiveChain: {
    load: () => import('./SwitchActiveChain/SwitchActiveChainView.tsx'),
    whyOff: whyOffNetworkSwitch,
  },
  ChooseAccountName: {
    load: () => import('./AccountName/ChooseAccountNameView.tsx'),
    texts: ['account'],
    needsAccount: true,
    whyOff: whyOffNames,
  },
  RegisterAccountName: {
    load: () => import('./AccountName/RegisterAccountNameView.tsx'),
    texts: ['account'],
    needsAccount: true,
    whyOff: whyOffNames,
  },
  RegisterAccountNameSuccess: {
    load: () => import('./AccountName/RegisterAccountNameSuccessView.tsx'),
    texts: ['account'],
    needsAccount: true,
    whyOff: whyOffNameSuccess,
  },
  WalletReceive: {
    load: () => import('./WalletReceive/WalletReceiveView.tsx'),
    texts: ['account'],
    needsAccount: true,
    whyOff: whyOffReceive,
  },
  WalletCompatibleNetworks: {
    load: () => import('./WalletCompatibleNetworks/WalletCompatibleNetworksView.tsx'),
    texts: ['account'],
    needsAccount: true,
    whyOff: whyOffReceive,
  },
  SmartSessionList: {
    load: () => import('./SmartSession/SmartSessionListView.tsx'),
    texts: ['smartSessions'],
    needsAccount: true,
    whyOff: whyOffSmartSessions,
  },
  SmartSessionCreated: {
    load: () => import('./SmartSession/SmartSessionCreatedView.tsx'),
    texts: ['smartSessions'],
    needsAccount: true,
    whyOff: whyOffCreatedSession,
  },
  Networks: { load: () => import('./Networks/NetworksView.tsx'), whyOff: whyOffNetworkSwitch },
  SwitchNetwork: {
    load: () => import('./SwitchNetwork/SwitchNetworkView.tsx'),
    requires: ['network'],
    whyOff: whyOffNetworkSwitch,
  },
  UnsupportedChain: {
    load: () => import('./UnsupportedChain/UnsupportedChainView.tsx'),
    texts: ['swap'],
    needsAccount: true,
    whyOff: whyOffNetworkSwitch,
  },
  WalletSend: {
    load: () => import('./WalletSend/WalletSendView.tsx'),
    texts: ['account'],
    needsAccount: true,
    whyOff: whyOffSend,
  },
  WalletSendSelectToken: {
    load: () => import('./WalletSend/WalletSendSelectTokenView.tsx'),
    texts: ['account'],
    needsAccount: true,
    whyOff: whyOffSend,
  },
  WalletSendPreview: {
    load: () => import('./WalletSend/WalletSendPreviewView.tsx'),
    texts: ['account'],
    needsAccount: true,
    whyOff: whyOffSend,
  },
  OnRampProviders: {
    load: () => import('./OnRamp/OnRampProvidersView.tsx'),
    texts: ['account', 'onramp'],
    needsAccount: true,
    whyOff: whyOffOnramp,
  },
  OnRampTokenSelect: {
    load: () => import('./OnRamp/OnRampTokenSelectView.tsx'),
    texts: ['account', 'onramp'],
    needsAccount: true,
    whyOff: whyOffOnramp,
  },
  OnRampFiatSelect: {
    load: () => import('./OnRamp/OnRampFiatSelectView.tsx'),
    texts: ['account', 'onramp'],
    needsAccount: true,
    whyOff: whyOffOnramp,
  },
  OnRampActivity: {
    load: () => import('./OnRamp/OnRampActivityView.tsx'),
    texts: ['account', 'onramp'],
    needsAccount: true,
    whyOff: whyOffOnramp,
  },
  BuyInProgress: {
    load: () => import('./OnRamp/BuyInProgressView.tsx'),
    texts: ['account', 'onramp'],
    needsAccount: true,
    whyOff: whyOffPurchase,
  },
  Swap: {
    load: () => import('./Swap/SwapView.tsx'),
    texts: ['account', 'swap'],
    needsAccount: true,
    whyOff: whyOffSwap,
  },
  SwapSelectToken: {
    load: () => import('./Swap/SwapSelectTokenView.tsx'),
    texts: ['account', 'swap'],
    requires: ['target'],
    needsAccount: true,
    whyOff: whyOffSwap,
  },
  SwapPreview: {
    load: () => import('./Swap/SwapPreviewView.tsx'),
    texts: ['account', 'swap'],
    needsAccount: true,
    whyOff: whyOffSwap,
  },
} satisfies Partial<Record<ViewName, ViewDefinition>>

/** The registered views with what each requires; the types of the `open` command are checked against it. */
export type RegisteredViews = typeof views

export const viewRegistry: Partial<Record<ViewName, ViewDefinition>> = views

for (const name of Object.keys(views)) existingViews.add(name as ViewName)
