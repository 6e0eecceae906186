import { isRecord } from '../../wallets/shared/json.ts'

/** The object in a JSON body; undefined for anything else. */
export function parseJson(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return isRecord(value) ? value : undefined
  } catch {
    return undefined
  }
}
