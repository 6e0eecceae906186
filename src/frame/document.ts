import { WalletModalError } from '../errors/WalletModalError.ts'
import type { FrameStatus } from '../types/frame.ts'
import { createDeferred, type Deferred } from '../utils/createDeferred.ts'

export interface FrameElement {
  readonly contentWindow: { postMessage(message: unknown, targetOrigin: string): void } | null
  readonly isConnected: boolean
  readonly parentElement: Element | null
  addEventListener(type: 'load' | 'error', listener: () => void): void
  remove(): void
}

interface DocumentListener {
  status(status: FrameStatus): void
  /** Called when the first or a reloaded document is ready. The document does not have the page's data yet. */
  ready(): void
  /** Called when a new document replaces the loaded one. Requests to the replaced document get no response. */
  renewed(): void
  /** Called when the iframe is removed, with an `error` if its document did not load. */
  removed(error: WalletModalError | null): void
}

const loadMs = 30_000
/** Milliseconds within which a reachable document posts READY. Only very slow networks take longer. */
const silentMs = 4_000
/** Milliseconds after READY until the document handles requests. */
const settleMs = 500

/** Marks the rejection as handled, because the promise may have no listener. */
function createReadiness(): Deferred<void> {
  const readiness = createDeferred()
  readiness.promise.catch(() => {})
  return readiness
}

export class FrameDocument {
  #insert: () => FrameElement
  #listener: DocumentListener
  #element: FrameElement | null = null
  #window: FrameElement['contentWindow'] = null
  #readiness = createReadiness()
  #isReady = false
  /** Number of `load` events. Each document leads to one `load` event and one READY, in either order. */
  #loads = 0
  #readies = 0
  #watchdog: ReturnType<typeof setTimeout> | undefined
  #patience: ReturnType<typeof setTimeout> | undefined
  #isSilent = false
  #settling: ReturnType<typeof setTimeout> | undefined

  constructor(insert: () => FrameElement, listener: DocumentListener) {
    this.#insert = insert
    this.#listener = listener
  }

  get element(): FrameElement | null {
    return this.#element
  }

  /** True while READY is overdue: the document may be an error page of the browser. */
  get isSilent(): boolean {
    return this.#isSilent
  }

  open(): FrameElement {
    this.checkPresence()
    if (this.#element) return this.#element
    this.#readiness = createReadiness()
    this.#isReady = false
    this.#loads = 0
    this.#readies = 0
    const element = this.#insert()
    this.#element = element
    this.#window = element.contentWindow
    this.#listener.status('loading')
    this.#watch()
    element.addEventListener('load', () => element === this.#element && this.#onLoad())
    element.addEventListener('error', () => element === this.#element && this.#fail())
    return element
  }

  /**
   * @throws WalletModalError FRAME_LOAD_FAILED if the document does not load (the next call retries), FRAME_TIMEOUT if
   * the iframe is removed first
   */
  async ready(): Promise<void> {
    this.open()
    await this.#readiness.promise
  }

  onReady(): void {
    this.#keepWindow()
    this.#readies = Math.min(this.#readies + 1, this.#loads + 1)
    this.#stopWatching()
    this.#renew()
    this.#settling = setTimeout(() => {
      this.#isReady = true
      this.#readiness.resolve()
      this.#listener.status('ready')
      this.#listener.ready()
    }, settleMs)
  }

  /** Detects that the page has removed or moved the modal's element, and the frame with it. */
  checkPresence(): void {
    if (!this.#element) return
    if (!this.#element.isConnected) {
      this.remove()
      return
    }
    // A moved iframe gets a new window and reloads.
    const { contentWindow } = this.#element
    if (contentWindow === this.#window) return
    this.#window = contentWindow
    this.#renew()
    this.#watch()
  }

  remove(error: WalletModalError | null = null): void {
    this.#stopWatching()
    clearTimeout(this.#settling)
    this.#element?.remove()
    this.#element = null
    this.#readiness.reject(error ?? new WalletModalError('FRAME_TIMEOUT'))
    this.#listener.status(error ? 'failed' : 'absent')
    this.#listener.removed(error)
  }

  #fail(): void {
    this.remove(new WalletModalError('FRAME_LOAD_FAILED'))
  }

  #watch(): void {
    this.#stopWatching()
    this.#watchdog = setTimeout(() => this.#fail(), loadMs)
    this.#patience = setTimeout(() => {
      this.#isSilent = true
      this.#listener.status('silent')
    }, silentMs)
  }

  #stopWatching(): void {
    clearTimeout(this.#watchdog)
    clearTimeout(this.#patience)
    this.#isSilent = false
  }

  #renew(): void {
    clearTimeout(this.#settling)
    if (this.#isReady) this.#readiness = createReadiness()
    this.#isReady = false
    this.#listener.status('loading')
    this.#listener.renewed()
  }

  /** Stores the window of the loaded document, because `checkPresence` recognizes a moved iframe by its new window. */
  #keepWindow(): void {
    this.#window = this.#element?.contentWindow ?? null
  }

  #onLoad(): void {
    this.#keepWindow()
    this.#loads += 1
    // A `load` event means that a document was replaced. Two `load` events do not: the first one, and one that follows
    // the READY of the same document.
    if (this.#loads === 1 || this.#loads <= this.#readies) return
    this.#renew()
    this.#watch()
  }
}
