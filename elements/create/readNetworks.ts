/** A row of the tables of built-in networks. */
export interface BuiltInNetwork {
  /** The name that the attribute `networks` takes: `base`. */
  slug: string
  /** The name that users read: `Base`. */
  name: string
  caipNetworkId: string
  /** CAIP-2 namespace, which is also the family of the test wallet. */
  namespace: string
  /** Host of the public node. */
  node: string
}

/** Returns the rows of the tables in the page `networks.md`. */
export function readNetworks(page: string): BuiltInNetwork[] {
  const rows = page.matchAll(
    /^\| `([\w-]+)` \| ([^|]+) \| [^|]+ \| `(\w+):(\w+)` \| \w+ \| `([^`]+)` \|$/gm,
  )
  return [...rows].map(([, slug = '', name = '', namespace = '', reference = '', node = '']) => ({
    slug,
    name: name.trim(),
    caipNetworkId: `${namespace}:${reference}`,
    namespace,
    node,
  }))
}
