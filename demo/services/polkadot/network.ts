/**
 * The local node's network: the runtime of Rococo's Asset Hub over a state of its own. Its genesis hash is a
 * placeholder that no public network has.
 */
export const polkadotNetwork = {
  id: '45454545454545454545454545454545',
  name: 'Local Asset Hub',
  chainNamespace: 'polkadot',
  caipNetworkId: 'polkadot:45454545454545454545454545454545',
  nativeCurrency: { name: 'Rococo', symbol: 'ROC', decimals: 12 },
  testnet: true,
  /** SS58 prefix of the runtime. */
  ss58Prefix: 2,
} as const

/** The `Network` of a node at this URL. */
export const polkadotNetworkAt = (url: string) => ({
  ...polkadotNetwork,
  rpcUrls: { default: { http: [url] } },
})

/** Assets of the local node, with amounts in base units. An account cannot exist if it has only the second asset. */
export const polkadotAssets = {
  dollar: {
    id: 1984,
    symbol: 'USDt',
    decimals: 6,
    held: '5000000000',
    minBalance: 10_000,
    isSufficient: true,
  },
  shell: {
    id: 77,
    symbol: 'SHELL',
    decimals: 2,
    held: '100000',
    minBalance: 50,
    isSufficient: false,
  },
} as const
