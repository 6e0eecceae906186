import * as z from 'zod/mini'
import type { Wallet } from '../types/wallet.ts'
import { nonEmptyText, oneOf, text } from '../utils/schemas.ts'
import { toOutsideImageUrl, toSafeHttpUrl, toSafeLink, toSafeWebLink } from '../utils/url.ts'
import { displayText, lenient, validEntries } from './schemas.ts'

function url(toSafe: (value: unknown) => string | null) {
  return lenient(
    z.pipe(
      text,
      z.transform((value) => toSafe(value) ?? undefined),
    ),
  )
}

/** Ids and rdns become part of URLs and of storage keys, so their length is limited. */
const isShort = (value: string) => value.length <= 128
const shortText = text.check(z.refine(isShort))
const optionalText = lenient(shortText)
/** Maximum number of chains of a wallet, and of its injected ids. */
const maxEntries = 500
const page = url(toSafeHttpUrl)
const link = url(toSafeLink)

/**
 * A wallet of the directory or of the recent list. Unsafe links are dropped. A custom wallet of the host may be in the recent
 * list, with any app's scheme.
 */
export const wallet: z.ZodMiniType<Wallet> = z.object({
  id: nonEmptyText.check(z.refine(isShort)),
  name: displayText,
  rdns: optionalText,
  image_id: optionalText,
  image_url: url(toOutsideImageUrl),
  chains: lenient(validEntries(shortText, maxEntries)),
  homepage: page,
  mobile_link: link,
  desktop_link: link,
  webapp_link: url(toSafeWebLink),
  app_store: page,
  play_store: page,
  chrome_store: page,
  badge_type: lenient(oneOf(['none', 'certified'])),
  injected: lenient(
    validEntries(z.object({ namespace: optionalText, injected_id: optionalText }), maxEntries),
  ),
})
