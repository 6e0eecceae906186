import { readLogin } from '../../storage/embeddedWallet.ts'

const cooldownMs = 30_000

/** Whole seconds, rounded up, until another mail may be asked for; 0 when it may be now. For every way to log in. */
export function emailCooldownSeconds(): number {
  const leftMs = Number(readLogin('lastEmailAt') ?? 0) + cooldownMs - Date.now()
  // A clock that was set back must not lock anybody out.
  return leftMs > 0 && leftMs <= cooldownMs ? Math.ceil(leftMs / 1000) : 0
}
