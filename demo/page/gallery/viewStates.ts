import { states as account } from '../../../src/views/Account/testing/states.ts'
import { states as accountName } from '../../../src/views/AccountName/testing/states.ts'
import { states as accountSettings } from '../../../src/views/AccountSettings/testing/states.ts'
import { states as allWallets } from '../../../src/views/AllWallets/testing/states.ts'
import { states as approveTransaction } from '../../../src/views/ApproveTransaction/testing/states.ts'
import { states as connect } from '../../../src/views/Connect/testing/states.ts'
import { states as connectingExternal } from '../../../src/views/ConnectingExternal/testing/states.ts'
import { states as connectingMultiChain } from '../../../src/views/ConnectingMultiChain/testing/states.ts'
import { states as connectingWalletConnect } from '../../../src/views/ConnectingWalletConnect/testing/states.ts'
import { states as connectWallets } from '../../../src/views/ConnectWallets/testing/states.ts'
import { states as emailLogin } from '../../../src/views/EmailLogin/testing/states.ts'
import { states as getWallet } from '../../../src/views/GetWallet/testing/states.ts'
import { states as networks } from '../../../src/views/Networks/testing/states.ts'
import { states as onRamp } from '../../../src/views/OnRamp/testing/states.ts'
import { states as permissions } from '../../../src/views/Permissions/testing/states.ts'
import { states as profile } from '../../../src/views/Profile/testing/states.ts'
import { states as signIn } from '../../../src/views/SIWXSignMessage/testing/states.ts'
import { states as smartSession } from '../../../src/views/SmartSession/testing/states.ts'
import { states as socialLogin } from '../../../src/views/SocialLogin/testing/states.ts'
import { states as swap } from '../../../src/views/Swap/testing/states.ts'
import { states as switchActiveChain } from '../../../src/views/SwitchActiveChain/testing/states.ts'
import { states as switchAddress } from '../../../src/views/SwitchAddress/testing/states.ts'
import { states as transactions } from '../../../src/views/Transactions/testing/states.ts'
import { states as unsupportedChain } from '../../../src/views/UnsupportedChain/testing/states.ts'
import { states as updateEmail } from '../../../src/views/UpdateEmail/testing/states.ts'
import { states as upgradeEmailWallet } from '../../../src/views/UpgradeEmailWallet/testing/states.ts'
import { states as walletReceive } from '../../../src/views/WalletReceive/testing/states.ts'
import { states as walletSend } from '../../../src/views/WalletSend/testing/states.ts'
import { states as whatIs } from '../../../src/views/WhatIs/testing/states.ts'
import type { ViewState } from './viewState.ts'

/** The states of every view, in the order of the gallery. */
export const viewStates: readonly ViewState[] = [
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
  ...signIn,
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
  ...permissions,
  ...networks,
  ...unsupportedChain,
  ...walletSend,
  ...onRamp,
  ...swap,
]
