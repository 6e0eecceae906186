import { WalletModalError } from '../errors/WalletModalError.ts'
import type { FrameStatus } from '../types/frame.ts'
import { createDeferred, type Deferred } from '../utils/createDeferred.ts'

/** What is used of the iframe. */
export interface FrameElement {
  readonly contentWindow: { postMessage(message: unknown, targetOrigin: string): void } | null
  readonly isConnected: boolean
  readonly parentElement: Element | null
  addEventListener(type: 'load' | 'error', listener: () => void): void
  remove(): void
}

interface DocumentListener {
  status(status: FrameStatus): void
  /** The page listens now. It is the first, or one that has loaded anew and knows nothing. */
  ready(): void
  /** Another page takes the place of the one before, which answers nothing any more. */
  renewed(): void
  /** The iframe has been removed. `error` for a document that did not load. */
  removed(error: WalletModalError | null): void
}

const loadMs = 30_000
/** By then a page that can be reached has said READY on all but the slowest networks. */
const silentMs = 4_000
/** READY says that the page runs; it listens a moment later. */
const settleMs = 500

/** Nobody has to wait for it. */
function createReadiness(): Deferred<void> {
  const readiness = createDeferred()
  readiness.promise.catch(() => {})
  return readiness
}

/** The life of the frame's page: inserted, loading, ready, loaded anew, failed, removed. */
export class FrameDocument {
  #insert: () => FrameElement
  #listener: DocumentListener
  #element: FrameElement | null = null
  #window: FrameElement['contentWindow'] = null
  #readiness = createReadiness()
  #isReady = false
  /** A document gives one `load` event and one READY, in either order. */
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

  /** Whether its page should have said something by now: it may be an error page of the browser. */
  get isSilent(): boolean {
    return this.#isSilent
  }

  /** The iframe: put into the page now, when it is not there. */
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

  /** @throws WalletModalError FRAME_LOAD_FAILED; the next call tries again. */
  async ready(): Promise<void> {
    this.open()
    await this.#readiness.promise
  }

  /** READY came. */
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

  /** Sees whether the host page has removed our element from the document, and the frame with it, or has moved it. */
  checkPresence(): void {
    if (!this.#element) return
    if (!this.#element.isConnected) {
      this.remove()
      return
    }
    // An iframe that is moved gets a new window and loads its page again.
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

  /** A page that has come is not taken for one that is still on its way, once the iframe was moved. */
  #keepWindow(): void {
    this.#window = this.#element?.contentWindow ?? null
  }

  #onLoad(): void {
    this.#keepWindow()
    this.#loads += 1
    // The first load, or one whose READY has come already.
    if (this.#loads === 1 || this.#loads <= this.#readies) return
    this.#renew()
    this.#watch()
  }
}
