import type { PublicPolkadotProvider } from '../../../src/chains/polkadot/hostProvider.ts'
import { installPolkadotWallet } from '../../wallets/polkadot/injected/install.ts'
import type { Stage } from './Stage.ts'

const wallet = 'Talisman'
const reference = '68d56f15f85d3136970ec16946040bc1'
const genesisHash = `0x${reference.padEnd(64, '0')}`
const specVersion = 2_000_000

/** Attributes of a page on which a Polkadot wallet is connected. */
export const polkadotAttributes = { networks: 'polkadot-asset-hub' }

/**
 * A `utility.batchAll` of Asset Hub, built by @polkadot/types: a payment, a proxy, a stake whose rewards go to another
 * account, and a batch with a note and a call that the reader does not know.
 */
const method =
  '0x2802100a03008eaf04151687736326c9fea17e25fc5287613693c912909cb226aa4794f26a480700a2941a1d2a01008eaf041516' +
  '87736326c9fea17e25fc5287613693c912909cb226aa4794f26a48000000000059000700743ba40b038eaf04151687736326c9fea1' +
  '7e25fc5287613693c912909cb226aa4794f26a48280008000028496e766f6963652031321f000401000400'

/** Caches the metadata of the runtime, as the modal does once it has read them. */
async function cacheMetadata(): Promise<void> {
  const { default: hex } = await import(
    '@polkadot/types-support/metadata/v15/asset-hub-polkadot-hex'
  )
  // The record has 5 bytes before the metadata.
  const bytes = (hex.slice(2 + 2 * 5).match(/../g) ?? []).map((byte) => Number.parseInt(byte, 16))
  const cache = await caches.open('wallet-modal-metadata')
  const node = new TextEncoder().encode('https://polkadot-asset-hub-rpc.polkadot.io')
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', node)).slice(0, 8)
  const nodes = [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  const key = encodeURIComponent(`${genesisHash} statemint ${specVersion} ${nodes}`)
  await cache.put(`/wallet-modal-metadata/${key}`, new Response(Uint8Array.from(bytes)))
}

/** Prepares a page with a Polkadot wallet. */
export function preparePolkadot(stage: Stage): void {
  stage.answer(/polkadot\.io\/$/, () => 503)
  installPolkadotWallet({ key: wallet, name: wallet, autoApprove: true, headless: true })
}

/** Connects the wallet of `preparePolkadot`, and sends it the call by the page's provider. */
export async function requestPolkadot(stage: Stage): Promise<void> {
  await cacheMetadata()
  await stage.command('connect', { wallet, namespace: 'polkadot' })
  const { accounts, signer } = stage.provider('polkadot') as PublicPolkadotProvider
  const [account] = await accounts.get()
  const payload = {
    address: account?.address ?? '',
    blockHash: genesisHash,
    era: '0x6501',
    genesisHash,
    method,
    nonce: '0x00000007',
    signedExtensions: [
      'CheckNonZeroSender',
      'CheckSpecVersion',
      'CheckTxVersion',
      'CheckGenesis',
      'CheckMortality',
      'CheckNonce',
      'CheckWeight',
      'ChargeAssetTxPayment',
      'CheckMetadataHash',
    ],
    specVersion: `0x${specVersion.toString(16).padStart(8, '0')}`,
    tip: '0x000000000000000000000003b9aca000',
    transactionVersion: '0x0000000f',
    version: 4,
  }
  signer.signPayload(payload).catch(() => {})
}
