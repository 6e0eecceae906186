import { afterEach, vi } from 'vitest'
import { options } from '../../controllers/options.ts'

const blockchainApi = 'https://blockchain-api.test'
const walletServices = 'https://wallet-services.test'

/** Returns a JSON body, an HTTP status, a `Response`, or a promise of one of these. */
type Answer = (url: URL, request: Request) => unknown

/**
 * Responds in place of the hosted services. The first key of `answers` that follows a slash in the path selects the
 * response; any other request fails as if the network were down. Returns the URLs requested so far, oldest first.
 */
export function answerServices(answers: Record<string, Answer>): URL[] {
  const received: URL[] = []
  Object.assign(options, {
    projectId: 'p1',
    blockchainApiUrl: blockchainApi,
    servicesUrl: walletServices,
  })
  const supported: Answer = () => ({ http: ['eip155:1', 'eip155:8453'], ws: [] })
  const all: Record<string, Answer> = { 'supported-chains': supported, ...answers }
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init)
    const url = new URL(request.url)
    const name = Object.keys(all).find((path) => url.pathname.includes(`/${path}`))
    if (!name) throw new TypeError('Failed to fetch')
    if (name in answers) received.push(url)
    const answer = await all[name]?.(url, request)
    request.signal.throwIfAborted()
    if (answer instanceof Response) return answer
    return typeof answer === 'number'
      ? Response.json({}, { status: answer })
      : Response.json(answer)
  })
  return received
}

afterEach(() => {
  vi.restoreAllMocks()
})
