import type { ServiceContext } from '../../services/serviceContext.ts'
import type { ImageKind } from '../../services/walletServices.ts'
import { log } from '../../utils/log.ts'
import { serviceContext } from '../services/serviceContext.ts'

export type { ImageKind }

/** Cache of URLs by kind and id for the page's lifetime; failures are not cached. */
const images = new Map<string, Promise<string | undefined>>()

/** Loads an image of the directory; resolves with an object or data URL. Undefined if it cannot be loaded. */
export function loadImage(kind: ImageKind, id: string): Promise<string | undefined> {
  const key = `${kind}/${id}`
  const known = images.get(key)
  if (known) return known
  // Without a project id nothing is cached, because the host may set one later.
  const context = serviceContext()
  if (!context) return Promise.resolve(undefined)
  const image = fetchImage(context, kind, id).catch((thrown: unknown) => {
    images.delete(key)
    log('info', `image ${key} could not be loaded`, thrown)
    return undefined
  })
  images.set(key, image)
  return image
}

async function fetchImage(context: ServiceContext, kind: ImageKind, id: string): Promise<string> {
  const { getImage } = await import('../../services/walletServices.ts')
  const image = await getImage(context, kind, id)
  // An SVG may contain scripts. Opened in a tab, an object URL would be a document of this page's origin; a data URL is
  // not.
  if (image.type !== 'image/svg+xml') return URL.createObjectURL(image)
  return `data:${image.type},${encodeURIComponent(await image.text())}`
}
