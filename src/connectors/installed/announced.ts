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

/** Maximum number of objects that are read: the provider and its prototypes, since a class has its getters on a prototype. */
const maxOwners = 8

/**
 * Returns the names of the provider's properties such as `isMetaMask` that are true, 32 at most, without those of its
 * state, in the order of the alphabet. A provider behind a Proxy may throw for its list of keys, or for one of them.
 */
export function flagsOf(provider: object): string[] {
  const flags = new Set<string>()
  const isTrue = (name: string) => attemptRead(() => Reflect.get(provider, name)) === true
  let owner: unknown = provider
  for (let count = 0; count < maxOwners; count += 1)
    owner = attemptRead((): unknown => {
      for (const name of Object.getOwnPropertyNames(owner))
        if (/^is[A-Z]\w{0,60}$/.test(name) && !state.test(name) && isTrue(name)) flags.add(name)
      return Object.getPrototypeOf(owner)
    })
  return [...flags].slice(0, maxFlags).sort()
}
