import { offerFamily } from '../../../elements/testing/offerFamily.ts'
import type { Bip122TestWalletOptions } from '../../../elements/types/testing.ts'
import { installBitcoinWallet } from './install.ts'

/** The script that tests inject into a page before all others. */
offerFamily<Bip122TestWalletOptions>('bip122', ({ keys, network, ...options }, deciding) => {
  const control = installBitcoinWallet({
    interfaces: ['standard'],
    chain: network ?? 'mainnet',
    ...(keys && { privateKeys: [...keys] }),
    ...deciding,
    ...options,
  })
  return {
    approvals: control.approvals,
    addresses: () => Object.values(control.addresses()),
    requests: () => control.requestedMethods().map((method) => ({ method })),
    switchTo: control.setChain,
    selectAccount: control.selectAccount,
    revoke: control.revoke,
    leave: () => control.setBehaviour({ gone: true }),
  }
})
