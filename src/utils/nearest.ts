/** Returns the Levenshtein distance of two words. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (const [above, letter] of [...one].entries()) {
    const next = [above + 1]
    for (const [left, wanted] of [...other].entries()) {
      const replaced = (row[left] ?? 0) + (letter === wanted ? 0 : 1)
      next.push(Math.min((next[left] ?? 0) + 1, (row[left + 1] ?? 0) + 1, replaced))
    }
    row = next
  }
  return row[other.length] ?? 0
}

export function nearest(text: string, candidates: readonly string[]): string | undefined {
  const given = text.toLowerCase().slice(0, 50)
  let best: string | undefined
  // A third of the letters may differ, or two may be swapped.
  const limit = Math.max(given.length > 3 ? 2 : 1, given.length / 3)
  let least = limit
  for (const candidate of candidates) {
    const wanted = candidate.toLowerCase()
    const letters = distance(given, wanted)
    const away = given.startsWith(`${wanted}-`) ? Math.min(letters, limit) : letters
    if (away > least || (away === least && best)) continue
    best = candidate
    least = away
  }
  return best
}
