import type { SignClient } from '@walletconnect/sign-client'
import { log } from '../../../utils/log.ts'

type SignClientOptions = NonNullable<Parameters<typeof SignClient.init>[0]>
type SdkLogger = Exclude<SignClientOptions['logger'], string | undefined>

function textOf(part: unknown): string {
  if (part instanceof Error) return part.message
  return typeof part === 'string' ? part : ''
}

/** The lowest level is printed with `debug` only, but always kept for bug reports. */
function write(...parts: unknown[]): void {
  const text = parts.map(textOf).filter(Boolean).join(' ')
  if (text) log('debug', `WalletConnect SDK: ${text}`)
}

function ignore(): void {}

/** The SDK's own would set a function on `window`. Levels below `warn` may contain keys, so they are dropped. */
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
    // The SDK creates a child for each module and sets its name on it.
    child: () => createSdkLogger(),
  }
  return logger as unknown as SdkLogger
}
