import { isRecord } from '../../../wallets/shared/json.ts'
import type { FrameWallet } from './FrameWallet.ts'
import { FaultyReplies, type FrameFaults } from './faults.ts'
import { handlers } from './handlers.ts'
import type { FrameRequest } from './request.ts'

const APP = '@w3m-app/'
const FRAME = '@w3m-frame/'

/**
 * Responds only to the embedding page. Messages of other windows and origins are ignored, and no message is posted to
 * another origin.
 */
export class Channel {
  /** All requests of this page load, oldest first. */
  readonly requests: FrameRequest[] = []
  readonly #faulty: FaultyReplies

  constructor(
    private readonly wallet: FrameWallet,
    faults: FrameFaults,
  ) {
    this.#faulty = new FaultyReplies(faults)
    window.addEventListener('message', (event) => {
      if (event.source !== window.parent || event.origin !== wallet.origin) return
      if (isRecord(event.data) && isRecord(event.data.faults)) this.setFaults(event.data.faults)
      const request = parse(event.data)
      if (request) void this.#respond(request)
    })
  }

  /** Posts READY to the page. */
  ready(): void {
    if (!this.#faulty.faults.neverReady)
      this.#post({ type: `${FRAME}READY`, payload: { version: '4' } })
  }

  /** Posts a message that responds to no request. */
  notify(type: string, payload?: unknown): void {
    this.#post({ type: `${FRAME}${type}`, ...(payload !== undefined && { payload }) })
  }

  setFaults(faults: FrameFaults): void {
    this.#faulty.faults = faults
  }

  async #respond(request: FrameRequest): Promise<void> {
    const { id, name, payload } = request
    this.requests.push(request)
    if (await this.#faulty.spoil(request, (message) => this.#post(message))) return
    const reply = (outcome: 'SUCCESS' | 'ERROR', result?: unknown) =>
      this.#post({
        id,
        type: `${FRAME}${name}_${outcome}`,
        ...(result !== undefined && { payload: result }),
      })
    try {
      const handler = Object.hasOwn(handlers, name) ? handlers[name] : undefined
      if (!handler) throw new Error(`The demo wallet does not know ${name}.`)
      reply('SUCCESS', await handler(this.wallet, payload))
    } catch (error) {
      reply('ERROR', { message: error instanceof Error ? error.message : String(error) })
    }
  }

  #post(message: unknown): void {
    window.parent.postMessage(message, this.wallet.origin)
  }
}

function parse(data: unknown): FrameRequest | undefined {
  if (!isRecord(data) || typeof data.type !== 'string' || !data.type.startsWith(APP))
    return undefined
  if (typeof data.id !== 'string' || data.id.length > 100) return undefined
  return { id: data.id, name: data.type.slice(APP.length), payload: data.payload }
}
