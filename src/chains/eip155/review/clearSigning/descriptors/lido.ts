import { account, amount, contractFile, does, gravely, native, raw, says } from './parts.ts'

const stETH = '0xae7ab96520DE3A18E5e111B5EaAb095312D7fE84'
const wstETH = '0x7f39C581F595B53c5cb19bD0b3f8dA6c935E2Ca0'

/** Lido on Ethereum. Functions are those of the package `@lidofinance/lido-ethereum-sdk`. */
export const lido = [
  contractFile(
    { owner: 'Lido', contractName: 'stETH' },
    { 1: stETH },
    {
      'submit(address _referral)': says(
        'Stake',
        'Stake {@.value}',
        native('Stake'),
        account('_referral', 'Referral'),
      ),
      'transferShares(address _recipient,uint256 _sharesAmount)': gravely(
        'Send shares',
        account('_recipient', 'To'),
        raw('_sharesAmount', 'Shares of stETH (smallest unit)'),
      ),
    },
  ),
  contractFile(
    { owner: 'Lido', contractName: 'wstETH' },
    { 1: wstETH },
    {
      'wrap(uint256 _stETHAmount)': says(
        'Wrap',
        'Wrap {_stETHAmount}',
        amount('_stETHAmount', 'Wrap', stETH),
      ),
      'unwrap(uint256 _wstETHAmount)': says(
        'Unwrap',
        'Unwrap {_wstETHAmount}',
        amount('_wstETHAmount', 'Unwrap', wstETH),
      ),
    },
  ),
  contractFile(
    { owner: 'Lido', contractName: 'Withdrawal queue' },
    { 1: '0x889edC2eDab5f40e902b864aD4d7AdE8E412F9B1' },
    {
      'requestWithdrawals(uint256[] _amounts,address _owner)': does(
        'Ask for a withdrawal',
        amount('_amounts', 'Give', stETH),
        account('_owner', 'For'),
      ),
      'requestWithdrawalsWstETH(uint256[] _amounts,address _owner)': does(
        'Ask for a withdrawal',
        amount('_amounts', 'Give', wstETH),
        account('_owner', 'For'),
      ),
      'claimWithdrawal(uint256 _requestId)': does(
        'Collect a withdrawal',
        raw('_requestId', 'Request'),
      ),
      'claimWithdrawals(uint256[] _requestIds,uint256[] _hints)': does(
        'Collect withdrawals',
        raw('_requestIds', 'Request'),
      ),
      'claimWithdrawalsTo(uint256[] _requestIds,uint256[] _hints,address _recipient)': does(
        'Collect withdrawals',
        raw('_requestIds', 'Request'),
        account('_recipient', 'To'),
      ),
    },
  ),
]
