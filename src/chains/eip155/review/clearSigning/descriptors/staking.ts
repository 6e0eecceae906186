import {
  account,
  amount,
  contractFile,
  type DescribedFunction,
  does,
  gravely,
  hidden,
  native,
  raw,
  says,
} from './parts.ts'

const delegate: Record<string, DescribedFunction> = {
  'delegate(address delegatee)': gravely('Give votes away', account('delegatee', 'To')),
}
const weETH = '0xCd5fE23C85820F7B72D0926FC9b05b43E359b7ee'

/**
 * Staking, and votes of governance tokens. Functions are those of the repositories ethereum/consensus-specs (deposit),
 * rocket-pool/rocketpool (`RocketTokenRETH`), etherfi-protocol/smart-contracts (`IWeETH`) and
 * Layr-Labs/eigenlayer-contracts (`IEigenPodManager`), of the public registry of ERC-7730 (sAVAX), of ERC-5805 (votes),
 * and of the package `@celo/abis`.
 */
export const staking = [
  contractFile(
    { owner: 'Ethereum', contractName: 'Deposit contract' },
    { 1: '0x00000000219ab540356cBB839Cbe05303d7705Fa' },
    {
      'deposit(bytes pubkey,bytes withdrawal_credentials,bytes signature,bytes32 deposit_data_root)':
        says(
          'Deposit for a validator',
          'Deposit {@.value} for a validator',
          native('Deposit'),
          raw('pubkey', 'Validator'),
          account('withdrawal_credentials.[-20:]', 'Withdrawn to'),
          hidden('signature'),
          hidden('deposit_data_root'),
        ),
    },
  ),
  contractFile(
    { owner: 'Rocket Pool', contractName: 'rETH' },
    { 1: '0xae78736Cd615f374D3085123A210448E74Fc6393' },
    {
      'burn(uint256 _rethAmount)': says(
        'End staking',
        'Redeem {_rethAmount}',
        amount('_rethAmount', 'Give', '@.to'),
      ),
    },
  ),
  contractFile(
    { owner: 'Rocket Pool', contractName: 'Deposit pool' },
    { 1: '0xDD3f50F8A6CafbE9b31a427582963f465E745AF8' },
    { 'deposit()': says('Stake', 'Stake {@.value}', native('Stake')) },
  ),
  contractFile(
    { owner: 'EigenLayer', contractName: 'Strategy manager' },
    { 1: '0x858646372CC42E1A627fcE94aa7A7033e7CF075A' },
    {
      // Only strategies that the contract lists take deposits.
      'depositIntoStrategy(address strategy,address token,uint256 amount)': says(
        'Restake',
        'Restake {amount}',
        amount('amount', 'Restake', 'token'),
        hidden('strategy'),
      ),
    },
  ),
  contractFile(
    { owner: 'ether.fi', contractName: 'Pool' },
    { 1: '0x308861A430be4cce5502d0A12724771Fc6DaF216' },
    { 'deposit()': says('Stake', 'Stake {@.value}', native('Stake')) },
  ),
  contractFile(
    { owner: 'ether.fi', contractName: 'weETH' },
    { 1: weETH },
    {
      'wrap(uint256 _eETHAmount)': does('Wrap', raw('_eETHAmount', 'eETH to wrap (smallest unit)')),
      'unwrap(uint256 _weETHAmount)': says(
        'Unwrap',
        'Unwrap {_weETHAmount}',
        amount('_weETHAmount', 'Unwrap', weETH),
      ),
    },
  ),
  contractFile(
    { owner: 'BENQI', contractName: 'sAVAX' },
    { 43114: '0x2b2C81e08f1Af8835a78Bb2A90AE924ACE0eA4bE' },
    {
      'submit()': says('Stake', 'Stake {@.value}', native('Stake')),
      'requestUnlock(uint256 shareAmount)': does(
        'Start the wait before staking can end',
        amount('shareAmount', 'Give', '@.to'),
      ),
    },
  ),
  contractFile(
    { owner: 'EigenLayer', contractName: 'Pod manager' },
    { 1: '0x91E677b07F7AF907ec9a428aafA9fc14a0d3A338' },
    { 'createPod()': does('Create a pod for validators') },
  ),
  contractFile(
    { owner: 'Celo', contractName: 'Locked CELO' },
    { 42220: '0x55E1A0C8f376964bd339167476063bFED7f213d5' },
    {
      'lock()': says('Lock', 'Lock {@.value}', native('Lock')),
      'unlock(uint256 value)': says(
        'Start the wait before CELO is free',
        'Unlock {value}',
        native('Unlock', 'value'),
      ),
      'relock(uint256 index,uint256 value)': says(
        'Lock again',
        'Lock {value} again',
        native('Lock', 'value'),
        raw('index', 'Of withdrawal'),
      ),
      'withdraw(uint256 index)': does('Collect what has waited', raw('index', 'Withdrawal')),
    },
  ),
  ...[
    ['Uniswap', 'UNI', { 1: '0x1f9840a85d5aF5bf1D1762F925BDADdC4201F984' }],
    ['ENS', 'ENS', { 1: '0xC18360217D8F7Ab5e7c516566761Ea12Ce7F9D72' }],
    ['Aave', 'AAVE', { 1: '0x7Fc66500c84A76Ad7e9c93437bFc5Ac33E2DDaE9' }],
    ['Arbitrum', 'ARB', { 42161: '0x912CE59144191C1204E64559FE8253a0e49E6548' }],
    ['Optimism', 'OP', { 10: '0x4200000000000000000000000000000000000042' }],
  ].map(([owner, contractName, deployed]) =>
    contractFile(
      { owner: owner as string, contractName: contractName as string },
      deployed as Record<number, string>,
      delegate,
    ),
  ),
]
