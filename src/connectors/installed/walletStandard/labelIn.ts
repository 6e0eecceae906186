/** What the person calls an account: by a wallet's own list, of which nothing was checked. */
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
