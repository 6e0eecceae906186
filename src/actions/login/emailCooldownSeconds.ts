import { readLogin } from '../../storage/embeddedWallet.ts'

const cooldownMs = 30_000

/** Seconds until the next mail may be requested, rounded up. 0 if a mail may be requested now. */
export function emailCooldownSeconds(): number {
  const leftMs = Number(readLogin('lastEmailAt') ?? 0) + cooldownMs - Date.now()
  // A longer wait means that the clock was set back. A clock change must not block the login.
  return leftMs > 0 && leftMs <= cooldownMs ? Math.ceil(leftMs / 1000) : 0
}
