import type { PublicBitcoinProvider } from '../../../src/chains/bip122/hostProvider.ts'
import { type FamilyDemo, message } from './FamilyDemo.ts'

/** A regtest address for which no key is known. */
const recipient = 'bcrt1qw508d6qejxtdg4y5r3zarvary0c5xw7kygt080'
/** Amount in satoshi: 0.01 bitcoin. */
const amount = '1000000'

/** Signs and pays through the provider, which needs no library. */
export const bip122Demo: FamilyDemo = {
  async sign(provider) {
    const { signMessage } = provider as PublicBitcoinProvider
    return `Signature ${await signMessage({ message })}`
  },
  async send(provider) {
    const { sendTransfer } = provider as PublicBitcoinProvider
    return `Sent: ${await sendTransfer({ recipient, amount })}`
  },
}
