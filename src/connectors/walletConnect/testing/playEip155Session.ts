import { type Eip155Provider, eip155WalletConnect } from '../../../chains/eip155/walletConnect.ts'
import type { ConnectorContext } from '../../../types/connectorDriver.ts'
import { address, otherAddress, testContext } from './networks.ts'
import { type Granted, playSession, type SessionProperties } from './playSession.ts'

/** An EIP-1193 provider over a stubbed session; the wallet grants one account on Ethereum and Base. */
export function playEip155Session(
  { sessionProperties, scopedProperties, ...granted }: Granted & SessionProperties = {},
  changes: Partial<ConnectorContext> = {},
) {
  const whole = {
    chains: ['eip155:1', 'eip155:8453'],
    accounts: [`eip155:1:${address}`, `eip155:8453:${address}`],
    methods: ['personal_sign', 'wallet_switchEthereumChain', 'wallet_addEthereumChain'],
    ...granted,
  }
  const context = testContext('', changes)
  const session = playSession<Eip155Provider>(eip155WalletConnect, whole, context, {
    sessionProperties,
    scopedProperties,
  })
  const emitted: [string, unknown][] = []
  for (const name of ['accountsChanged', 'chainChanged', 'disconnect']) {
    session.provider.on(name, (value) => emitted.push([name, value]))
  }
  return { ...session, emitted }
}

/** Two accounts; the first is active. */
export const twoAccounts = {
  accounts: [`eip155:1:${address}`, `eip155:1:${otherAddress}`],
}
