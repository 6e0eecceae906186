/** The local regtest network, in the form of a host's custom network. */
export const bitcoinNetwork = {
  id: '0f9188f13cb7b2c71f2a335e3a4fc328',
  name: 'Bitcoin Regtest',
  chainNamespace: 'bip122',
  caipNetworkId: 'bip122:0f9188f13cb7b2c71f2a335e3a4fc328',
  nativeCurrency: { name: 'Bitcoin', symbol: 'BTC', decimals: 8 },
  testnet: true,
} as const

/** `url` is the URL of the network's Esplora API. */
export const bitcoinNetworkAt = (url: string) => ({
  ...bitcoinNetwork,
  rpcUrls: { default: { http: [url] } },
})
