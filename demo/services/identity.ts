import { coloursFor, letterIcon } from './icons.ts'

/** Names of accounts that the demo's wallets hold, by address in lower case. */
const NAMES = new Map([
  // First and third account of the mnemonic every local chain starts with.
  ['0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266', 'ada.demo.eth'],
  ['0x3c44cdddb6a900fa2b585dd299e03d12fa4293bc', 'grace.demo.eth'],
])

/** `GET /v1/identity/:address`: most accounts have no name. */
export function identityOf(address: string): { name: string | null; avatar: string | null } {
  const name = NAMES.get(address.toLowerCase())
  if (name === undefined) return { name: null, avatar: null }
  const avatar = letterIcon(name.slice(0, 1).toUpperCase(), coloursFor(name))
  return { name, avatar: `data:image/svg+xml,${encodeURIComponent(avatar)}` }
}
