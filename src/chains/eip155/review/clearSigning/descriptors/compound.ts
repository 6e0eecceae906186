import {
  account,
  amount,
  amountOrAll,
  contractFile,
  date,
  does,
  gravely,
  hidden,
  messageFile,
  named,
  native,
  raw,
  says,
  ticker,
} from './parts.ts'

const comet = {
  'supply(address asset,uint256 amount)': says(
    'Supply or repay',
    'Supply or repay {amount}',
    amountOrAll('amount', 'Give', 'asset', 'The whole debt in'),
  ),
  'supplyTo(address dst,address asset,uint256 amount)': says(
    'Supply or repay',
    'Supply or repay {amount} for {dst}',
    amountOrAll('amount', 'Give', 'asset', 'The whole debt in'),
    account('dst', 'For'),
  ),
  'withdraw(address asset,uint256 amount)': says(
    'Withdraw or borrow',
    'Withdraw or borrow {amount}',
    amountOrAll('amount', 'Get', 'asset'),
  ),
  'withdrawTo(address to,address asset,uint256 amount)': says(
    'Withdraw or borrow',
    'Withdraw or borrow {amount} to {to}',
    amountOrAll('amount', 'Get', 'asset'),
    account('to', 'To'),
  ),
}

/** Shares of a market, in its own token. */
const market = (token: string) => ({
  'mint(uint256 mintAmount)': says(
    'Supply',
    'Supply {mintAmount}',
    amount('mintAmount', 'Supply', token),
  ),
  'redeem(uint256 redeemTokens)': does('Withdraw', amount('redeemTokens', 'Give', '@.to')),
  'redeemUnderlying(uint256 redeemAmount)': does('Withdraw', amount('redeemAmount', 'Get', token)),
  'borrow(uint256 borrowAmount)': says(
    'Borrow',
    'Borrow {borrowAmount}',
    amount('borrowAmount', 'Borrow', token),
  ),
  'repayBorrow(uint256 repayAmount)': says(
    'Repay',
    'Repay {repayAmount}',
    amountOrAll('repayAmount', 'Repay', token, 'The whole debt in'),
  ),
})

const yes = { enums: { yes: { true: 'yes', false: 'no' } } }
const markets = {
  1: ['0xc3d688B66703497DAA19211EEdff47f25384cdc3', '0xA17581A9E3356d9A858b789D68B4d866e593aE94'],
  137: '0xF25212E676D1F7F89Cd72fFEe66158f541246445',
  8453: [
    '0xb125E6687d4313864e53df431d5425969c15Eb2F',
    '0x46e6b214b524310239732D51387075E0e70970bf',
  ],
  42161: '0x9c4ec768c28520B50860ea7a15bd7213a9fF58bf',
}

/**
 * Compound: markets of version 3, some of version 2, and its comptroller. Functions are those of the package
 * `@compound-finance/compound-js`.
 */
export const compound = [
  contractFile({ owner: 'Compound', contractName: 'V3 market' }, markets, comet),
  messageFile(
    { owner: 'Compound', contractName: 'V3 market', metadata: yes },
    markets,
    { version: '0' },
    {
      'Authorization(address owner,address manager,bool isAllowed,uint256 nonce,uint256 expiry)':
        gravely(
          'Let another act for this account in Compound',
          account('manager', 'Account'),
          named('isAllowed', 'May act', 'yes'),
          account('owner', 'For'),
          date('expiry', 'Valid until'),
          hidden('nonce'),
        ),
    },
  ),
  contractFile(
    { owner: 'Compound', contractName: 'cUSDC' },
    { 1: '0x39AA39c021dfbaE8faC545936693aC917d5E7563' },
    market('0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'),
  ),
  contractFile(
    { owner: 'Compound', contractName: 'cDAI' },
    { 1: '0x5d3a536E4D6DbD6114cc1Ead35777bAB948E3643' },
    market('0x6B175474E89094C44Da98b954EedeAC495271d0F'),
  ),
  contractFile(
    { owner: 'Compound', contractName: 'cETH' },
    { 1: '0x4Ddc2D193948926D02f9B1fE9e1daa0718270ED5' },
    {
      'mint()': says('Supply', 'Supply {@.value}', native('Supply')),
      'redeem(uint256 redeemTokens)': does('Withdraw', amount('redeemTokens', 'Give', '@.to')),
      'redeemUnderlying(uint256 redeemAmount)': does('Withdraw', native('Get', 'redeemAmount')),
      'borrow(uint256 borrowAmount)': says(
        'Borrow',
        'Borrow {borrowAmount}',
        native('Borrow', 'borrowAmount'),
      ),
      'repayBorrow()': says('Repay', 'Repay {@.value}', native('Repay')),
    },
  ),
  contractFile(
    { owner: 'Compound', contractName: 'Comptroller' },
    { 1: '0x3d9819210A31b4961b30EF54bE2aeD79B9c9Cd3B' },
    {
      'enterMarkets(address[] cTokens)': does('Use as collateral', ticker('cTokens', 'Market')),
      'exitMarket(address cTokenAddress)': does(
        'No longer use as collateral',
        ticker('cTokenAddress', 'Market'),
      ),
      'claimComp(address holder)': does('Claim COMP', account('holder', 'For')),
      'claimComp(address holder,address[] cTokens)': does(
        'Claim COMP',
        account('holder', 'For'),
        ticker('cTokens', 'Earned on'),
      ),
    },
  ),
  contractFile(
    { owner: 'Compound', contractName: 'COMP' },
    { 1: '0xc00e94Cb662C3520282E6f5717214004A7f26888' },
    {
      'delegate(address delegatee)': gravely('Give votes away', account('delegatee', 'To')),
      'delegateBySig(address delegatee,uint256 nonce,uint256 expiry,uint8 v,bytes32 r,bytes32 s)':
        does('Give the votes of a signer away', account('delegatee', 'To'), raw('nonce', 'Number')),
    },
  ),
]
