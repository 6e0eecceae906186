import type { WalletAccounts } from '../../../types/account.ts'
import type { CaipNetworkId } from '../../../types/caip.ts'
import type { ChainAdapter, WalletListener } from '../../../types/chainAdapter.ts'
import type { Network } from '../../../types/network.ts'

/** The interface of toy wallets. */
export interface ToyWallet {
  name: string
  network: CaipNetworkId
  accounts(options: { silent: boolean }): Promise<string[]>
  forget(): void
  listen(listener: WalletListener | undefined): void
}

/** The connection that the page's provider shows. */
export const provided: { addresses: string[] } = { addresses: [] }
const show = ({ accounts }: Pick<WalletAccounts, 'accounts'>) => {
  provided.addresses = accounts.map(({ address }) => address)
}

export const adapter: ChainAdapter = {
  switchesSilently: true,
  open(provider) {
    const wallet = provider as ToyWallet
    return {
      async connect(options) {
        const addresses = await wallet.accounts(options)
        const accounts = addresses.map((address) => ({ address, type: 'eoa' as const }))
        return { accounts, caipNetworkId: wallet.network }
      },
      watch(listener) {
        wallet.listen(listener)
        return () => wallet.listen(undefined)
      },
      getNetwork: async () => wallet.network,
      switchNetwork: async ({ caipNetworkId }: Network) => caipNetworkId,
      signsMessages: () => false,
      signMessage: async () => '',
      revoke: async () => wallet.forget(),
      attach: show,
    }
  },
  hostProvider: { public: provided, update: show, detach: () => show({ accounts: [] }) },
}
