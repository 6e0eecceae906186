import type { announcedWalletsKey } from '../src/storage/announcedWallets.ts'
import type { storageKeys, storagePrefix } from '../src/storage/keys.ts'
import type { HostState } from '../src/types/host.ts'
import { type Command, type ElementHost, initialState, restoringSummary } from './host/bridge.ts'
import { announceStored } from './light/announceStored.ts'
import { serveContextRequests } from './light/contexts.ts'
import { BaseElement, nextFrame } from './light/dom.ts'
import { showFailure } from './light/failure.ts'
import { teach } from './light/teach.ts'
import { watchTriggers } from './light/triggers.ts'

// The storage keys are literals, because a module shared with later chunks would be one more file at page load. The
// types of the literals keep them equal to the constants.
const ownPrefix: typeof storagePrefix = 'wallet-modal/'
const pairingsKey: typeof storageKeys.openPairings = 'wallet-modal/open_pairings'
const announcedKey: typeof announcedWalletsKey = 'wallet-modal/announced_wallets'
const statusKey: typeof storageKeys.connectionStatus = 'wallet-modal/connection_status'

function readStored(key: string): string | null | undefined {
  try {
    return localStorage.getItem(key)
  } catch {
    return undefined
  }
}

/** True if the user has asked the browser to save data: https://wicg.github.io/savedata/ */
function savesData(): boolean | undefined {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData
}

/**
 * Fetches the shell in parallel with the host boundary's chunks. A failed fetch is repeated when the shell is needed.
 */
function fetchFirstView(element: HTMLElement): void {
  const files: Promise<unknown>[] = [import('./WalletModalElement.ts')]
  if (
    element.hasAttribute('project-id') &&
    !/"email":\s*false.*"socials":\s*false/.test(element.getAttribute('features') ?? '')
  ) {
    files.push(import('../src/views/Connect/ConnectMethods.tsx'))
  }
  Promise.all(files).catch(() => {})
}

type CreateHost = typeof import('./host/createHost.ts').createHost

/** The lazy host boundary, loaded once for all elements of the page. */
let createHost: CreateHost | undefined
let loading: Promise<CreateHost> | undefined

/** Elements in the page, the first inserted first. */
const elements = new Set<WalletModal>()

/**
 * `<wallet-modal>` at page load: receives commands and context requests, and loads the code for them when the user, the
 * host or a stored session needs it.
 */
export class WalletModal extends BaseElement {
  static formAssociated = true
  static observedAttributes = ['open', 'embedded', 'required', 'announce']

  #root = this.attachShadow({ mode: 'open' })
  #internals = this.attachInternals()
  #publish = serveContextRequests(this)
  #host: ElementHost | undefined
  #stopTriggers: (() => void) | undefined
  #isReady = false
  /** Resolves once the element has dispatched `ready`, which waits for listeners that frameworks add in effects. */
  #settled = Promise.resolve()
  #takeBackFailure = () => {}
  #checkAnnounced = () => {}

  constructor() {
    super()
    this.addEventListener('walletcommand', (event) => {
      const detail = (event as CustomEvent<unknown>).detail
      if (Object(detail) === detail) {
        // A frozen detail cannot take the result, and a proxy of the page may throw. The command runs nevertheless.
        try {
          ;(detail as Command).result = this.#run(detail as Command)
        } catch {}
      }
    })
    this.addEventListener('command', (event) => {
      const { command, source } = event as Event & { command?: string; source?: HTMLElement }
      if (command) this.#runFromButton(command, source)
    })
  }

  connectedCallback(): void {
    this.#watchTriggers()
    // If `elements` already has this element, it was moved within the page or into another document.
    if (elements.has(this)) {
      this.#host?.moved()
      return
    }
    elements.add(this)
    addEventListener('storage', this.#onStorage)
    const restoring = this.#restores()
    if (restoring && !loading) this.#announce()
    const state = createHost ? this.#attach(createHost).state() : this.#begin(restoring)
    this.#settled = nextFrame().then(() => {
      if (!elements.has(this)) return
      if (!this.#isReady) this.dispatchEvent(new CustomEvent('ready', { detail: state }))
      this.#isReady = true
      // A listener of `ready` may have removed the element.
      if (createHost && elements.has(this)) this.#attach(createHost).inserted()
    })
    this.#beginLoading(restoring)
  }

