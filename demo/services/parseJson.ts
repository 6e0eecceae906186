import { isRecord } from '../wallets/shared/json.ts'

/** The object that a body holds; undefined for anything else. */
export function parseJson(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return isRecord(value) ? value : undefined
  } catch {
    return undefined
  }
}
