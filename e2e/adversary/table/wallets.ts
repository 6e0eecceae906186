import type { BitcoinProvider } from '../../../src/chains/bip122/provider.ts'
import type { PolkadotProvider, PolkadotSigner } from '../../../src/chains/polkadot/provider.ts'
import type { SolanaProvider } from '../../../src/chains/solana/provider.ts'
import type { Fields } from './Row.ts'

/** Members that return nothing from outside, or only functions to call. */
type Silent = 'disconnect' | 'watch' | 'can' | 'setNetwork' | 'signer' | 'whenListed'
const accounts: Fields = { '[]': ['address', 'where', 'chain'] }
const network: Fields = { '': ['text', 'where', 'chain'] }
const message: Fields = { '': ['bytes', 'told', 'chain'] }

/**
 * Each answer of a wallet. A field that begins with `signed` is of the transaction that the wallet signs, not of its
 * answer: the wallet may sign another one than it was asked for.
 */
export const wallets = {
  eip155: {
    eth_requestAccounts: accounts,
    eth_accounts: accounts,
    eth_chainId: network,
    net_version: network,
    personal_sign: message,
    eth_signTypedData_v4: message,
    eth_sendTransaction: {
      '': ['hash', 'told', 'chain'],
      'signed.to': ['address', 'where', 'chain'],
      'signed.value': ['number', 'how much', 'chain'],
      'signed.maxFeePerGas': ['number', 'how much', 'one'],
    },
    wallet_connect: {
      'accounts[].address': ['address', 'told', 'chain'],
      'accounts[].capabilities.signInWithEthereum.message': ['text', 'told', 'chain'],
      'accounts[].capabilities.signInWithEthereum.signature': ['bytes', 'told', 'chain'],
    },
    // The wallet's own providers then say which accounts there are.
    wallet_createSession: { sessionScopes: ['list', 'nothing', 'none'] },
    wallet_getAssets: {
      '0x1[].balance': ['number', 'shown', 'one'],
      '0x1[].metadata.decimals': ['number', 'how much', 'chain'],
    },
    wallet_getCallsStatus: { status: ['number', 'told', 'one'] },
    wallet_getCapabilities: { '': ['list', 'shown', 'one'] },
    wallet_getPermissions: { '': ['list', 'nothing', 'none'] },
    // The session of MetaMask's app has scopes as in its answer to `wallet_createSession`.
    wallet_getSession: { sessionScopes: ['list', 'nothing', 'none'] },
    wallet_sessionChanged: { sessionScopes: ['list', 'nothing', 'none'] },
  },
  solana: {
    connect: accounts,
    getNetwork: network,
    signIn: {
      address: ['address', 'told', 'chain'],
      message: ['bytes', 'told', 'chain'],
      signature: ['bytes', 'told', 'chain'],
    },
    signMessage: message,
    signTransactions: {
      '[]': ['bytes', 'told', 'chain'],
      'signed.to': ['address', 'where', 'chain'],
      'signed.value': ['number', 'how much', 'chain'],
    },
    signAndSendTransaction: { '': ['hash', 'told', 'chain'] },
    approves: { '': ['flag', 'nothing', 'none'] },
    versions: { '': ['list', 'nothing', 'none'] },
  } satisfies Record<Exclude<keyof SolanaProvider, Silent>, Fields>,
  bip122: {
    connect: {
      '[].address': ['address', 'where', 'chain'],
      '[].publicKey': ['bytes', 'how much', 'chain'],
    },
    getNetwork: network,
    signMessage: message,
    signPsbt: {
      psbt: ['bytes', 'told', 'chain'],
      txid: ['hash', 'told', 'chain'],
      'signed.to': ['address', 'where', 'chain'],
      'signed.value': ['number', 'how much', 'chain'],
    },
    sendTransfer: { '': ['hash', 'told', 'chain'] },
    addressesOf: { '[].address': ['address', 'where', 'one'] },
  } satisfies Record<Exclude<keyof BitcoinProvider, Silent>, Fields>,
  polkadot: {
    connect: { '[].address': ['address', 'where', 'chain'] },
    getNetwork: network,
    signRaw: { signature: ['bytes', 'told', 'chain'] },
    signPayload: {
      signature: ['bytes', 'told', 'chain'],
      signedTransaction: ['bytes', 'where', 'chain'],
    },
  } satisfies Record<Exclude<keyof PolkadotProvider, Silent> | keyof PolkadotSigner, Fields>,
} as const satisfies Record<string, Record<string, Fields>>

/**
 * Methods whose answer goes to the page alone or whose result is ignored, and those of the Bitcoin wallets' own API, whose
 * answers become those of `BitcoinProvider`.
 */
export const passedOn = [
  'eth_sendRawTransaction',
  'eth_sign',
  'eth_signAuthorization',
  'eth_signTransaction',
  'eth_signTypedData',
  'eth_signTypedData_v1',
  'eth_signTypedData_v3',
  'eth_sendUserOperation',
  'personal_ecRecover',
  'wallet_addEthereumChain',
  'wallet_changeNetwork',
  'wallet_disconnect',
  'wallet_getAccount',
  'wallet_getGrantedExecutionPermissions',
  'wallet_getNetwork',
  'wallet_getSupportedExecutionPermissions',
  'wallet_grantPermissions',
  'wallet_invokeMethod',
  'wallet_notify',
  'wallet_prompt',
  'wallet_registerOnboarding',
  'wallet_requestExecutionPermissions',
  'wallet_requestPermissions',
  'wallet_revokeExecutionPermission',
  'wallet_revokePermissions',
  'wallet_revokeSession',
  'wallet_scanQRCode',
  'wallet_sendCalls',
  'wallet_showCallsStatus',
  'wallet_signAuthorization',
  'wallet_switchEthereumChain',
  'wallet_watchAsset',
] as const
