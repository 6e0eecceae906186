import type { RequestDescription } from '../../../wallets/shared/RequestDescription.ts'
import type { FrameWallet } from './FrameWallet.ts'

/** Waits for the user's approval. @throws if the user rejects or the page withdraws the request. */
export async function approve(
  wallet: FrameWallet,
  method: string,
  description: RequestDescription,
): Promise<void> {
  const account = { label: 'Account', value: shorten(await wallet.address()) }
  const complete = { ...description, rows: [...description.rows, account] }
  const decision = await wallet.approvals.request({ method, description: complete })
  if (decision === 'rejected') throw new Error('User rejected the request.')
  if (decision === 'withdrawn') throw new Error('Request was aborted')
}

const shorten = (address: string) => `${address.slice(0, 6)}…${address.slice(-4)}`
