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
