import type { CaipNetworkId, Namespace } from '../../../types/caip.ts'
import type {
  EmbeddedWallet,
  FrameAccount,
  FrameFollower,
  FrameUser,
} from '../../../types/frame.ts'
import { namespaceOf } from '../../../utils/caip.ts'
import { solanaAddress } from '../../walletConnect/testing/playSolanaSession.ts'

export const eoa = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
export const smart = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'

const accountsOf: Partial<Record<Namespace, FrameAccount[]>> = {
  eip155: [
    { address: smart, type: 'smartAccount' },
    { address: eoa, type: 'eoa' },
  ],
  solana: [{ address: solanaAddress, type: 'eoa' }],
}

/** For tests: the members of the embedded wallet that the driver uses. `fails` is a network without an account. */
export function createFakeEmbeddedWallet({ isConnected = true, fails = '' } = {}) {
  const requests: string[] = []
  const followers = new Set<FrameFollower>()
  let isLoggedIn = isConnected
  const wallet = {
    onChange(follower: FrameFollower) {
      followers.add(follower)
      return () => followers.delete(follower)
    },
    isConnected: async () => isLoggedIn,
    async signOut() {
      requests.push('sign out')
      isLoggedIn = false
    },
    async connect(caipNetworkId: CaipNetworkId): Promise<FrameUser> {
      requests.push(caipNetworkId)
      const accounts = accountsOf[namespaceOf(caipNetworkId)] ?? []
      const [first] = accounts
      if (!first || caipNetworkId === fails) throw new Error('no account there')
      const { address } = first
      return { email: null, address, caipNetworkId, accounts, smartAccountDeployed: false }
    },
  } as unknown as EmbeddedWallet
  function endLogin(): void {
    isLoggedIn = false
    for (const follower of [...followers]) follower.ended()
  }
  return { wallet, requests, endLogin, isLoggedIn: () => isLoggedIn }
}
