import {
  createFakeWallet,
  type FakeWallet,
  rpcError,
} from '../../../chains/eip155/testing/fakeWallet.ts'
import type { CaipNetworkId } from '../../../types/caip.ts'
import type { Connector } from '../../../types/connector.ts'
import type { ConnectorDriver } from '../../../types/connectorDriver.ts'
import type { Network } from '../../../types/network.ts'

/** For tests: an EVM wallet with a simulated user. */
export interface TestWallet {
  readonly connector: Connector
  readonly provider: FakeWallet
  address(): string
  caipNetworkId(): CaipNetworkId
  isGranted(): boolean
  /** Pending prompts, oldest first; calling one approves or declines it. */
  readonly questions: ((isApproved: boolean) => void)[]
  /** True if prompts stay pending in `questions`; otherwise `willApprove` decides at once. */
  prompts: boolean
  willApprove: boolean
  changeAccount(): void
  changeChain(id: number): void
  revoke(): void
  /** The user locks the wallet: it lists no accounts until it is unlocked. */
  lock(): void
  unlock(): void
  /** The wallet emits the EIP-1193 event `disconnect`. */
  leave(): void
}

const addresses = [
  '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
  '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC',
  '0x90F79bf6EB2c4f870365E785982E1f101E93b906',
]

/** Creates wallet 0 or 1; each has an id and two accounts. */
export function createTestWallet(number: number): TestWallet {
  let index = 0
  let chain = 1
  let isGranted = false
  let isLocked = false
  const id = `wallet${number}.test`
  const address = () => addresses[number * 2 + index] ?? ''
  const hex = () => `0x${chain.toString(16)}`

  async function request(): Promise<void> {
    const isApproved = wallet.prompts
      ? await new Promise<boolean>((resolve) => wallet.questions.push(resolve))
      : wallet.willApprove
    if (!isApproved) throw rpcError(4001, 'User rejected the request.')
  }

  const named = () => (isGranted && !isLocked ? [address()] : [])

  function change(apply: () => void): void {
    const before = named().join()
    apply()
    if (named().join() !== before) provider.emit('accountsChanged', named())
  }

  const grant = (next: boolean) =>
    change(() => {
      isGranted = next
    })
  const setLocked = (next: boolean) =>
    change(() => {
      isLocked = next
    })

  const provider = createFakeWallet({
    async eth_requestAccounts() {
      if (!isGranted || isLocked) await request()
      change(() => {
        isGranted = true
        isLocked = false
      })
      return [address()]
    },
    eth_accounts: named,
    wallet_getPermissions: () => (isGranted ? [{ parentCapability: 'eth_accounts' }] : []),
    eth_chainId: hex,
    async wallet_switchEthereumChain([parameter]) {
      await request()
      wallet.changeChain(Number(Reflect.get(Object(parameter), 'chainId')))
      return null
    },
    wallet_revokePermissions() {
      grant(false)
      return null
    },
  })

  const wallet: TestWallet = {
    connector: { id, rdns: id, type: 'ANNOUNCED', name: `Wallet ${number}`, namespace: 'eip155' },
    provider,
    address,
    caipNetworkId: () => `eip155:${chain}`,
    isGranted: () => isGranted,
    questions: [],
    prompts: false,
    willApprove: true,
    changeAccount() {
      change(() => {
        index = 1 - index
      })
    },
    changeChain(next) {
      if (next === chain) return
      chain = next
      provider.emit('chainChanged', hex())
    },
    revoke: () => grant(false),
    lock: () => setLocked(true),
    unlock: () => setLocked(false),
    leave() {
      isGranted = false
      provider.emit('disconnect', rpcError(4900, 'The wallet left'))
    },
  }
  return wallet
}

/** Connects test wallets like the driver of installed wallets: the provider is available at once. */
export function createTestDriver(wallets: () => readonly TestWallet[]): ConnectorDriver {
  const find = async ({ connector }: { connector: Connector }) =>
    wallets()
      .filter((one) => one.connector.id === connector.id)
      .map(({ connector: { id, name, namespace, type }, provider }) => ({
        namespace,
        provider,
        wallet: { id, name, rdns: id, type },
        approvedCaipNetworkIds: null,
        print: name,
      }))
  return { connect: find, restore: find, async disconnect() {} }
}

/** An EVM network without nodes: requests to it fail at once. */
export function testNetwork(id: number): Network {
  return {
    id,
    name: `Chain ${id}`,
    chainNamespace: 'eip155',
    caipNetworkId: `eip155:${id}`,
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: { default: { http: [] } },
  }
}