  disconnectedCallback(): void {
    this.#stopTriggers?.()
    // An element that is still connected was moved; `connectedCallback` follows.
    if (this.isConnected) return
    elements.delete(this)
    this.#checkAnnounced()
    removeEventListener('storage', this.#onStorage)
    this.#host?.removed()
    // A listener may have inserted the element again in the meantime.
    if (!this.isConnected) this.#publish('wallet-modal/account', null)
  }

  attributeChangedCallback(name: string): void {
    if (name === 'required') this.#guardForm()
    else if (name === 'announce') this.#checkAnnounced()
    else if (this.#host) this.#host.openAttributeChanged()
    else if (this.matches('[open],[embedded]')) {
      fetchFirstView(this)
      // Once loaded, the host boundary reads the attribute itself.
      this.#need().catch(() => this.#showFailure())
    }
  }

  /** Blocks the form around a `required` element until the host boundary has loaded and can check the session. */
  #guardForm(): void {
    if (this.#host) return
    const valueMissing = this.hasAttribute('required')
    this.#internals.setValidity({ valueMissing }, 'Sign in first.')
    import('./form/missingSignIn.ts').then(
      ({ guardForm }) =>
        guardForm(this.#root, this.#internals, () => this.#run({ command: 'open' })),
      () => {},
    )
  }

  /** Announces stored wallets before any other code has loaded, since other apps may look for wallets at that time. */
  #announce(): void {
    this.#checkAnnounced = announceStored(
      () => this.isConnected && this.hasAttribute('announce') && readStored(announcedKey),
      (namespace) => this.#need().then((host) => host.announced(namespace)),
    )
  }

  /** Loads the host boundary at once if a stored session, a login, a pairing or `debug` needs it. */
  #beginLoading(restoring: boolean): void {
    if (
      restoring ||
      // A social login in this tab has redirected back to the page.
      location.search.includes('result_uri=') ||
      // The wallet may still approve a pairing that an earlier page began.
      readStored(pairingsKey) ||
      this.hasAttribute('debug') ||
      // A library that the page used before has stored a session, and no wallet was connected here yet.
      (this.hasAttribute('restore-from') &&
        readStored(statusKey) === null &&
        /wagmi|@appkit|walletName|onboard|connectedW/.test(Object.keys(localStorage).join()))
    ) {
      this.#need().catch(() => {
        const state = this.#begin(false)
        if (restoring) this.dispatchEvent(new CustomEvent('statechange', { detail: state }))
      })
    } else {
      // The host boundary connects a wallet that shows the page, and reports mistakes in attributes during development.
      teach()
        .then((part): unknown => part?.required(this) && this.#load())
        .catch(() => {})
    }
  }

  #watchTriggers(): void {
    this.#stopTriggers?.()
    this.#stopTriggers = watchTriggers(this, {
      prefetch: () => this.#prefetch(),
      onCommand: (command, source) => this.#runFromButton(command, source),
    })
  }

  #begin(restoring: boolean): HostState {
    const state = initialState(restoring)
    this.#publish('wallet-modal/state', state)
    this.#publish('wallet-modal/account', restoring ? restoringSummary : null)
    this.setAttribute('status', state.status)
    return state
  }

  #showFailure(): void {
    this.#takeBackFailure()
    this.#takeBackFailure = showFailure(this.#root)
  }

  /**
   * Called when another tab of the site has written to storage, most often because a wallet was connected or
   * disconnected there.
   */
  #onStorage = ({ key }: StorageEvent): void => {
    if (key?.startsWith(ownPrefix) === false) return
    if (this.#host) this.#host.storageChanged()
    else if (this.#restores()) this.#need().catch(() => {})
  }

  #restores(): boolean {
    return (
      readStored(statusKey) === 'connected' && this.getAttribute('enable-reconnect') !== 'false'
    )
  }

  /** Fetches the chunks of the modal. Sends no request to any service. */
  #prefetch(): void {
    if (savesData()) return
    this.#load().then(
      (host) => host.prefetch(),
      () => {},
    )
  }

  #attach(create: CreateHost): ElementHost {
    this.#host ??= create({
      element: this,
      root: this.#root,
      internals: this.#internals,
      publish: this.#publish,
      showFailure: () => this.#showFailure(),
    })
    return this.#host
  }

  /**
   * Loads the host boundary. The host of the oldest element is created first, because the attributes of that element
   * configure the page.
   */
  #load(): Promise<ElementHost> {
    loading ??= Promise.all([import('./host/createHost.ts'), teach()]).then(
      ([module]) => {
        createHost = module.createHost
        for (const one of elements) if (one.#isReady) one.#attach(createHost).inserted()
        return createHost
      },
      (cause: unknown) => {
        loading = undefined
        throw cause
      },
    )
    return Promise.all([loading, this.#settled]).then(([create]) => this.#attach(create))
  }

  /**
   * Loads the host boundary for a caller that needs it at once. A failure emits `error`; a failed prefetch emits no
   * event.
   */
  #need(): Promise<ElementHost> {
    return this.#load().catch((cause: unknown) => {
      const shortMessage = 'This part didn’t load'
      const detail = { code: 'LOAD_FAILED', shortMessage, longMessage: shortMessage, cause }
      this.dispatchEvent(new CustomEvent('error', { detail: Object.freeze(detail) }))
      throw Object.assign(new Error(shortMessage), detail)
    })
  }

  /**
   * Runs a command. All commands wait for the same load, so that the host receives them in the order in which they were
   * sent.
   */
  #run(command: Command): Promise<unknown> {
    this.#takeBackFailure()
    const result = this.#need().then(
      (host) => host.run(command),
      (error: unknown) => {
        // The user expects the modal to open, so the page shows the failure.
        if (command.command === 'open' || command.command === 'connect') this.#showFailure()
        throw error
      },
    )
    // Prevents an unhandled rejection if the host page ignores the result.
    result.catch(() => {})
    // The host boundary is requested first, because the shell runs after it.
    if (command.command === 'open' && !this.#host) fetchFirstView(this)
    return result
  }

  #runFromButton(command: string, source: HTMLElement | null | undefined): void {
    if (command.startsWith('--')) this.#run({ ...source?.dataset, command: command.slice(2) })
  }
}
