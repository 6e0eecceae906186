const maxIconLength = 256 * 1024

/**
 * Returns an icon that is a data URL, without the white space around it, which URL parsers ignore. Undefined for any other
 * icon, because a remote image would reveal the user to its server.
 */
export function toInlineIcon(icon: unknown): string | undefined {
  const url = typeof icon === 'string' ? icon.trim() : ''
  return /^data:image\//i.test(url) && url.length <= maxIconLength ? url : undefined
}

/** Calls `read`. Returns undefined if a getter of the foreign object throws. */
export function attemptRead<Value>(read: () => Value): Value | undefined {
  try {
    return read()
  } catch {
    return undefined
  }
}

const maxFlags = 32

/** Properties that state how a wallet is at the moment or where it runs, and not which wallet it is. */
const state =
  /^is(un)?(connect|lock|ready|init|enable|active|avail|load|inject|default|mobile|desktop|extension|testnet)/i

/** Maximum number of prototypes of a provider that are read. */
const maxPrototypes = 8

/** Returns the names of the properties of a provider and its prototypes, since a class has its getters on a prototype. */
const namesOf = (owner: unknown, prototypes: number): string[] =>
  attemptRead(() => [
    ...Object.getOwnPropertyNames(owner),
    ...(prototypes > 0 ? namesOf(Object.getPrototypeOf(owner), prototypes - 1) : []),
  ]) ?? []

/**
 * Returns the names of the provider's properties such as `isMetaMask` that are true, 32 at most, without those of its
 * state, in the order of the alphabet. A provider behind a Proxy may throw for its list of keys, or for one of them.
 */
export function flagsOf(provider: object): string[] {
  const isFlag = (name: string) =>
    /^is[A-Z]\w{0,60}$/.test(name) &&
    !state.test(name) &&
    attemptRead(() => Reflect.get(provider, name)) === true
  return [...new Set(namesOf(provider, maxPrototypes))].filter(isFlag).slice(0, maxFlags).sort()
}
