import { useEffect, useState } from 'react'
import { loadImage } from '../../actions/wallets/loadImage.ts'
import { Icon } from '../../components/Icon.tsx'
import { Tile } from '../../components/Tile.tsx'
import { wallets } from '../../controllers/wallets.ts'
import { addStyles } from '../../theme/styles.ts'
import { useStateOf } from '../../utils/useStateOf.ts'
import css from './WalletsMark.css'

addStyles(css)

const count = 4

/** Images of four wallets; a drawn grid until they have loaded. */
export function WalletsMark() {
  const { featured, recommended, pages } = useStateOf(wallets)
  const known = [...featured, ...recommended, ...pages.wallets]
  const ids = [...new Set(known.flatMap((wallet) => wallet.image_id ?? []))].slice(0, count).join()
  const [urls, setUrls] = useState<string[]>([])

  useEffect(() => {
    let isCurrent = true
    const loading = ids.split(',').map((id) => (id ? loadImage('wallet', id) : undefined))
    void Promise.all(loading).then((all) => {
      if (isCurrent) setUrls(all.filter((url) => url !== undefined))
    })
    return () => {
      isCurrent = false
    }
  }, [ids])

  return (
    <Tile
      fallback={
        urls.length < count ? (
          <Icon name="wallets" />
        ) : (
          <span className="four">
            {urls.map((url) => (
              <img key={url} src={url} alt="" />
            ))}
          </span>
        )
      }
    />
  )
}
