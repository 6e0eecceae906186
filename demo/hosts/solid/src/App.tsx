import { createSignal, onCleanup, Show } from 'solid-js'
import { WalletPage } from './WalletPage'

export function App() {
  // A larger app would use @solidjs/router.
  const [hash, setHash] = createSignal(location.hash)
  const onHashChange = () => setHash(location.hash)
  addEventListener('hashchange', onHashChange)
  onCleanup(() => removeEventListener('hashchange', onHashChange))

  return (
    <>
      <nav>
        <a href="#/">Wallet</a> <a href="#/about">About</a>
      </nav>
      <Show when={hash() === '#/about'} fallback={<WalletPage />}>
        <p>Nothing is asked here.</p>
      </Show>
    </>
  )
}
