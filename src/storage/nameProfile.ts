import * as z from 'zod/mini'
import { toDisplayLine } from '../utils/displayText.ts'
import { nonEmptyText, text } from '../utils/schemas.ts'
import { toSafeHttpUrl } from '../utils/url.ts'
import { lenient } from './schemas.ts'
import { upTo } from './storage.ts'

/** Maximum characters of a description, about three lines. */
const maxDescription = 160
const maxUrl = 256

const line = z.transform((value: string) => toDisplayLine(value, maxDescription))

const webPage = z.pipe(
  upTo(maxUrl, (value) => toSafeHttpUrl(value)?.startsWith('https://') ?? false),
  z.transform((value): string => new URL(value).href),
)

/**
 * Text records of a name (ENSIP-5). Its owner writes them and nothing verifies them. A malformed record is left out, and
 * so is a URL that is not https or has credentials.
 */
export const nameProfile = z.object({
  description: lenient(z.pipe(z.pipe(text, line), nonEmptyText)),
  url: lenient(webPage),
})
