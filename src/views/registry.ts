import type { ViewName } from '../types/view.ts'
import { allWallets } from './AllWallets/view.ts'
import { approveTransaction } from './ApproveTransaction/view.ts'
import { connect } from './Connect/view.ts'
import { connectingExternal } from './ConnectingExternal/view.ts'
import { connectingMultiChain } from './ConnectingMultiChain/view.ts'
import { connectingWalletConnect } from './ConnectingWalletConnect/view.ts'
import { connectWallets } from './ConnectWallets/view.ts'
import { emailLogin } from './EmailLogin/view.ts'
import { getWallet } from './GetWallet/view.ts'
import { signInViews } from './SIWXSignMessage/view.ts'
import { socialLogin } from './SocialLogin/view.ts'
import { updateEmail } from './UpdateEmail/view.ts'
import { upgradeEmailWallet } from './UpgradeEmailWallet/view.ts'
import type { ViewDefinition } from './viewDefinition.ts'
import { whatIs } from './WhatIs/view.ts'

// Views of the account's features

import { accountName } from './AccountName/view.ts'
import { onRamp } from './OnRamp/view.ts'
import { permissionViews } from './Permissions/view.ts'
import { smartSession } from './SmartSession/view.ts'
import { swap } from './Swap/view.ts'
import { walletReceive } from './WalletReceive/view.ts'
import { walletSend } from './WalletSend/view.ts'

// Views of the account and its networks

import { account } from './Account/view.ts'
import { accountSettings } from './AccountSettings/view.ts'
import { networkViews } from './Networks/view.ts'
import { profile } from './Profile/view.ts'
import { switchActiveChain } from './SwitchActiveChain/view.ts'
import { switchAddress } from './SwitchAddress/view.ts'
import { transactions } from './Transactions/view.ts'
import { unsupportedChain } from './UnsupportedChain/view.ts'

/** The views of all folders, in the order of the reference. */
const views = {
  ...connect,
  ...connectingExternal,
  ...connectingWalletConnect,
  ...connectingMultiChain,
  ...connectWallets,
  ...emailLogin,
  ...socialLogin,
  ...updateEmail,
  ...upgradeEmailWallet,
  ...approveTransaction,
  ...signInViews,
  ...allWallets,
  ...getWallet,
  ...whatIs,
  ...account,
  ...transactions,
  ...accountSettings,
  ...profile,
  ...switchAddress,
  ...switchActiveChain,
  ...accountName,
  ...walletReceive,
  ...smartSession,
  ...permissionViews,
  ...networkViews,
  ...unsupportedChain,
  ...walletSend,
  ...onRamp,
  ...swap,
} satisfies Record<ViewName, ViewDefinition>

export type RegisteredViews = typeof views

export const viewRegistry: Readonly<Record<ViewName, ViewDefinition>> = views
