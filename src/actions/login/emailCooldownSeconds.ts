import { readLogin } from '../../storage/embeddedWallet.ts'

const cooldownMs = 30_000

/** Seconds, rounded up, until another mail may be requested; 0 if it may be now. Shared by all email logins. */
export function emailCooldownSeconds(): number {
  const leftMs = Number(readLogin('lastEmailAt') ?? 0) + cooldownMs - Date.now()
  // A clock that was set back must not block the login.
  return leftMs > 0 && leftMs <= cooldownMs ? Math.ceil(leftMs / 1000) : 0
}
