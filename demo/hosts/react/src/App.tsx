import { useSyncExternalStore } from 'react'
import { WalletPage } from './WalletPage'

function subscribe(onChange: () => void) {
  addEventListener('hashchange', onChange)
  return () => removeEventListener('hashchange', onChange)
}

/** A larger app would use a router. */
const useHash = () => useSyncExternalStore(subscribe, () => location.hash)

export function App() {
  const hash = useHash()
  return (
    <>
      <nav>
        <a href="#/">Wallet</a> <a href="#/about">About</a>
      </nav>
      {hash === '#/about' ? <p>Nothing is asked here.</p> : <WalletPage />}
    </>
  )
}
