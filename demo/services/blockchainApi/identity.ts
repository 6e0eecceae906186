import { ensNames } from '../data/names.ts'
import type { RegisteredNames } from '../profile/RegisteredNames.ts'
import { coloursFor, letterIcon } from '../walletServices/icons.ts'

const ensByAddress = new Map(
  Object.entries(ensNames).map(([name, address]) => [address.toLowerCase(), name]),
)

/** `GET /v1/identity/:address`: the ENS name, or else the name that was registered last. Most accounts have no name. */
export function identityOf(
  names: RegisteredNames,
  address: string,
): { name: string | null; avatar: string | null } {
  const [registered] = names.of(address)
  const name = ensByAddress.get(address.toLowerCase()) ?? registered?.name
  if (name === undefined) return { name: null, avatar: null }
  const own = name === registered?.name ? registered.attributes[0]?.avatar : undefined
  return { name, avatar: own ?? drawnAvatar(name) }
}

function drawnAvatar(name: string): string {
  const avatar = letterIcon(name.slice(0, 1).toUpperCase(), coloursFor(name))
  return `data:image/svg+xml,${encodeURIComponent(avatar)}`
}
