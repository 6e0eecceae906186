import { type Case, text } from '../cases.ts'
import { encode } from '../encode.ts'
import { me, shop, bob as thief, usdc } from '../names.ts'

const hash = `0x${'9a7c'.repeat(16)}`
const approve = encode('approve(address,uint256)', thief, 12_500_000n)
const request = (name: string, method: string, ...params: unknown[]): Case => ({
  name,
  method,
  params,
  own: [],
})
const signIn = (domain: string, uri: string, account = me, chain = 1) =>
  `${domain} wants you to sign in with your Ethereum account:\n${account}\n\nWelcome.\n\nURI: ${uri}\nVersion: 1\nChain ID: ${chain}\nNonce: 12345678\nIssued At: 2026-11-01T00:00:00.000Z`
const own = 'https://app.example'

/** Texts and other methods that take or hide something. */
export const hostileTexts: readonly Case[] = [
  request('a hash signed as a message', 'personal_sign', hash, me),
  request('a hash as text', 'personal_sign', hash.slice(2), me),
  request(
    'a transaction signed as a message',
    'personal_sign',
    '0x02f86c0180843b9aca00825208945aaeb6053f3e94c9b9a09f33669435e7ef1beaed880de0b6b3a764000080c0',
    me,
  ),
  request('bytes signed as a message', 'personal_sign', '0xff00ff00ff', me),
  text('a text turned around', 'Pay 5\u202e000.1 to me'),
  text('a text with a hidden letter', 'Sign in\u200b to the app'),
  text('a text with tags', `Hello${String.fromCodePoint(0xe0041, 0xe0042)}`),
  text('a text with control characters', 'Hello\u0007'),
  text('a text of 20,000 characters', 'a'.repeat(20_000)),
  text('a sign-in to another site', signIn('evil.example', own)),
  text('a sign-in whose address is another site’s', signIn('app.example', 'https://evil.example')),
  text('a sign-in of another account', signIn('app.example', own, shop)),
  text('a sign-in of another network', signIn('app.example', own, me, 10)),
  text('a sign-in of another form', `Welcome!\n${signIn('evil.example', own)}`),
  request('a message of another account', 'personal_sign', '0x68690a', shop),
  request('a hash by eth_sign', 'eth_sign', me, hash),
  request(
    'typed data of the first form',
    'eth_signTypedData',
    [{ type: 'uint256', name: 'amount', value: '1' }],
    me,
  ),
  request(
    'typed data of the first form by its own name',
    'eth_signTypedData_v1',
    [{ type: 'bytes32', name: 'hash', value: hash }],
    me,
  ),
  request('an authorization of the account', 'wallet_signAuthorization', {
    contractAddress: thief,
    chainId: 1,
  }),
  request('an authorization on all networks', 'eth_signAuthorization', {
    address: thief,
    chainId: 0,
    nonce: 0,
  }),
  request('permissions for another', 'wallet_grantPermissions', {
    chainId: '0x1',
    address: me,
    expiry: 1_900_000_000,
    signer: { type: 'account', data: { address: thief } },
    permissions: [{ type: 'native-token-transfer', data: { allowance: '0xde0b6b3a7640000' } }],
  }),
  request('execution permissions for another', 'wallet_requestExecutionPermissions', {
    chainId: '0x1',
    from: me,
    to: thief,
    permission: {
      type: 'erc20-token-periodic',
      isAdjustmentAllowed: false,
      data: { tokenAddress: usdc, periodAmount: '0xbebc20', periodDuration: 86_400, startTime: 1 },
    },
    rules: [],
  }),
  request('data decrypted', 'eth_decrypt', '0x1234', me),
  request('a snap invoked', 'wallet_invokeSnap', {
    snapId: 'npm:evil',
    request: { method: 'drain' },
  }),
  request('snaps installed', 'wallet_requestSnaps', { 'npm:evil': {} }),
  request(
    'an operation of an account sent',
    'eth_sendUserOperation',
    { sender: me, callData: approve },
    shop,
  ),
  request('calls in another method', 'metamask_batch', {
    method: 'eth_sendTransaction',
    params: [{ from: me, to: usdc, data: approve }],
  }),
  request('a connection that signs', 'wallet_connect', {
    capabilities: { signInWithEthereum: { nonce: '12345678', chainId: '0x1' } },
  }),
  request('a method without a standard', 'wallet_signEverything', { data: approve }),
]
