import { offerFamily } from '../../../../elements/testing/offerFamily.ts'
import type { PolkadotTestWalletOptions } from '../../../../elements/types/testing.ts'
import { installPolkadotWallet } from './install.ts'

/** The script that tests inject into a page before all others. */
offerFamily<PolkadotTestWalletOptions>('polkadot', ({ keys, ...options }, deciding) => {
  const control = installPolkadotWallet({
    key: options.name.toLowerCase().replace(/[^a-z0-9]+/g, '-'),
    ...(keys && { paths: [...keys] }),
    ...deciding,
    ...options,
  })
  return {
    approvals: control.approvals,
    addresses: control.addresses,
    requests: () => control.requests.map(({ method }) => ({ method })),
    switchTo() {
      throw new Error(
        'A Polkadot wallet is on no network of its own: apps name one with each request.',
      )
    },
    selectAccount: control.selectAccount,
    revoke: control.forget,
    leave: () => control.setBehaviour({ gone: true }),
  }
})
