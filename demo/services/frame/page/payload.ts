import { isRecord } from '../../../wallets/shared/json.ts'

/** A member of a payload. @throws unless it is a string. */
export function textIn(payload: unknown, name: string): string {
  const value = isRecord(payload) ? payload[name] : undefined
  if (typeof value === 'string') return value
  throw new Error(`"${name}" is missing.`)
}

export function memberOf(payload: unknown, name: string): unknown {
  return isRecord(payload) ? payload[name] : undefined
}

/** A number or decimal string is an EVM chain; CAIP-2 ids stay unchanged. */
export function toCaip(chainId: unknown): string {
  if (typeof chainId === 'number' && Number.isSafeInteger(chainId) && chainId > 0) {
    return `eip155:${chainId}`
  }
  const text = String(chainId)
  if (/^[1-9]\d{0,15}$/.test(text)) return `eip155:${text}`
  if (/^(eip155:[1-9]\d{0,15}|solana:[1-9A-HJ-NP-Za-km-z]{32})$/.test(text)) return text
  throw new Error('This is not a chain the demo wallet knows.')
}

/** Responses have a number for EVM chains, a CAIP-2 id for other chains. */
export function toWireChain(caip: string): number | string {
  return caip.startsWith('eip155:') ? Number(caip.slice('eip155:'.length)) : caip
}
