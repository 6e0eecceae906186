import type {
  WalletButtonElement,
  WalletModalElement,
  WalletNetworkButtonElement,
} from './elements.ts'

export type {} from './react.d.ts'
export type {} from './solid.d.ts'
export type {} from './svelte.d.ts'
export type {} from './vue.d.ts'

// The types of the package, including those for frameworks, which have no effect in projects without the framework.

export type { Features, Metadata } from '../../src/controllers/options.ts'
export type { ErrorCode } from '../../src/errors/codes.ts'
export type { Account, AccountType, ConnectionStatus } from '../../src/types/account.ts'
export type {
  AnalyticsDetail,
  AnalyticsEventMap,
  AnalyticsEventName,
} from '../../src/types/analytics.ts'
export type { CaipAddress, CaipNetworkId, Namespace } from '../../src/types/caip.ts'
export type {
  AccountPermission,
  AccountPermissions,
  AccountTokens,
  AccountTransactions,
  DisconnectReason,
  ErrorDetail,
  HeldToken,
  HostState,
  HostWallet,
  ListedWallet,
  NamespaceState,
  WalletLists,
  WalletStatus,
  WalletWay,
} from '../../src/types/host.ts'
export type { EvmChain, NativeCurrency, Network } from '../../src/types/network.ts'
export type { HostSession, SignInData, SignInSession } from '../../src/types/siwx.ts'
export type { ViewData, ViewName } from '../../src/types/view.ts'
export type { Wallet } from '../../src/types/wallet.ts'
export type {
  SiwxAttribute,
  WalletButtonAttributes,
  WalletModalAttributes,
  WalletModalJson,
  WalletModalReflectedAttributes,
} from './attributes.ts'
export type {
  WalletCommand,
  WalletCommandEvent,
  WalletCommandName,
  WalletCommandResult,
} from './commands.ts'
export type {
  WalletButtonElement,
  WalletModalElement,
  WalletNetworkButtonElement,
} from './elements.ts'
export type {
  ConnectDetail,
  ContextRequestEvent,
  HostRequestEvent,
  WalletModalContexts,
  WalletModalEventDetails,
  WalletModalEventMap,
} from './events.ts'
export type {
  BitcoinAccount,
  BitcoinProvider,
  Eip1193Events,
  Eip1193Provider,
  PolkadotAccount,
  PolkadotProvider,
  PolkadotSignature,
  Providers,
  SolanaConnection,
  SolanaProvider,
  SolanaPublicKey,
  SolanaSendOptions,
} from './providers.ts'
export type { AccountSummary, NetworkSummary, Summary } from './summary.ts'
export type { TextKey, WalletModalTexts } from './texts.ts'

declare global {
  interface HTMLElementTagNameMap {
    'wallet-modal': WalletModalElement
    'wallet-button': WalletButtonElement
    'wallet-network-button': WalletNetworkButtonElement
  }
}
