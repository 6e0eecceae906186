import { createRef } from 'react'
import { expectTypeOf } from 'vitest'
import { useWallet } from '../react/useWallet.ts'
import type {
  ContextRequestEvent,
  Eip1193Provider,
  HostState,
  ListedWallet,
  WalletModalElement,
} from './index.ts'
import type { BitcoinProvider } from './providers.ts'
import type { WalletInReact } from './walletStore.ts'

const wallet = createRef<WalletModalElement>()

export function Page() {
  const first = useWallet()
  useWallet('wallet')
  useWallet(wallet)
  useWallet(document.createElement('wallet-modal'))
  use(first)
  return (
    <>
      <button type="button" onClick={first.open} />
      <button type="button" onClick={first.connect} />
      <button type="button" onClick={first.disconnect} />
      <button type="button" onClick={first.close} />
      <button type="button" onClick={first.signIn} />
    </>
  )
}

function use(given: WalletInReact) {
  expectTypeOf(given.state).toEqualTypeOf<HostState | null>()
  expectTypeOf(given.providers.eip155).toEqualTypeOf<Eip1193Provider | null>()
  expectTypeOf(given.providers.bip122).toEqualTypeOf<BitcoinProvider | null>()
  expectTypeOf(given.account?.address).toEqualTypeOf<string | undefined>()
  expectTypeOf(given.network?.name).toEqualTypeOf<string | undefined>()
  expectTypeOf(given.wallets?.recent[0]).toEqualTypeOf<ListedWallet | undefined>()
  expectTypeOf(given.searchWallets('Fox', 2)).toEqualTypeOf<Promise<ListedWallet[]>>()
  expectTypeOf(given.signMessage('hi')).toEqualTypeOf<Promise<string>>()
  void given.open({ view: 'Networks', namespace: 'eip155' })
  void given.connect({ wallet: 'io.metamask' }).then((detail) => {
    if (detail.namespace === 'eip155') void detail.provider.request({ method: 'eth_chainId' })
  })
  // @ts-expect-error: `NoSuchView` is not a view
  void given.open({ view: 'NoSuchView' })
  // @ts-expect-error: the view Downloads requires a wallet
  void given.open({ view: 'Downloads' })
  // @ts-expect-error: `switchNetwork` requires a network
  void given.switchNetwork()
  // @ts-expect-error: `noSuch` is not a chain family
  return given.providers.noSuch
}

// The name of the context determines the type of the callback's value.
const request: ContextRequestEvent<'wallet-modal/provider/eip155'> = Object.assign(
  new Event('context-request'),
  {
    context: 'wallet-modal/provider/eip155' as const,
    subscribe: true,
    callback: (value: Eip1193Provider | null) => void value?.request({ method: 'eth_accounts' }),
  },
)
document.querySelector('wallet-modal')?.dispatchEvent(request)
