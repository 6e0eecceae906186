/** A localStorage that can fail, as in browsers that block it or have no space left. */
export function createFakeStorage() {
  const values = new Map<string, string>()
  return {
    values,
    isFull: false,
    getItem: (key: string) => values.get(key) ?? null,
    setItem(key: string, value: string) {
      if (this.isFull) throw new DOMException('full', 'QuotaExceededError')
      values.set(key, value)
    },
    removeItem: (key: string) => void values.delete(key),
  }
}
