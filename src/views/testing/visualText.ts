/**
 * Returns the letters of the element without spaces, in the order in which the screen shows them from left to right.
 */
export function visualText(element: Element): string {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  const letters: { letter: string; x: number; y: number }[] = []
  const range = document.createRange()
  while (walker.nextNode()) {
    const text = walker.currentNode as Text
    for (let index = 0; index < text.length; index += 1) {
      range.setStart(text, index)
      range.setEnd(text, index + 1)
      const { left, top, width } = range.getBoundingClientRect()
      const letter = text.data[index] ?? ''
      if (width > 0 && letter.trim()) letters.push({ letter, x: left, y: top })
    }
  }
  const isSameLine = (one: number, other: number) => Math.abs(one - other) < 10
  return letters
    .sort((a, b) => (isSameLine(a.y, b.y) ? a.x - b.x : a.y - b.y))
    .map(({ letter }) => letter)
    .join('')
}
