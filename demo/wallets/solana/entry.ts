import { offerFamily } from '../../../elements/testing/offerFamily.ts'
import type { SolanaTestWalletOptions } from '../../../elements/types/testing.ts'
import { installSolanaWallet } from './install.ts'

/** The script that tests inject into a page before all others. */
offerFamily<SolanaTestWalletOptions>('solana', ({ keys, ...options }, deciding) => {
  const control = installSolanaWallet({
    rpcUrls: {},
    ...(keys && { seeds: [...keys] }),
    ...deciding,
    ...options,
  })
  return {
    approvals: control.approvals,
    addresses: control.addresses,
    requests: () => control.requests.map(({ method }) => ({ method })),
    switchTo() {
      throw new Error(
        'A Solana wallet is on no network of its own: apps name one with each request.',
      )
    },
    selectAccount: control.changeAccount,
    revoke: control.revoke,
    leave: () => control.setBehaviour({ gone: true }),
  }
})
