import { useState } from 'react'

type Mark = typeof import('../shared/WalletsMark.tsx').WalletsMark

let loaded: Mark | undefined

/** The icon of All Wallets. Its images are fetched only once the user points at or focuses it. */
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
