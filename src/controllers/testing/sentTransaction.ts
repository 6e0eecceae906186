import type { PendingTransaction } from '../../types/pendingTransaction.ts'

/** Creates a pending transfer of 1 ETH on Ethereum. */
export const sentTransaction = (changes: Partial<PendingTransaction> = {}): PendingTransaction => ({
  hash: `0x${'ab'.repeat(32)}`,
  namespace: 'eip155',
  caipNetworkId: 'eip155:1',
  from: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  kind: 'send',
  phase: 'submitted',
  to: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
  amount: '1',
  symbol: 'ETH',
  iconUrl: null,
  token: null,
  sentAt: 0,
  nonce: null,
  call: null,
  replacedBy: null,
  spedUp: false,
  ...changes,
})
