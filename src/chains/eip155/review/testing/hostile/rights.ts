import { concat } from 'ethers'
import { type Case, end, ether, signed } from '../cases.ts'
import { encode } from '../encode.ts'
import { apes, dai, me, safe, shop, bob as thief, usdc } from '../names.ts'

const most = String(2n ** 256n - 1n)
const none = `0x${'00'.repeat(32)}`
const root = `0x${'12'.repeat(32)}`
const nothing = '0x0000000000000000000000000000000000000000'
const until = String(end)
const on = (verifyingContract: string, name = 'USD Coin', chainId: unknown = 1) => ({
  name,
  version: '2',
  chainId,
  verifyingContract,
})
const transferFields =
  '(address from,address to,uint256 value,uint256 validAfter,uint256 validBefore,bytes32 nonce)'
const transferred = {
  from: me,
  to: thief,
  value: '12500000',
  validAfter: '0',
  validBefore: until,
  nonce: none,
}
const safeTx =
  'SafeTx(address to,uint256 value,bytes data,uint8 operation,uint256 safeTxGas,uint256 baseGas,uint256 gasPrice,address gasToken,address refundReceiver,uint256 nonce)'
const ofSafe = (name: string, to: string, data: string, more: object = {}) =>
  signed(
    name,
    safeTx,
    {
      to,
      value: '0',
      data,
      operation: 0,
      safeTxGas: '0',
      baseGas: '0',
      gasPrice: '0',
      gasToken: nothing,
      refundReceiver: nothing,
      nonce: '1',
      ...more,
    },
    { chainId: 1, verifyingContract: safe },
  )
