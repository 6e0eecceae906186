/** Where the hosted services are unless the host page says otherwise. */
export const publicHosts = {
  walletServices: 'https://api.web3modal.org',
  blockchainApi: 'https://rpc.walletconnect.org',
  analytics: 'https://pulse.walletconnect.org',
  frame: 'https://secure.walletconnect.org',
  relay: 'wss://relay.walletconnect.org',
} as const
