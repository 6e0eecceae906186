import { type HostFault, hostFaults } from './hostFaults.ts'

const chunkBytes = 65_536

/** Replaces `fetch`. Each response is honest as far as the fault lets it, and bodies arrive in chunks on demand. */
export class FaultyHost {
  requests = 0
  /** Bytes of bodies that the code under test has read. */
  bytesRead = 0

  /** `respond` returns the honest text for the body of a request. */
  constructor(
    private readonly fault: HostFault | null,
    private readonly respond: (body: string) => string | Promise<string>,
  ) {}

  readonly fetch = async (_: URL | string, init: RequestInit = {}): Promise<Response> => {
    this.requests += 1
    const { signal } = init
    signal?.throwIfAborted()
    const aborted = new Promise<never>((_, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason))
    })
    aborted.catch(() => {})
    const honest = await this.respond(String(init.body ?? ''))
    const given = this.fault ? hostFaults[this.fault].respond(honest) : { body: honest }
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
          this.bytesRead += end - sent
          sent = end
        },
      },
      { highWaterMark: 0 },
    )
  }
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
