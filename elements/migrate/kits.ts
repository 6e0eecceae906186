/** Packages of the modals whose apps are rewritten. */
const packages = [
  '@rainbow-me/rainbowkit',
  'connectkit',
  '@reown/appkit',
  '@reown/appkit-adapter-wagmi',
  '@reown/appkit-adapter-ethers',
  '@reown/appkit-adapter-ethers5',
  '@reown/appkit-adapter-solana',
  '@reown/appkit-adapter-bitcoin',
] as const

/** Returns the package that a module specifier is of: `@reown/appkit` for `@reown/appkit/react`. */
export const packageOf = (specifier: string): string | undefined =>
  packages.find((name) => specifier === name || specifier.startsWith(`${name}/`))

/** Components that wrap an app. */
export const providers: readonly string[] = ['RainbowKitProvider', 'ConnectKitProvider']

/** Components and elements that become elements, by name. */
export const buttons: Readonly<Record<string, string>> = {
  ConnectButton: 'wallet-button',
  ConnectKitButton: 'wallet-button',
  AppKitButton: 'wallet-button',
  'appkit-button': 'wallet-button',
  'appkit-account-button': 'wallet-button',
  'appkit-connect-button': 'wallet-button',
  'w3m-button': 'wallet-button',
  AppKitNetworkButton: 'wallet-network-button',
  'appkit-network-button': 'wallet-network-button',
  'w3m-network-button': 'wallet-network-button',
}

/** True for the name of a custom element of AppKit or Web3Modal. Files use such an element without importing it. */
export const isElement = (name: string) => /^(?:appkit|w3m)-/.test(name)

/**
 * Expressions that take the place of what a hook returns, by hook and member. `wallet` stands for what `useWallet`
 * returns. A hook of which an app uses another member is left as it is.
 */
export const hooks: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  useConnectModal: {
    openConnectModal: '() => wallet.open()',
    connectModalOpen: 'wallet.state?.open ?? false',
  },
  useAccountModal: {
    openAccountModal: "() => wallet.open({ view: 'Account' })",
    accountModalOpen: 'wallet.state?.open ?? false',
  },
  useChainModal: {
    openChainModal: "() => wallet.open({ view: 'Networks' })",
    chainModalOpen: 'wallet.state?.open ?? false',
  },
  useModal: {
    open: 'wallet.state?.open ?? false',
    setOpen: '(isOpen: boolean) => (isOpen ? wallet.open() : wallet.close())',
  },
  useAppKit: { open: 'wallet.open', close: 'wallet.close' },
  useAppKitState: { open: 'wallet.state?.open ?? false' },
  useAppKitAccount: {
    address: 'wallet.account?.address ?? undefined',
    caipAddress: 'wallet.account?.caipAddress ?? undefined',
    isConnected: "wallet.status === 'connected'",
    status: 'wallet.status',
  },
  useAppKitNetwork: { caipNetworkId: 'wallet.network?.caipNetworkId' },
  useDisconnect: { disconnect: 'wallet.disconnect' },
}

/** The hook with the provider of a family, which is its argument. */
export const providerHook = 'useAppKitProvider'

/** Functions that make a configuration of wagmi. */
export const wagmiConfig = 'getDefaultConfig'

/** Members of such a configuration that wagmi knows, too. */
export const wagmiMembers: readonly string[] = [
  'chains',
  'transports',
  'ssr',
  'storage',
  'batch',
  'pollingInterval',
  'cacheTime',
  'client',
  'multiInjectedProviderDiscovery',
]

/** Exports of viem/chains whose slug does not follow from their name. */
export const slugs: Readonly<Record<string, string>> = {
  mainnet: 'ethereum',
  bsc: 'bnb',
  kaia: 'klaytn',
  worldchain: 'world-chain',
  opBNB: 'opbnb',
  hyperEvm: 'hyperevm',
  apeChain: 'apechain',
  optimismSepolia: 'op-sepolia',
}
