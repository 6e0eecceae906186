/**
 * The network that the local node runs: the runtime of Rococo's Asset Hub over a state of its own. Its genesis
 * hash is a placeholder, so it is no public network's.
 */
export const polkadotNetwork = {
  id: '45454545454545454545454545454545',
  name: 'Local Asset Hub',
  chainNamespace: 'polkadot',
  caipNetworkId: 'polkadot:45454545454545454545454545454545',
  nativeCurrency: { name: 'Rococo', symbol: 'ROC', decimals: 12 },
  testnet: true,
  /** What the runtime writes addresses with. */
  ss58Prefix: 2,
} as const

/** The whole Network, as the element takes it, once it is known where the node listens. */
export const polkadotNetworkAt = (url: string) => ({
  ...polkadotNetwork,
  rpcUrls: { default: { http: [url] } },
})
