import type { Providers } from './providers.ts'

type Hex = `0x${string}`

/** The members of an emitter of wagmi that the connector uses. */
interface ConnectorEmitter {
  emit(event: 'connect' | 'change', data: { accounts: readonly Hex[]; chainId: number }): void
  emit(event: 'disconnect'): void
}

interface ConnectorConfig<Chain> {
  chains: readonly [Chain, ...Chain[]]
  emitter: ConnectorEmitter
}

/** A connector in the form of wagmi's `CreateConnectorFn`, of version 2 and 3. */
export type WalletModalConnector = <Chain extends { id: number }>(
  config: ConnectorConfig<Chain>,
) => {
  readonly id: string
  readonly name: string
  readonly type: string
  /** Follows the element: what a user connects, switches or disconnects in the modal is so in wagmi. */
  setup(): Promise<void>
  /**
   * Opens Connect unless a wallet is connected.
   * Rejects with the errors of the command `connect`; a rejection by the user has the code 4001.
   */
  connect<WithCapabilities extends boolean = false>(parameters?: {
    chainId?: number | undefined
    isReconnecting?: boolean | undefined
    withCapabilities?: WithCapabilities | boolean | undefined
  }): Promise<{
    accounts: WithCapabilities extends true
      ? readonly { address: Hex; capabilities: Record<string, unknown> }[]
      : readonly Hex[]
    chainId: number
  }>
  disconnect(): Promise<void>
  getAccounts(): Promise<readonly Hex[]>
  getChainId(): Promise<number>
  /** Waits while a stored connection is being restored. */
  getProvider(): Promise<Providers['eip155'] | null>
  isAuthorized(): Promise<boolean>
  switchChain(parameters: { chainId: number }): Promise<Chain>
  onAccountsChanged(accounts: string[]): void
  onChainChanged(chainId: string): void
  onDisconnect(error?: Error | undefined): void
}
