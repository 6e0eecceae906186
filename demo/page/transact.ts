import { BrowserProvider, type Eip1193Provider, parseEther } from 'ethers'

interface Controls {
  sign: HTMLElement
  send: HTMLElement
  result: HTMLElement
}

/** The second of anvil's well-known accounts. */
const receiver = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

function currentProvider(wallet: HTMLElement): Eip1193Provider | null {
  let provider: Eip1193Provider | null = null
  const request = Object.assign(new Event('context-request'), {
    context: 'wallet-modal/provider/eip155',
    callback: (value: Eip1193Provider | null) => {
      provider = value
    },
  })
  wallet.dispatchEvent(request)
  return provider
}

/** What a dapp does with the provider it was given: here with ethers, unchanged. */
export function transact(wallet: HTMLElement, { sign, send, result }: Controls): void {
  async function show(work: (provider: BrowserProvider) => Promise<string>) {
    const provider = currentProvider(wallet)
    if (!provider) {
      result.textContent = 'Connect a wallet first.'
      return
    }
    result.textContent = 'Waiting for the wallet…'
    try {
      result.textContent = await work(new BrowserProvider(provider, 'any'))
    } catch (error) {
      result.textContent = error instanceof Error ? error.message : String(error)
    }
  }

  sign.addEventListener('click', () =>
    show(async (provider) => {
      const signer = await provider.getSigner()
      return `Signature ${await signer.signMessage('Hello from the wallet-modal demo')}`
    }),
  )
  send.addEventListener('click', () =>
    show(async (provider) => {
      const signer = await provider.getSigner()
      const transaction = await signer.sendTransaction({ to: receiver, value: parseEther('0.01') })
      const receipt = await transaction.wait()
      return `Mined in block ${receipt?.blockNumber}: ${transaction.hash}`
    }),
  )
}
