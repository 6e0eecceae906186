import { base64 } from '@scure/base'
import type { AppGate, WalletToAnnounce } from '../types/announcer.ts'
import { log } from '../utils/log.ts'
import type { EventMethods } from '../utils/withEvents.ts'
import { ownFeature } from './ownRdns.ts'

/** The Wallet Standard requires an image as a base64 data URL; a wallet without one gets a plain square. */
const plainSvg =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><rect width="96" height="96" rx="24" fill="#3b5bdb"/></svg>'
const standardIcon = /^data:image\/(svg\+xml|webp|png|gif);base64,/

function toStandardIcon(imageUrl: string | undefined): string {
  if (imageUrl && standardIcon.test(imageUrl)) return imageUrl
  return `data:image/svg+xml;base64,${base64.encode(new TextEncoder().encode(plainSvg))}`
}

/**
 * Returns the result of `request`, where undefined counts as true. Returns false if `request` throws, for example after
 * the end of the session.
 */
export function isGranted(request: () => boolean | undefined): boolean {
  try {
    return request() ?? true
  } catch {
    return false
  }
}

/** Signs one input after another, because a wallet should show one prompt at a time. */
export async function oneByOne<Input, Output>(
  inputs: readonly Input[],
  sign: (input: Input) => Promise<Output>,
): Promise<Output[]> {
  const outputs: Output[] = []
  for (const input of inputs) outputs.push(await sign(input))
  return outputs
}

interface StandardFamily<Account extends { address: string }> {
  events: { host: EventMethods; names: readonly string[] }
  isConnected(): boolean
  accounts(): readonly Account[]
  /** Chain names of the Wallet Standard, such as `solana:mainnet`. */
  chains(): readonly string[]
  toPublicKey(account: Account): Uint8Array
  signing: Readonly<Record<string, object>>
  /**
   * True if the wallet has granted the signing feature `feature`. Undefined if the wallet does not report its grants.
   * Throws if the session has just ended.
   */
  can(feature: string): boolean | undefined
  connect: {
    name: string
    isSilent?(input: object): boolean
    select?(accounts: readonly Account[], input: object): readonly Account[]
  }
}

/**
 * Registers the wallet with the page's apps through both events of the Wallet Standard. Returns a function that
 * unregisters the wallet. The reference implementation cannot unregister a wallet.
 */
function registerWallet(wallet: object, page: EventTarget): () => void {
  const takeBacks: (() => void)[] = []

  function register(api: unknown): void {
    try {
      const takeBack: unknown = (api as { register(wallet: object): unknown }).register(wallet)
      if (typeof takeBack === 'function') takeBacks.push(() => takeBack())
    } catch (thrown) {
      log('warn', 'an app of the page could not take the wallet', thrown)
    }
  }
  const onAppReady = (event: Event) => register((event as CustomEvent<unknown>).detail)

  page.addEventListener('wallet-standard:app-ready', onAppReady)
  page.dispatchEvent(new CustomEvent('wallet-standard:register-wallet', { detail: register }))
  return () => {
    page.removeEventListener('wallet-standard:app-ready', onAppReady)
    for (const takeBack of takeBacks) takeBack()
  }
}

/**
 * Announces the connected wallet by the Wallet Standard. An app that reads the features and networks gets those that
 * are granted at that time. Returns a function that unregisters the wallet.
 */
export function announceStandard<Account extends { address: string }>(
  wallet: WalletToAnnounce,
  family: StandardFamily<Account>,
  gate: AppGate,
  page: EventTarget = window,
): () => void {
  const { events, connect, signing } = family
  const known = new Map<string, object>()
  const isOffered = (name: string) =>
    !Object.hasOwn(signing, name) || isGranted(() => family.can(name))

  /** Returns one object per account, because apps compare accounts by identity. */
  function toStandard(account: Account): object {
    const { address } = account
    const chains = family.chains()
    const features = Object.keys(signing).filter(isOffered)
    const key = [address, ...chains, ...features].join(' ')
    const publicKey = family.toPublicKey(account)
    const standard = known.get(key) ?? Object.freeze({ address, publicKey, chains, features })
    known.set(key, standard)
    return standard
  }
  const accounts = () => family.accounts().map(toStandard)

  const features: Record<string, object> = {
    [connect.name]: {
      version: '1.0.0',
      /** Waits for a pending restore, then opens the modal unless a wallet is connected or the request is silent. */
      connect: async (input: object = {}) => {
        await gate.settled()
        if (!family.isConnected() && !connect.isSilent?.(input)) await gate.connect()
        const all = family.accounts()
        return { accounts: (connect.select?.(all, input) ?? all).map(toStandard) }
      },
    },
    'standard:disconnect': { version: '1.0.0', disconnect: gate.disconnect },
    'standard:events': {
      version: '1.0.0',
      on(event: unknown, listener: (change: object) => void) {
        const emit = () => event === 'change' && listener({ accounts: accounts() })
        for (const name of events.names) events.host.on(name, emit)
        return () => {
          for (const name of events.names) events.host.off(name, emit)
        }
      },
    },
    ...signing,
    [ownFeature]: { version: '1.0.0' },
  }

  const standard = Object.freeze({
    version: '1.0.0',
    name: wallet.name,
    icon: toStandardIcon(wallet.imageUrl),
    get chains() {
      return family.chains()
    },
    /** Each access returns the same feature objects, because apps store them. */
    get features() {
      return Object.fromEntries(Object.entries(features).filter(([name]) => isOffered(name)))
    },
    get accounts() {
      return accounts()
    },
  })
  return registerWallet(standard, page)
}
