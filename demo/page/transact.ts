import type { FamilyDemo } from './families/FamilyDemo.ts'

interface Controls {
  sign: HTMLElement
  send: HTMLElement
  result: HTMLElement
}

type Chains = Readonly<Record<string, string>>

/** Demos by family; their libraries are lazy. */
const families: Record<string, (chains: Chains) => Promise<FamilyDemo>> = {
  bip122: async () => (await import('./families/bip122.ts')).bip122Demo,
  eip155: async () => (await import('./families/eip155.ts')).eip155Demo,
  polkadot: async (chains) => {
    const { createPolkadotDemo } = await import('./families/polkadot.ts')
    return createPolkadotDemo(chains['polkadot:45454545454545454545454545454545'] ?? '')
  },
  solana: async (chains) => {
    const { createSolanaDemo } = await import('./families/solana.ts')
    return createSolanaDemo(chains['solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1'] ?? '')
  },
}

function currentProvider(wallet: HTMLElement, namespace: string): object | null {
  let provider: object | null = null
  const request = Object.assign(new Event('context-request'), {
    context: `wallet-modal/provider/${namespace}`,
    callback: (value: object | null) => {
      provider = value
    },
  })
  wallet.dispatchEvent(request)
  return provider
}

/**
 * Returns a short text for an error: the `shortMessage` of ethers if there is one, because messages of libraries
 * contain all details.
 */
function inWords(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { code, shortMessage } = error as Error & { code?: unknown; shortMessage?: string }
  if (code === 4001 || code === 'ACTION_REJECTED') return 'Declined in the wallet.'
  return shortMessage ?? error.message
}

/** Shows an app's use of the active family's provider. `chains` has the URLs of nodes. */
export function transact(
  wallet: HTMLElement,
  chains: Chains,
  { sign, send, result }: Controls,
): void {
  /** Number of the latest request. The outcome of an earlier one, such as a replaced transaction, comes too late. */
  let latest = 0

  async function show(work: (family: FamilyDemo, provider: object) => Promise<string>) {
    latest += 1
    const own = latest
    const namespace = wallet.getAttribute('namespace') ?? ''
    const load = families[namespace]
    const provider = currentProvider(wallet, namespace)
    if (!load || !provider) {
      result.textContent = 'Connect a wallet first.'
      return
    }
    result.textContent = 'Waiting for the wallet…'
    const outcome = await load(chains)
      .then((family) => work(family, provider))
      .catch(inWords)
    if (own === latest) result.textContent = outcome
  }

  sign.addEventListener('click', () => show((family, provider) => family.sign(provider)))
  send.addEventListener('click', () => show((family, provider) => family.send(provider)))
}
