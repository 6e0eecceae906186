import * as z from 'zod/mini'
import { toDisplayLine } from '../utils/displayText.ts'
import { isPublicUrl } from '../utils/isPublicUrl.ts'
import { nonEmptyText, text } from '../utils/schemas.ts'
import { toUrl } from '../utils/toUrl.ts'
import { lenient } from './schemas.ts'
import { upTo } from './storage.ts'

/** Maximum characters of a description, about three lines. */
const maxDescription = 160
const maxUrl = 256

const line = z.transform((value: string) => toDisplayLine(value, maxDescription))

const webPage = z.pipe(
  upTo(maxUrl, (value) => {
    const url = toUrl(value)
    return url !== null && isPublicUrl(url)
  }),
  z.transform((value): string => new URL(value).href),
)

/**
 * Text records of a name (ENSIP-5). Its owner writes them and nothing verifies them. A malformed record is left out, and
 * so is a URL that is not public.
 */
export const nameProfile = z.object({
  description: lenient(z.pipe(z.pipe(text, line), nonEmptyText)),
  url: lenient(webPage),
})
