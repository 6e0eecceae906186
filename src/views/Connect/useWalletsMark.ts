import { useState } from 'react'

type Mark = typeof import('../shared/WalletsMark.tsx').WalletsMark

let loaded: Mark | undefined

/** The mark of All Wallets, for which pictures are fetched: only once the visitor turns to it. */
export function useWalletsMark() {
  const [, update] = useState({})
  const load = () => {
    if (loaded) return
    import('../shared/WalletsMark.tsx').then(
      (module) => {
        loaded = module.WalletsMark
        update({})
      },
      () => {},
    )
  }
  return { Mark: loaded, load }
}
