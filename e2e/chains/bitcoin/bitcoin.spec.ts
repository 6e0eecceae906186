import { networks, Psbt } from 'bitcoinjs-lib'
import { verifyBitcoinMessage } from '../../../demo/services/signIn/verifyBitcoinMessage.ts'
import { regtest } from '../../../demo/wallets/bitcoin/chains.ts'
import type { InterfaceName } from '../../../demo/wallets/bitcoin/options.ts'
import { createBitcoinSigner } from '../../../demo/wallets/bitcoin/signer.ts'
import { PAGE_WALLET_KEYS } from '../../../demo/wallets/bitcoin/testKeys.ts'
import { buildPsbt, type Utxo } from '../../../demo/wallets/bitcoin/transfer.ts'
import { callBitcoin, expect, regtestId, test } from '../../fixtures/chains/bitcoin.ts'

const recipient = 'bcrt1qw508d6qejxtdg4y5r3zarvary0c5xw7kygt080'
const name = 'Test Bitcoin Wallet'
const signer = createBitcoinSigner(PAGE_WALLET_KEYS[0] ?? '', regtest)

interface Kind {
  interface: InterfaceName
  /** Name of the row for wallets that do not announce a name. */
  name: string
  /** True if the interface returns only one address. */
  isSingle?: boolean
  /** True if the interface cannot return accounts without a prompt. */
  cannotRestore?: boolean
  protocol: 'ecdsa' | 'bip322'
}

const kinds: Kind[] = [
  { interface: 'satsConnect', name, protocol: 'ecdsa' },
  { interface: 'standard', name, protocol: 'ecdsa' },
  { interface: 'unisat', name: 'UniSat', isSingle: true, protocol: 'ecdsa' },
  { interface: 'okx', name: 'OKX Wallet', isSingle: true, protocol: 'ecdsa' },
  { interface: 'leather', name: 'Leather', cannotRestore: true, protocol: 'bip322' },
]

for (const kind of kinds) {
  test(`${kind.interface}: a wallet of the list connects, signs, sends and disconnects`, async ({
    host,
    installBitcoinWallet,
    openOnRegtest,
    bitcoinWallet,
    bitcoinChain,
  }) => {
    await installBitcoinWallet({ interfaces: [kind.interface] })
    await openOnRegtest({ review: 'off' })
    await host.openAndTake(kind.name)
    await expect(host.element()).toHaveAttribute('status', 'connected')

    const { payment, ordinals } = await bitcoinWallet.addresses()
    await expect(host.element()).toHaveAttribute('address', payment)
    await expect(host.element()).toHaveAttribute('caip-network-id', regtestId)
    const [connected] = await host.events('connect')
    expect(connected?.detail).toMatchObject({
      namespace: 'bip122',
      address: payment,
      caipAddress: `${regtestId}:${payment}`,
      network: { caipNetworkId: regtestId },
      wallet: { name: kind.name },
      restored: false,
    })
    expect(connected?.detail.accounts).toEqual([
      { address: payment, type: 'payment' },
      ...(kind.isSingle ? [] : [{ address: ordinals, type: 'ordinal' }]),
    ])

    const message = 'Hello Bitcoin'
    const signature = String(await host.command('sign-message', { message }))
    expect(verifyBitcoinMessage(networks.regtest, payment, message, signature)).toBe(kind.protocol)
    expect(verifyBitcoinMessage(networks.regtest, payment, 'Other', signature)).toBeNull()

    await bitcoinChain.fund(payment, 400_000)
    const utxos = (await (
      await fetch(`${bitcoinChain.url}/address/${payment}/utxo`)
    ).json()) as Utxo[]
    const unsigned = buildPsbt(signer, utxos, { recipient, amount: 10_000 }).toBase64()
    const signInputs = [{ address: payment, index: 0 }]
    const { value } = await callBitcoin(host, 'signPSBT', { psbt: unsigned, signInputs })
    const signed = Psbt.fromBase64((value as { psbt: string }).psbt, { network: networks.regtest })
    expect(signed.finalizeAllInputs().extractTransaction().outs).toHaveLength(2)

    const sent = await callBitcoin(host, 'signPSBT', {
      psbt: unsigned,
      signInputs,
      broadcast: true,
    })
    const { txid } = sent.value as { txid: string }
    expect(await bitcoinChain.mempool()).toContain(txid)
    await bitcoinChain.mine()

    const transfer = await callBitcoin(host, 'sendTransfer', { recipient, amount: '12345' })
    expect(await bitcoinChain.mempool()).toContain(transfer.value)
    await bitcoinChain.mine()
    const mined = await (await fetch(`${bitcoinChain.url}/tx/${transfer.value}`)).json()
    expect(mined).toMatchObject({ status: { confirmed: true } })

    await host.reload()
    if (kind.cannotRestore) {
      await expect(host.element()).toHaveAttribute('status', 'disconnected')
      return
    }
    await expect(host.element()).toHaveAttribute('status', 'connected')
    await expect(host.element()).toHaveAttribute('address', payment)
    expect((await host.events('connect'))[0]?.detail).toMatchObject({ restored: true })

    await host.command('disconnect')
    await expect(host.element()).toHaveAttribute('status', 'disconnected')
    await host.reload()
    expect((await host.state()).status).toBe('disconnected')
  })
}
