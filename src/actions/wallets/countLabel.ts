/** Approximate number of wallets: from ten up rounded down to tens, with a plus. */
export function countLabel(count: number, featured: number): string | undefined {
  const total = count + featured
  if (count === 0) return undefined
  return total < 10 ? String(total) : `${Math.floor(total / 10) * 10}+`
}
