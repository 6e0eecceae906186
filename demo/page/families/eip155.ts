import { BrowserProvider, type Eip1193Provider, parseEther } from 'ethers'
import { type FamilyDemo, message } from './FamilyDemo.ts'

/** The second of anvil's test accounts. */
const receiver = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

const signerOf = (provider: object) =>
  new BrowserProvider(provider as Eip1193Provider, 'any').getSigner()

export const eip155Demo: FamilyDemo = {
  async sign(provider) {
    const signer = await signerOf(provider)
    return `Signature ${await signer.signMessage(message)}`
  },
  async send(provider) {
    const signer = await signerOf(provider)
    const transaction = await signer.sendTransaction({ to: receiver, value: parseEther('0.01') })
    const receipt = await transaction.wait()
    return `Mined in block ${receipt?.blockNumber}: ${transaction.hash}`
  },
}
