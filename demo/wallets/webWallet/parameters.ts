/** Parameters in the page's URL. */
export interface Parameters {
  relayUrl: string
  /** RPC URLs by CAIP-2 id; the first chain is active. */
  rpcUrls: Record<string, string>
  exposeAllAccounts: boolean
  /** A pairing URI to use at once. */
  uri?: string
}

const DEFAULT_RELAY = 'ws://localhost:4176'
const DEFAULT_RPC_URLS = {
  'eip155:1': 'http://127.0.0.1:8545',
  'eip155:8453': 'http://127.0.0.1:8546',
  'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1': 'http://localhost:8899',
}

/** Parses `relay=ws://…`, `rpc=eip155:1@http://…` (repeated), `accounts=all` and the deep link's `uri=wc:…`. */
export function readParameters(search: string): Parameters {
  const query = new URLSearchParams(search)
  const rpcUrls: Record<string, string> = {}
  for (const rpc of query.getAll('rpc')) {
    const [chainId, ...url] = rpc.split('@')
    if (chainId && url.length > 0) rpcUrls[chainId] = url.join('@')
  }
  const uri = query.get('uri')
  return {
    relayUrl: query.get('relay') ?? DEFAULT_RELAY,
    rpcUrls: Object.keys(rpcUrls).length > 0 ? rpcUrls : DEFAULT_RPC_URLS,
    exposeAllAccounts: query.get('accounts') === 'all',
    ...(uri ? { uri: decodedOnce(uri) } : {}),
  }
}

/** Links for Android inside Telegram are encoded twice. */
function decodedOnce(uri: string): string {
  return /^wc%3a/i.test(uri) ? decodeURIComponent(uri) : uri
}
