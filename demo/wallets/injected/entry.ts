import { offerFamily } from '../../../elements/testing/offerFamily.ts'
import type { Eip155TestWalletOptions } from '../../../elements/types/testing.ts'
import { installInjectedWallet } from './install.ts'

/** The script that tests inject into a page before all others. */
offerFamily<Eip155TestWalletOptions>('eip155', ({ keys, network, ...options }, deciding) => {
  const control = installInjectedWallet({
    rdns: options.name.toLowerCase().replace(/[^a-z0-9]+/g, '.'),
    rpcUrls: {},
    chainId: network ?? 'eip155:1',
    ...(keys && { privateKeys: [...keys] }),
    ...deciding,
    ...options,
  })
  return {
    approvals: control.approvals,
    addresses: control.addresses,
    requests: () => control.requests.map(({ method, params }) => ({ method, params })),
    switchTo: control.changeChain,
    selectAccount: control.changeAccount,
    revoke: control.revoke,
    leave: () => control.setBehaviour({ gone: true }),
  }
})
