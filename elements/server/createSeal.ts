import { base64urlnopad } from '@scure/base'

/** Separates the uses of a secret, so that a nonce never counts as a session. */
type Purpose = 'nonce' | 'session'

export interface Seal {
  /** Returns the code of the bytes, 32 bytes. */
  sign(purpose: Purpose, bytes: Uint8Array): Promise<Uint8Array>
  /** True if the code was made with any of the secrets. */
  isSigned(purpose: Purpose, bytes: Uint8Array, code: Uint8Array): Promise<boolean>
}

const encode = (text: string) => new TextEncoder().encode(text)
const concat = (...parts: readonly Uint8Array[]) =>
  Uint8Array.from(parts.flatMap((part) => [...part]))

/** Makes message authentication codes (HMAC-SHA-256) by Web Crypto, which compares them in constant time. */
export function createSeal(secrets: readonly string[]): Seal {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  let keys: Promise<CryptoKey[]> | undefined

  /** Imports the keys with the first request: Cloudflare's workers allow no asynchronous work while a module loads. */
  function importKeys(): Promise<CryptoKey[]> {
    keys ??= Promise.all(
      secrets.map((secret) =>
        crypto.subtle.importKey('raw', encode(secret), algorithm, false, ['sign', 'verify']),
      ),
    )
    return keys
  }
  const toData = (purpose: Purpose, bytes: Uint8Array) =>
    concat(encode(`wallet-modal/${purpose}\n`), bytes)

  return {
    async sign(purpose, bytes) {
      const [key] = await importKeys()
      if (!key) throw new Error('No secret is known')
      return new Uint8Array(await crypto.subtle.sign('HMAC', key, toData(purpose, bytes)))
    },
    async isSigned(purpose, bytes, code) {
      const data = toData(purpose, bytes)
      const all = (await importKeys()).map((key) =>
        crypto.subtle.verify('HMAC', key, Uint8Array.from(code), data),
      )
      return (await Promise.all(all)).includes(true)
    },
  }
}

/** Returns a text as `{payload}.{code}` in base64url. */
export async function sealText(seal: Seal, purpose: Purpose, text: string): Promise<string> {
  const bytes = encode(text)
  const code = await seal.sign(purpose, bytes)
  return `${base64urlnopad.encode(bytes)}.${base64urlnopad.encode(code)}`
}

/** Returns what was sealed by `sealText`; null for any other text. */
export async function openText(
  seal: Seal,
  purpose: Purpose,
  sealed: string,
): Promise<string | null> {
  const [payload, code, ...rest] = sealed.split('.').map(decode)
  if (!payload || !code || rest.length > 0) return null
  return (await seal.isSigned(purpose, payload, code)) ? new TextDecoder().decode(payload) : null
}

function decode(text: string): Uint8Array | null {
  try {
    return base64urlnopad.decode(text)
  } catch {
    return null
  }
}

export const randomBytes = (length: number): Uint8Array =>
  crypto.getRandomValues(new Uint8Array(length))
