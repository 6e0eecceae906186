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
 * Gives this page a storage of its own. Stages have the same origin as each other and as the demo's page, but must not
 * read or change each other's stored connections.
 */
export function isolate(): void {
  for (const name of ['localStorage', 'sessionStorage']) {
    Object.defineProperty(window, name, { value: new MemoryStorage() })
  }
  addEventListener('storage', (event) => event.stopImmediatePropagation(), true)
}
