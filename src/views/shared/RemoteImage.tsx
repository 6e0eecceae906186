import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { type ImageKind, loadImage } from '../../actions/wallets/loadImage.ts'
import { Letter, Tile } from '../../components/Tile.tsx'
import type { Wallet } from '../../types/wallet.ts'

interface RemoteImageProps {
  kind: ImageKind
  imageId?: string | undefined
  imageUrl?: string | undefined
  fallback: ReactNode
  size?: 'small' | 'medium' | 'large' | undefined
  round?: boolean
}

/**
 * An image given by its URL or by its id in the directory. It is fetched when it comes near the visible part of the
 * page.
 */
export function RemoteImage({ kind, imageId, imageUrl, fallback, size, round }: RemoteImageProps) {
  const place = useRef<HTMLSpanElement>(null)
  const near = useNear(place)
  const [loaded, setLoaded] = useState<{ id: string; url: string | null }>()
  // An image loaded for a previous `imageId` is not shown.
  const src = loaded && loaded.id === imageId ? loaded.url : undefined

  useEffect(() => {
    if (imageUrl || !imageId || !near) return
    let isCurrent = true
    void loadImage(kind, imageId).then((url) => {
      if (isCurrent) setLoaded({ id: imageId, url: url ?? null })
    })
    return () => {
      isCurrent = false
    }
  }, [kind, imageId, imageUrl, near])

  return (
    <span ref={place}>
      <Tile
        src={imageUrl ?? src ?? undefined}
        fallback={!imageUrl && imageId && src === undefined ? null : fallback}
        size={size}
        round={round}
      />
    </span>
  )
}

type PicturedWallet = Pick<Wallet, 'name' | 'image_id' | 'image_url'> & {
  id?: string | undefined
  rdns?: string | null | undefined
}

/** The package's picture of a wallet, and until it has loaded, or if there is none, the first letter of the name. */
function WalletFallback({ wallet: { id, rdns, name } }: { wallet: PicturedWallet }) {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    import('../../utils/walletPictures.ts').then(
      ({ walletPicture }) => setUrl(walletPicture({ id, rdns })),
      () => {},
    )
  }, [id, rdns])
  return url ? <img src={url} alt="" /> : <Letter name={name} />
}

export function WalletImage({
  wallet,
  size,
}: {
  wallet: PicturedWallet
  size?: 'small' | 'medium' | 'large' | undefined
}) {
  return (
    <RemoteImage
      kind="wallet"
      imageId={wallet.image_id}
      imageUrl={wallet.image_url}
      fallback={<WalletFallback wallet={wallet} />}
      size={size}
    />
  )
}

function useNear(element: RefObject<Element>): boolean {
  const [near, setNear] = useState(false)
  useEffect(() => {
    if (near || !element.current) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true)
      },
      { rootMargin: '160px' },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element, near])
  return near
}
