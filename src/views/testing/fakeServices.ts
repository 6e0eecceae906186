import { afterEach, vi } from 'vitest'
import { options } from '../../controllers/options.ts'

const blockchainApi = 'https://blockchain-api.test'
const walletServices = 'https://wallet-services.test'

/** Returns a JSON body, an HTTP status, a `Response`, or a promise of one of them. */
type Respond = (url: URL, request: Request) => unknown

/**
 * Responds in place of the hosted services. A request gets the response of the first key in `responses` that its path
 * contains after a slash. Any other request fails as if the user were offline. Returns the URLs requested so far,
 * oldest first.
 */
export function fakeServices(responses: Record<string, Respond>): URL[] {
  const received: URL[] = []
  Object.assign(options, {
    projectId: 'p1',
    blockchainApiUrl: blockchainApi,
    servicesUrl: walletServices,
  })
  const supported: Respond = () => ({ http: ['eip155:1', 'eip155:8453'], ws: [] })
  const all: Record<string, Respond> = { 'supported-chains': supported, ...responses }
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init)
    const url = new URL(request.url)
    const name = Object.keys(all).find((path) => url.pathname.includes(`/${path}`))
    if (!name) throw new TypeError('Failed to fetch')
    if (name in responses) received.push(url)
    const response = await all[name]?.(url, request)
    request.signal.throwIfAborted()
    if (response instanceof Response) return response
    return typeof response === 'number'
      ? Response.json({}, { status: response })
      : Response.json(response)
  })
  return received
}

afterEach(() => {
  vi.restoreAllMocks()
})
