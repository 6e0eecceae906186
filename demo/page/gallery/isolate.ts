/** Storage in memory. */
class MemoryStorage {
  readonly #values = new Map<string, string>()

  get length() {
    return this.#values.size
  }
  key = (index: number) => [...this.#values.keys()][index] ?? null
  getItem = (key: string) => this.#values.get(key) ?? null
  setItem(key: string, value: string) {
    this.#values.set(key, String(value))
  }
  removeItem(key: string) {
    this.#values.delete(key)
  }
  clear() {
    this.#values.clear()
  }
}

/**
 * Gives this page a storage of its own. Stages share their origin with each other and with the demo's page, whose
 * connections they neither see nor change.
 */
export function isolate(): void {
  for (const name of ['localStorage', 'sessionStorage']) {
    Object.defineProperty(window, name, { value: new MemoryStorage() })
  }
  addEventListener('storage', (event) => event.stopImmediatePropagation(), true)
}
