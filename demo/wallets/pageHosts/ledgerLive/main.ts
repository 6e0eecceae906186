import { deserializeAccount, type Transport } from '@ledgerhq/wallet-api-core'
import { WalletAPIServer } from '@ledgerhq/wallet-api-server'
import { JsonRpcProvider, Wallet } from 'ethers'
import { Buffer } from '../buffer.ts'
import { HostPage } from '../hostPage.ts'

/** Ledger Live by its published server, with a key in the page in place of a device. */

const page = new HostPage('Ledger Live host')
const provider = new JsonRpcProvider(page.parameter('rpc'), undefined, { cacheTimeout: -1 })
const wallet = new Wallet(page.parameter('key'), provider)

const account = deserializeAccount({
  id: 'account-1',
  name: 'Ethereum 1',
  address: wallet.address,
  currency: 'ethereum',
  balance: '0',
  spendableBalance: '0',
  blockHeight: 1,
  lastSyncDate: new Date().toISOString(),
})

const transport: Transport = {
  onMessage: undefined,
  send: (message) =>
    page.frame.contentWindow?.postMessage(message, new URL(page.parameter('app')).origin),
}
addEventListener('message', ({ source, data }) => {
  if (source === page.frame.contentWindow) transport.onMessage?.(data)
})

const rejected = () => new Error('Canceled by user')

new WalletAPIServer(transport, {
  appId: 'demo',
  userId: 'demo',
  tracking: false,
  wallet: { name: 'ledger-live-desktop', version: '2.100.0' },
})
  .setPermissions({
    methodIds: [
      'account.list',
      'account.request',
      'message.sign',
      'transaction.signAndBroadcast',
      'wallet.info',
    ],
  })
  .setHandlers({
    'account.list': ({ currencyIds }) => (currencyIds?.includes('ethereum') ? [account] : []),
    'account.request': () => account,
    'message.sign': ({ message }) =>
      page.decide({
        label: 'Sign',
        confirm: async () => {
          const signature = await wallet.signMessage(new Uint8Array(message))
          return Buffer.from(signature.slice(2), 'hex')
        },
        reject: rejected,
      }),
    'transaction.signAndBroadcast': ({ transaction }) =>
      page.decide({
        label: 'Send',
        confirm: async () => {
          if (transaction.family !== 'ethereum') throw new Error('Another family')
          const { recipient, amount, data } = transaction
          const call = { to: recipient, value: BigInt(amount.toFixed()) }
          const sent = await wallet.sendTransaction({
            ...call,
            data: `0x${data?.toString('hex') ?? ''}`,
          })
          return sent.hash
        },
        reject: rejected,
      }),
  })

page.open()