const approve = encode('approve(address,uint256)', thief, 12_500_000n)
const forward = 'address from,address to,uint256 value,uint256 gas,uint256 nonce'
const itemPermit = 'Permit(address spender,uint256 tokenId,uint256 nonce,uint256 deadline)'
/** Other rights by signature. */
export const signedRights: readonly Case[] = [
  signed(
    'a transfer by signature (ERC-3009)',
    `TransferWithAuthorization${transferFields}`,
    transferred,
    on(usdc),
  ),
  signed(
    'a transfer that another sends (ERC-3009)',
    `ReceiveWithAuthorization${transferFields}`,
    transferred,
    on(usdc),
  ),
  signed(
    'a permit of DAI',
    'Permit(address holder,address spender,uint256 nonce,uint256 expiry,bool allowed)',
    { holder: me, spender: thief, nonce: '0', expiry: '0', allowed: true },
    on(dai, 'Dai Stablecoin'),
  ),
  signed(
    'a permit of a position (ERC-4494)',
    itemPermit,
    { spender: thief, tokenId: '5', nonce: '0', deadline: until },
    on('0xC36442b4a4522E871399CD717aBDD847Ab11FE88', 'Uniswap V3 Positions NFT-V1'),
  ),
  signed(
    'a permit of an item (ERC-4494)',
    itemPermit,
    { spender: thief, tokenId: '5', nonce: '0', deadline: until },
    on(apes, 'Items'),
  ),
  signed(
    'credit of Aave by signature',
    'DelegationWithSig(address delegatee,uint256 value,uint256 nonce,uint256 deadline)',
    { delegatee: thief, value: most, nonce: '0', deadline: until },
    on('0x72E95b8931767C79bA4EeE721354d6E99a61D004', 'Aave'),
  ),
  signed(
    'a manager of Morpho by signature',
    'Authorization(address authorizer,address authorized,bool isAuthorized,uint256 nonce,uint256 deadline)',
    { authorizer: me, authorized: thief, isAuthorized: true, nonce: '0', deadline: until },
    { chainId: 1, verifyingContract: '0xBBBBBbbBBb9cC5e90e3b3Af64bdAF62C37EEFFCb' },
  ),
  signed(
    'a manager of Compound by signature',
    'Authorization(address owner,address manager,bool isAllowed,uint256 nonce,uint256 expiry)',
    { owner: me, manager: thief, isAllowed: true, nonce: '0', expiry: until },
    {
      name: 'Compound USDC',
      version: '0',
      chainId: 1,
      verifyingContract: '0xc3d688B66703497DAA19211EEdff47f25384cdc3',
    },
  ),
  signed(
    'a relayer of Balancer by signature',
    'SetRelayerApproval(bytes calldata,address sender,uint256 nonce,uint256 deadline)',
    { calldata: '0x12345678', sender: thief, nonce: '0', deadline: until },
    on('0xBA12222222228d8Ba445958a75a0704d566BF2C8', 'Balancer V2 Vault'),
  ),
  signed(
    'an operator by signature',
    'PermitForAll(address owner,address operator,bool approved,uint256 nonce,uint256 deadline)',
    { owner: me, operator: thief, approved: true, nonce: '0', deadline: until },
    on(apes, 'Items'),
  ),
  signed(
    'a permit of a module of Euler',
    'Permit(address signer,address sender,uint256 nonceNamespace,uint256 nonce,uint256 deadline,uint256 value,bytes data)',
    {
      signer: me,
      sender: thief,
      nonceNamespace: '0',
      nonce: '0',
      deadline: until,
      value: '0',
      data: approve,
    },
    on('0x0C9a3dd6b8F28529d72d7f9cE918D493519EE383', 'Ethereum Vault Connector'),
  ),
  signed(
    'votes by signature',
    'Delegation(address delegatee,uint256 nonce,uint256 expiry)',
    { delegatee: thief, nonce: '0', expiry: until },
    on('0x1f9840a85d5aF5bf1D1762F925BDADdC4201F984', 'Uniswap'),
  ),
  signed(
    'a delegation without limits',
    'Delegation(address delegate,address delegator,bytes32 authority,Caveat[] caveats,uint256 salt)Caveat(address enforcer,bytes terms)',
    { delegate: thief, delegator: me, authority: none, caveats: [], salt: '0' },
    on('0xdb9B1e94B5b69Df7e401DDbedE43491141047dB3', 'DelegationManager'),
  ),
  signed(
    'a call by another',
    `ForwardRequest(${forward},bytes data)`,
    { from: me, to: usdc, value: '0', gas: '1', nonce: '1', data: approve },
    on(shop, 'Forwarder'),
  ),
  signed(
    'a call by another with an end',
    `ForwardRequest(${forward},uint48 deadline,bytes data)`,
    { from: me, to: usdc, value: '0', gas: '1', nonce: '1', deadline: until, data: approve },
    on(shop, 'Forwarder'),
  ),
  signed(
    'a meta-transaction',
    'MetaTransaction(uint256 nonce,address from,bytes functionSignature)',
    { nonce: '1', from: me, functionSignature: approve },
    on(usdc),
  ),
  signed(
    'an operation of an account',
    'PackedUserOperation(address sender,uint256 nonce,bytes initCode,bytes callData,bytes32 accountGasLimits,uint256 preVerificationGas,bytes32 gasFees,bytes paymasterAndData)',
    {
      sender: me,
      nonce: '1',
      initCode: '0x',
      callData: approve,
      accountGasLimits: none,
      preVerificationGas: '0',
      gasFees: none,
      paymasterAndData: '0x',
    },
    on('0x4337084D9E255Ff0702461CF8895CE9E3b5Ff108', 'ERC4337'),
  ),
  ofSafe('a payment of a Safe', thief, '0x', { value: String(ether) }),
  ofSafe('a signature for a Safe that runs another’s code', shop, '0x12345678', { operation: 1 }),
  ofSafe('a module of a Safe', safe, encode('enableModule(address)', thief)),
  ofSafe('an owner of a Safe', safe, encode('addOwnerWithThreshold(address,uint256)', thief, 1n)),
  ofSafe('a refund of a Safe', usdc, '0x', {
    gasPrice: String(ether),
    refundReceiver: thief,
    baseGas: '1000000',
  }),
  signed(
    'a message of a Safe',
    'SafeMessage(bytes message)',
    { message: concat(['0x12', root]) },
    on(safe),
  ),
  signed(
    'a withdrawal of Hyperliquid',
    'Withdraw(string hyperliquidChain,string destination,string amount,uint64 time)',
    { hyperliquidChain: 'Mainnet', destination: thief, amount: '100', time: '1798900000000' },
    { name: 'HyperliquidSignTransaction', version: '1', chainId: 1, verifyingContract: nothing },
  ),
  signed(
    'an agent of Hyperliquid for the thief',
    'ApproveAgent(string hyperliquidChain,address agentAddress,string agentName,uint64 nonce)',
    { hyperliquidChain: 'Mainnet', agentAddress: thief, agentName: 'x', nonce: '1' },
    { name: 'HyperliquidSignTransaction', version: '1', chainId: 1, verifyingContract: nothing },
  ),
]
