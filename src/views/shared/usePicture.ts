import { useEffect, useState } from 'react'
import { log } from '../../utils/log.ts'

const loaders = {
  network: async () => (await import('../../utils/networkPictures.ts')).networkPicture,
  native: async () => (await import('../../utils/networkPictures.ts')).nativePicture,
  token: async () => (await import('../../utils/tokenPictures.ts')).tokenPicture,
}

type Kind = keyof typeof loaders

/** Loaded tables, cached for the page's lifetime, so that a row mounted later shows its picture in its first frame. */
const tables: { [kind in Kind]?: (id: string) => string | undefined } = {}

/**
 * Returns the data URL of the picture that the package has of a network or native token (by CAIP-2 id) or of a token (by
 * CAIP-10 id): undefined until its chunk has loaded, null if there is none.
 */
export function usePicture(kind: Kind, id: string): string | null | undefined {
  const [hasFailed, setFailed] = useState(false)
  const [, update] = useState({})
  const pictureOf = tables[kind]
  useEffect(() => {
    if (pictureOf) return
    loaders[kind]().then(
      (loaded) => {
        tables[kind] = loaded
        update({})
      },
      (thrown: unknown) => {
        log('info', `the pictures of ${kind} could not be loaded`, thrown)
        setFailed(true)
      },
    )
  }, [kind, pictureOf])
  if (!pictureOf) return hasFailed ? null : undefined
  const svg = pictureOf(id)
  return svg ? `data:image/svg+xml,${encodeURIComponent(svg)}` : null
}
