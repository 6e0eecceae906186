/**
 * Creates a lookup of an account's label by address. `accounts` is the wallet's own list, which may be malformed or
 * throw.
 */
export function labelIn(accounts: () => readonly unknown[]) {
  return (wanted: string): string | undefined => {
    try {
      for (const account of accounts()) {
        const { address, label } = Object(account) as { address?: unknown; label?: unknown }
        if (address === wanted) return typeof label === 'string' ? label : undefined
      }
    } catch {}
    return undefined
  }
}
