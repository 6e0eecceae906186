import type { PublicBitcoinProvider } from '../../../src/chains/bip122/hostProvider.ts'
import { type FamilyDemo, message } from './FamilyDemo.ts'

/** An address without a known owner. */
const recipient = 'bcrt1qw508d6qejxtdg4y5r3zarvary0c5xw7kygt080'
/** Satoshi: 0.01 bitcoin. */
const amount = '1000000'

/** The provider needs no library. */
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
