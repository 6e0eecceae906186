import { type GivenResponse, type HostFault, hostFaults } from './hostFaults.ts'

const chunkBytes = 65_536

export interface HostRequest {
  url: URL
  method: string
  body: string
}

interface HostResponse {
  body: string
  status?: number
  fault: HostFault | null
}

/** Replaces `fetch`. Each response is honest as far as its fault lets it, and bodies arrive in chunks on demand. */
export class FaultyHost {
  requests = 0
  /** Bytes of the body of which the code under test has read most. */
  mostRead = 0

  constructor(
    private readonly respond: (request: HostRequest) => HostResponse | Promise<HostResponse>,
  ) {}

  readonly fetch = async (input: URL | string, init: RequestInit = {}): Promise<Response> => {
    this.requests += 1
    const { signal, method = 'GET' } = init
    signal?.throwIfAborted()
    const aborted = new Promise<never>((_, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason))
    })
    aborted.catch(() => {})
    const request = { url: new URL(input), method, body: String(init.body ?? '') }
    const { fault, ...honest } = await this.respond(request)
    const given: GivenResponse = fault ? hostFaults[fault].respond(honest.body) : honest
    const { delayMs = 0, isRefused, status = 200, headers = {}, body, dripMs = 0 } = given
    if (isRefused) throw new TypeError('Failed to fetch')
    if (delayMs > 0) await Promise.race([wait(delayMs), aborted])
    if (given.isRedirect && init.redirect === 'error') throw new TypeError('Failed to fetch')
    return new Response(this.toStream(body, dripMs, aborted), { status, headers })
  }

  private toStream(body: string | number, dripMs: number, aborted: Promise<never>) {
    const text = typeof body === 'string' ? new TextEncoder().encode(body) : null
    const size = text?.length ?? Number(body)
    let sent = 0
    return new ReadableStream<Uint8Array>(
      {
        start: (controller) => void aborted.catch((reason) => controller.error(reason)),
        pull: async (controller) => {
          if (dripMs > 0) await Promise.race([wait(dripMs), aborted])
          if (sent >= size) return controller.close()
          const end = Math.min(size, sent + (dripMs > 0 ? 1 : chunkBytes))
          controller.enqueue(text ? text.slice(sent, end) : new Uint8Array(end - sent).fill(0x20))
          sent = end
          this.mostRead = Math.max(this.mostRead, sent)
        },
      },
      { highWaterMark: 0 },
    )
  }
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
