import * as z from 'zod/mini'
import { WalletModalError } from '../../errors/WalletModalError.ts'
import { validEntries } from '../../storage/schemas.ts'
import { toDisplayLine } from '../../utils/displayText.ts'
import { text } from '../../utils/schemas.ts'
import { readBody } from '../http.ts'

const maxBytes = 20_000
/** Maximum length of a reason, which is shown in a toast. */
const maxCharacters = 160

const body = z.object({ reasons: validEntries(z.object({ description: text }), 10) })

export async function reasonOf(thrown: unknown): Promise<string | undefined> {
  const response = thrown instanceof WalletModalError ? thrown.cause : undefined
  if (!(response instanceof Response) || response.bodyUsed) return undefined
  try {
    const bytes = await readBody(response.url, response, maxBytes)
    const { reasons } = body.parse(JSON.parse(new TextDecoder().decode(bytes)))
    return toDisplayLine(reasons[0]?.description ?? '', maxCharacters) || undefined
  } catch {
    return undefined
  }
}
