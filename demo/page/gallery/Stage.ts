import type { HostState } from '../../../src/types/host.ts'
import { Locator } from './locator.ts'

/** URLs of the demo's services, from the page's server. */
export interface StageUrls {
  walletServices: string
  analytics: string
  blockchainApi: string
  relay: string
  frame: string
  inbox: string
  chains: Record<string, string>
}

/** A request that the stage responds to. */
interface StageRequest {
  body: string
  /** Sends the request to the service. */
  load(): Promise<Response>
}

/** Returns the JSON body or the HTTP status of a response. */
type Answer = (url: URL, request: StageRequest) => unknown

export interface NodeRequest {
  id: number
  method: string
  params: unknown[]
}

export interface NodeResponse {
  id: number
  result?: unknown
  error?: { code: number; message: string }
}

interface Provider {
  request(request: { method: string; params: unknown[] }): Promise<unknown>
}

/** Returns an empty window in place of a real one, which the browser would block without a click of the user. */
function openNothing(): Window | null {
  const frame = document.createElement('iframe')
  frame.hidden = true
  document.body.append(frame)
  return frame.contentWindow
}

/** A page with a `<wallet-modal>`. The methods run in this page and act as its user or its host. */
export class Stage {
  readonly #answers: { path: RegExp; answer: Answer }[] = []

  constructor(
    readonly element: HTMLElement,
    readonly urls: StageUrls,
  ) {
    const load = window.fetch
    window.fetch = async (input, init) => {
      const url = new URL(input instanceof Request ? input.url : input, location.href)
      const found = this.#answers.findLast(({ path }) => path.test(url.origin + url.pathname))
      if (!found) return load(input, init)
      const body = await found.answer(url, {
        body: String(init?.body ?? ''),
        load: () => load(input, init),
      })
      if (body instanceof Response) return body.clone()
      return typeof body === 'number'
        ? Response.json({}, { status: body })
        : Response.json(body ?? null)
    }
  }

  /**
   * Responds in place of a service, with JSON or a given response, to requests whose URL, without its query, matches `path`. A later response takes
   * precedence.
   */
  answer(path: RegExp, answer: Answer): void {
    this.#answers.push({ path, answer })
  }

  /**
   * Changes results of nodes. `change` gets the request, its response with `result` or `error`, and the CAIP-2 id of the
   * network.
   */
  changeResults(
    change: (
      request: NodeRequest,
      response: NodeResponse,
      caipNetworkId: string | null,
    ) => NodeResponse,
  ): void {
    // The element asks nodes through the blockchain API.
    const { origin } = new URL(this.urls.blockchainApi)
    this.answer(new RegExp(`^${origin}/v1/?$`), async (url, { body, load }) => {
      const requests = [JSON.parse(body)].flat() as NodeRequest[]
      const read = await (await load()).json()
      const changed = [read].flat().map((response: NodeResponse) => {
        const request = requests.find(({ id }) => id === response.id)
        return request ? change(request, response, url.searchParams.get('chainId')) : response
      })
      return Array.isArray(read) ? changed : changed[0]
    })
  }

  /** `window.open` returns null, as in a browser that blocks windows. */
  blockWindows(): void {
    window.open = () => null
  }

  /** Ends the effects of `answer` and `blockWindows`. */
  restore(): void {
    this.#answers.length = 0
    window.open = openNothing
  }

  dialog = (name?: string): Locator =>
    new Locator().getByRole('dialog', name === undefined ? {} : { name, exact: true })
  button = (name: string | RegExp): Locator => this.dialog().getByRole('button', { name })

  /** Sets attributes of the element; null removes one. */
  setAttributes(attributes: Record<string, string | null>): void {
    for (const [name, value] of Object.entries(attributes)) {
      if (value === null) this.element.removeAttribute(name)
      else if (this.element.getAttribute(name) !== value) this.element.setAttribute(name, value)
    }
  }

  /** Sends a command; resolves with its result. */
  command(command: string, data: Record<string, unknown> = {}): Promise<unknown> {
    const detail: Record<string, unknown> = { command, ...data }
    this.element.dispatchEvent(new CustomEvent('walletcommand', { detail }))
    return Promise.resolve(detail.result)
  }

  async state(): Promise<HostState> {
    return (await this.command('state')) as HostState
  }

  /** The provider of the host in a namespace. */
  provider(namespace: string): unknown {
    let provider: unknown = null
    const callback = (value: unknown) => {
      provider = value
    }
    const context = `wallet-modal/provider/${namespace}`
    this.element.dispatchEvent(Object.assign(new Event('context-request'), { context, callback }))
    return provider
  }

  /** Sends a request through the EVM provider of the host. */
  async request(method: string, params: unknown[] = []): Promise<unknown> {
    return (this.provider('eip155') as Provider | null)?.request({ method, params })
  }
}
