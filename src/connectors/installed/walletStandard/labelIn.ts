/** The account list is not checked. */
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
