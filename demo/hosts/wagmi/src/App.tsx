import { useSyncExternalStore } from 'react'
import { WalletPage } from './WalletPage'

function onHashChange(changed: () => void) {
  addEventListener('hashchange', changed)
  return () => removeEventListener('hashchange', changed)
}

export function App() {
  // A larger app would use a router.
  const hash = useSyncExternalStore(onHashChange, () => location.hash)
  return (
    <>
      <nav>
        <a href="#/">Wallet</a> <a href="#/about">About</a>
      </nav>
      {hash === '#/about' ? <p>Nothing is asked here.</p> : <WalletPage />}
    </>
  )
}
