import type { Client } from './client.ts'

const RESPONSE_TIMEOUT_MS = 30_000

/** An unusable URI, with a message for the user. */
class PairingError extends Error {
  override readonly name = 'PairingError'
}

/** Pairs by a `wc:` URI. The site's proposal arrives later, as an event. */
export async function pair(client: Client, uri: string): Promise<void> {
  const { protocol, pathname, searchParams } = parse(uri.trim())
  if (protocol !== 'wc:' || !pathname.endsWith('@2') || !searchParams.has('symKey')) {
    throw new PairingError('This is not a WalletConnect URI. Copy it from the site again.')
  }
  const expiresAtMs = Number(searchParams.get('expiryTimestamp') ?? Infinity) * 1000
  if (expiresAtMs < Date.now()) {
    throw new PairingError('This URI has expired. Ask the site for a new one.')
  }
  await Promise.race([client.pair({ uri: uri.trim() }), rejectAfterTimeout()]).catch(
    (error: unknown) => {
      if (error instanceof PairingError) throw error
      if (/already exists/.test(String(error))) {
        throw new PairingError('This URI was used before. Ask the site for a new one.')
      }
      throw new PairingError(error instanceof Error ? error.message : String(error))
    },
  )
}

function parse(uri: string): URL {
  try {
    return new URL(uri)
  } catch {
    return new URL('about:blank')
  }
}

function rejectAfterTimeout(): Promise<never> {
  return new Promise((_, reject) => {
    const timer = setTimeout(
      () => reject(new PairingError('The relay does not answer. Try again in a moment.')),
      RESPONSE_TIMEOUT_MS,
    )
    if (typeof timer === 'object') timer.unref()
  })
}
