import type { SignClient } from '@walletconnect/sign-client'
import { log } from '../../../utils/log.ts'

type SignClientOptions = NonNullable<Parameters<typeof SignClient.init>[0]>
type SdkLogger = Exclude<SignClientOptions['logger'], string | undefined>

function textOf(part: unknown): string {
  if (part instanceof Error) return part.message
  return typeof part === 'string' ? part : ''
}

/** Into our log at its lowest level: printed with `debug` only, kept for bug reports in any case. */
function write(...parts: unknown[]): void {
  const text = parts.map(textOf).filter(Boolean).join(' ')
  if (text) log('debug', `WalletConnect SDK: ${text}`)
}

function ignore(): void {}

/**
 * What the SDK logs to instead of its own logger, which would write every message as text, and put a
 * function on `window`. What it says below `warn` may hold keys, so it is dropped.
 */
export function createSdkLogger(): SdkLogger {
  const logger = {
    level: 'error',
    trace: ignore,
    debug: ignore,
    info: ignore,
    silent: ignore,
    warn: write,
    error: write,
    fatal: write,
    // The SDK asks for one a part and writes the part's name on it.
    child: () => createSdkLogger(),
  }
  return logger as unknown as SdkLogger
}
