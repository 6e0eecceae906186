import { storageKeys, storagePrefix } from '../src/storage/keys.ts'
import type { HostState } from '../src/types/host.ts'
import { type Command, type ElementHost, initialState, restoringSummary } from './host/bridge.ts'
import { answerContextRequests } from './light/contexts.ts'
import { BaseElement } from './light/dom.ts'
import { sayFailed } from './light/failure.ts'
import { watchTriggers } from './light/triggers.ts'

function hasStoredSession(): boolean {
  try {
    return localStorage.getItem(storageKeys.connectionStatus) === 'connected'
  } catch {
    return false
  }
}

/**
 * `<wallet-modal>` as it is at page load: it takes commands and answers contexts, and loads what acts
 * on them when the visitor, the host or a stored session asks for it.
 */
export class WalletModal extends BaseElement {
  static observedAttributes = ['open', 'embedded']

  #root = this.attachShadow({ mode: 'open' })
  #contexts = answerContextRequests(this)
  #host: ElementHost | undefined
  #loading: Promise<ElementHost> | undefined
  #stopTriggers: (() => void) | undefined
  #isReady = false
  #takeBackFailure = () => {}

  constructor() {
    super()
    this.addEventListener('walletcommand', (event) => {
      const detail = (event as CustomEvent<unknown>).detail
      if (detail && typeof detail === 'object') {
        // A frozen detail has no room for a result; the command runs all the same.
        Reflect.set(detail, 'result', this.#run(detail as Command))
      }
    })
    this.addEventListener('command', (event) => {
      const { command, source } = event as Event & { command?: string; source?: HTMLElement }
      if (command) this.#runFromButton(command, source)
    })
  }

  connectedCallback(): void {
    const restoring = this.#restores()
    addEventListener('storage', this.#onStorage)
    this.#stopTriggers = watchTriggers(this, {
      onIntent: () => this.#prefetch(),
      onIdle: () => this.#prefetch(),
      onCommand: (command, source) => this.#runFromButton(command, source),
    })
    if (!this.#isReady) {
      this.#isReady = true
      const state = this.#begin(restoring)
      queueMicrotask(() => this.dispatchEvent(new CustomEvent('ready', { detail: state })))
    }
    this.#host?.inserted()
    // Back from a login that took the page's place.
    const isBack = location.search.includes('result_uri=')
    if (restoring || isBack || this.hasAttribute('debug')) {
      this.#need().catch(() => {
        const state = this.#begin(false)
        if (restoring) this.dispatchEvent(new CustomEvent('statechange', { detail: state }))
      })
    }
  }

  disconnectedCallback(): void {
    removeEventListener('storage', this.#onStorage)
    this.#stopTriggers?.()
    this.#host?.removed()
  }

  attributeChangedCallback(): void {
    if (this.#host) this.#host.openAttributeChanged()
    else if (this.hasAttribute('open') || this.hasAttribute('embedded')) {
      // The host reads the attribute itself once it is there.
      this.#need().catch(() => this.#sayFailed())
    }
  }

  /** What is known and shown before anything has loaded. */
  #begin(restoring: boolean): HostState {
    const state = initialState(restoring)
    this.#contexts.publish('wallet-modal/state', state)
    this.#contexts.publish('wallet-modal/account', restoring ? restoringSummary : null)
    this.setAttribute('status', state.status)
    return state
  }

  #sayFailed(): void {
    this.#takeBackFailure()
    this.#takeBackFailure = sayFailed(this.#root)
  }

  /** Another tab of the site has connected or disconnected: the part that loads later shows it. */
  #onStorage = ({ key }: StorageEvent): void => {
    if (key !== null && !key.startsWith(storagePrefix)) return
    if (this.#host) this.#host.storageChanged()
    else if (this.#restores()) this.#need().catch(() => {})
  }

  #restores(): boolean {
    return hasStoredSession() && this.getAttribute('enable-reconnect') !== 'false'
  }

  /** Fetches our own files only; no service hears of the visitor. */
  #prefetch(): void {
    this.#load().then(
      (host) => host.prefetch(),
      () => {},
    )
  }

  #load(): Promise<ElementHost> {
    this.#loading ??= import('./host/createHost.ts').then(
      ({ createHost }) => {
        this.#host = createHost({
          element: this,
          root: this.#root,
          publish: (context, value) => this.#contexts.publish(context, value),
          sayFailed: () => this.#sayFailed(),
        })
        if (this.isConnected) this.#host.inserted()
        return this.#host
      },
      (cause: unknown) => {
        this.#loading = undefined
        throw cause
      },
    )
    return this.#loading
  }

  /** For what cannot go on without it: a failure is told, unlike that of fetching ahead. */
  #need(): Promise<ElementHost> {
    return this.#load().catch((cause: unknown) => {
      const shortMessage = 'This part could not be loaded'
      const longMessage =
        'A file of wallet-modal could not be fetched; the next command tries again.'
      const detail = { code: 'LOAD_FAILED', shortMessage, longMessage, cause }
      this.dispatchEvent(new CustomEvent('error', { detail: Object.freeze(detail) }))
      throw Object.assign(new Error(shortMessage, { cause }), { code: 'LOAD_FAILED' })
    })
  }

  #run(command: Command): Promise<unknown> {
    this.#takeBackFailure()
    const result = this.#host ? this.#host.run(command) : this.#loadAndRun(command)
    // A host that does not wait for the result must not see an unhandled rejection.
    result.catch(() => {})
    return result
  }

  async #loadAndRun(command: Command): Promise<unknown> {
    const host = await this.#need().catch((error: unknown) => {
      // Somebody waits for something to show.
      if (command.command === 'open' || command.command === 'connect') this.#sayFailed()
      throw error
    })
    return host.run(command)
  }

  #runFromButton(command: string, source: HTMLElement | null | undefined): void {
    if (command.startsWith('--')) this.#run({ ...source?.dataset, command: command.slice(2) })
  }
}
