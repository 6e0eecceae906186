/** The ports of `npm start`. Tests pass 0 and get free ports. */
export const ports = {
  demo: 4173,
  walletServices: 4174,
  blockchainApi: 4175,
  relay: 4176,
  /** The embedded wallet. */
  frame: 4177,
  webWallet: 4178,
  inbox: 4182,
  social: 4183,
  /** The on-ramp's pages. */
  onramp: 4184,
  /** Port of an optional app of demo/hosts. */
  host: 4185,
  smtp: 2525,
  ethereum: 8545,
  base: 8546,
  solana: 8899,
  /** Libraries expect a node's WebSocket on the port after the node's own. */
  solanaSocket: 8900,
  /** Optional nodes. */
  polkadot: 8000,
  bitcoin: 18443,
}

export type Ports = typeof ports

/** Names of the services in errors about taken ports. */
export const neededBy: Record<Exclude<keyof Ports, 'polkadot' | 'bitcoin' | 'host'>, string> = {
  demo: 'the demo page',
  walletServices: 'the wallet services',
  blockchainApi: 'the blockchain API',
  relay: 'the WalletConnect relay',
  frame: 'the embedded wallet',
  webWallet: 'the web wallet page',
  inbox: 'the inbox of the demo',
  social: 'the stand-in for social logins',
  onramp: 'the stand-in for sellers of crypto',
  smtp: 'the mail catcher',
  ethereum: 'the local chain eip155:1',
  base: 'the local chain eip155:8453',
  solana: 'the local Solana chain',
  solanaSocket: 'the WebSocket of the local Solana chain',
}

/** Port 0 for each service, which gets any free port. */
export const anyPorts: Ports = {
  ...ports,
  ...Object.fromEntries(Object.keys(ports).map((name) => [name, 0])),
}
