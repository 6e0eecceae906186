import {
  account,
  amount,
  contractFile,
  date,
  gravely,
  hidden,
  messageFile,
  named,
  on,
  raw,
  says,
} from './parts.ts'

const market =
  '(address loanToken,address collateralToken,address oracle,address irm,uint256 lltv) marketParams'
const loan = 'marketParams.loanToken'
const collateral = 'marketParams.collateralToken'
const ofMarket = {
  path: 'marketParams.lltv',
  label: 'Loan to value of the market',
  format: 'unit',
  params: { base: '%', decimals: 16 },
}
const shares = { ...raw('shares', 'Or shares (smallest unit)'), visible: { ifNotIn: ['0'] } }

const blue = {
  owner: 'Morpho',
  contractName: 'Morpho Blue',
  metadata: { enums: { on: { true: 'yes', false: 'no' } } },
}
const place = on('0xBBBBBbbBBb9cC5e90e3b3Af64bdAF62C37EEFFCb', 1, 8453)

/**
 * Morpho Blue. An amount of 0 means that `shares` counts. Functions are those of the package
 * `@morpho-org/blue-sdk-viem`.
 */
export const morpho = [
  contractFile(blue, place, {
    [`supply(${market},uint256 assets,uint256 shares,address onBehalf,bytes data)`]: says(
      'Lend',
      'Lend {assets} for {onBehalf}',
      amount('assets', 'Lend', loan),
      shares,
      account('onBehalf', 'For'),
      ofMarket,
    ),
    [`withdraw(${market},uint256 assets,uint256 shares,address onBehalf,address receiver)`]: says(
      'Withdraw',
      'Withdraw {assets} of {onBehalf} to {receiver}',
      amount('assets', 'Withdraw', loan),
      shares,
      account('onBehalf', 'Of'),
      account('receiver', 'To'),
      ofMarket,
    ),
    [`borrow(${market},uint256 assets,uint256 shares,address onBehalf,address receiver)`]: says(
      'Borrow',
      'Borrow {assets}, owed by {onBehalf}',
      amount('assets', 'Borrow', loan),
      shares,
      account('onBehalf', 'Owed by'),
      account('receiver', 'To'),
      ofMarket,
    ),
    [`repay(${market},uint256 assets,uint256 shares,address onBehalf,bytes data)`]: says(
      'Repay',
      'Repay {assets} for {onBehalf}',
      amount('assets', 'Repay', loan),
      shares,
      account('onBehalf', 'For'),
      ofMarket,
    ),
    [`supplyCollateral(${market},uint256 assets,address onBehalf,bytes data)`]: says(
      'Give a collateral',
      'Give {assets} as collateral of {onBehalf}',
      amount('assets', 'Give', collateral),
      account('onBehalf', 'For'),
      ofMarket,
    ),
    [`withdrawCollateral(${market},uint256 assets,address onBehalf,address receiver)`]: says(
      'Take back a collateral',
      'Take back {assets} of {onBehalf} to {receiver}',
      amount('assets', 'Take back', collateral),
      account('onBehalf', 'Of'),
      account('receiver', 'To'),
      ofMarket,
    ),
    'setAuthorization(address authorized,bool newIsAuthorized)': gravely(
      'Let another act for this account in Morpho',
      account('authorized', 'Account'),
      named('newIsAuthorized', 'May act', 'on'),
    ),
  }),
  messageFile(
    blue,
    place,
    {},
    {
      'Authorization(address authorizer,address authorized,bool isAuthorized,uint256 nonce,uint256 deadline)':
        gravely(
          'Let another act for this account in Morpho',
          account('authorized', 'Account'),
          named('isAuthorized', 'May act', 'on'),
          account('authorizer', 'For'),
          date('deadline', 'Signature valid until'),
          hidden('nonce'),
        ),
    },
  ),
]
