import type { Eip155TestWalletOptions } from '../../../elements/types/testing.ts'
import { offerFamily } from '../testWallet/offerFamily.ts'
import { installInjectedWallet } from './install.ts'

/** The script that tests put into a page before anything else runs. */
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
