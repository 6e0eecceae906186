import {
  account,
  amount,
  amountOrAll,
  contractFile,
  date,
  does,
  hidden,
  named,
  native,
  nativeOrAll,
  raw,
  says,
  ticker,
} from './parts.ts'

const rates = { enums: { rate: { 1: 'stable', 2: 'variable' }, use: { true: 'yes', false: 'no' } } }
const permit = [
  date('deadline', 'Permit valid until'),
  hidden('permitV'),
  hidden('permitR'),
  hidden('permitS'),
]

const lending = {
  'deposit(address asset,uint256 amount,address onBehalfOf,uint16 referralCode)': says(
    'Supply',
    'Supply {amount} for {onBehalfOf}',
    amount('amount', 'Supply', 'asset'),
    account('onBehalfOf', 'For'),
    hidden('referralCode'),
  ),
  'withdraw(address asset,uint256 amount,address to)': says(
    'Withdraw',
    'Withdraw {amount} to {to}',
    amountOrAll('amount', 'Withdraw', 'asset'),
    account('to', 'To'),
  ),
  'borrow(address asset,uint256 amount,uint256 interestRateMode,uint16 referralCode,address onBehalfOf)':
    says(
      'Borrow',
      'Borrow {amount}, owed by {onBehalfOf}',
      amount('amount', 'Borrow', 'asset'),
      named('interestRateMode', 'Interest rate', 'rate'),
      account('onBehalfOf', 'Owed by'),
      hidden('referralCode'),
    ),
  'repay(address asset,uint256 amount,uint256 interestRateMode,address onBehalfOf)': says(
    'Repay',
    'Repay {amount} for {onBehalfOf}',
    amountOrAll('amount', 'Repay', 'asset', 'The whole debt in'),
    named('interestRateMode', 'Interest rate', 'rate'),
    account('onBehalfOf', 'For'),
  ),
  'setUserUseReserveAsCollateral(address asset,bool useAsCollateral)': does(
    'Set a collateral',
    ticker('asset', 'Token'),
    named('useAsCollateral', 'Use as collateral', 'use'),
  ),
}

const pools = {
  1: '0x87870Bca3F3fD6335C3F4ce8392D69350B4fA4E2',
  10: '0x794a61358D6845594F94dc1DB02A252b5b4814aD',
  56: '0x6807dc923806fE8Fd134338EABCA509979a7e0cB',
  100: '0xb50201558B00496A145fE76f7424749556E326D8',
  137: '0x794a61358D6845594F94dc1DB02A252b5b4814aD',
  324: '0x78e30497a3c7527d953c6B1E3541b021A98Ac43c',
  8453: '0xA238Dd80C259a72e81d7e4664a9801593F98d1c5',
  42161: '0x794a61358D6845594F94dc1DB02A252b5b4814aD',
  42220: '0x3E59A31363E2ad014dcbc521c4a0d5757d9f3402',
  43114: '0x794a61358D6845594F94dc1DB02A252b5b4814aD',
}

const poolV3 = {
  ...lending,
  'supply(address asset,uint256 amount,address onBehalfOf,uint16 referralCode)': says(
    'Supply',
    'Supply {amount} for {onBehalfOf}',
    amount('amount', 'Supply', 'asset'),
    account('onBehalfOf', 'For'),
    hidden('referralCode'),
  ),
  'supplyWithPermit(address asset,uint256 amount,address onBehalfOf,uint16 referralCode,uint256 deadline,uint8 permitV,bytes32 permitR,bytes32 permitS)':
    says(
      'Supply by a permit',
      'Supply {amount} for {onBehalfOf}',
      amount('amount', 'Supply', 'asset'),
      account('onBehalfOf', 'For'),
      hidden('referralCode'),
      ...permit,
    ),
  'repayWithPermit(address asset,uint256 amount,uint256 interestRateMode,address onBehalfOf,uint256 deadline,uint8 permitV,bytes32 permitR,bytes32 permitS)':
    says(
      'Repay by a permit',
      'Repay {amount} for {onBehalfOf}',
      amountOrAll('amount', 'Repay', 'asset', 'The whole debt in'),
      named('interestRateMode', 'Interest rate', 'rate'),
      account('onBehalfOf', 'For'),
      ...permit,
    ),
  'repayWithATokens(address asset,uint256 amount,uint256 interestRateMode)': does(
    'Repay with what is supplied',
    amountOrAll('amount', 'Repay', 'asset', 'The whole debt in'),
    named('interestRateMode', 'Interest rate', 'rate'),
  ),
  'setUserEMode(uint8 categoryId)': does('Set the efficiency mode', raw('categoryId', 'Category')),
}

/**
 * Aave: pools of versions 2 and 3 (also that of Spark, a fork of version 3), gateways for the native currency, rewards and the staked token. Functions and
 * addresses are those of the packages `@aave/contract-helpers` and `@bgd-labs/aave-address-book`.
 */
export const aave = [
  contractFile({ owner: 'Aave', contractName: 'Pool V3', metadata: rates }, pools, poolV3),
  contractFile(
    { owner: 'Spark', contractName: 'Pool', metadata: rates },
    { 1: '0xC13e21B648A5Ee794902342038FF3aDAB66BE987' },
    poolV3,
  ),
  contractFile(
    { owner: 'Aave', contractName: 'Lending pool V2', metadata: rates },
    {
      1: '0x7d2768dE32b0b80b7a3454c06BdAc94A69DDc7A9',
      137: '0x8dFf5E27EA6b7AC08EbFdf9eB090F32ee9a30fcf',
      43114: '0x4F01AeD16D97E3aB5ab2B501154DC9bb0F1A5A2C',
    },
    lending,
  ),
  contractFile(
    { owner: 'Aave', contractName: 'Native currency gateway', metadata: rates },
    {
      1: '0xd01607c3C5eCABa394D8be377a08590149325722',
      10: '0x5f2508cAE9923b02316254026CD43d7902866725',
      56: '0x0c2C95b24529664fE55D4437D7A31175CFE6c4f7',
      100: '0x721B9abAb6511b46b9ee83A1aba23BDAcB004149',
      137: '0xBC302053db3aA514A3c86B9221082f162B91ad63',
      324: '0xAE2b00D676130Bdf22582781BbBA8f4F21e8B0ff',
      8453: '0xa0d9C1E9E48Ca30c8d8C3B5D69FF5dc1f6DFfC24',
      42161: '0x5283BEcEd7ADF6D003225C13896E536f2D4264FF',
      43114: '0x2825cE5921538d17cc15Ae00a8B24fF759C6CDaE',
    },
    {
      'depositETH(address pool,address onBehalfOf,uint16 referralCode)': says(
        'Supply',
        'Supply {@.value} for {onBehalfOf}',
        native('Supply'),
        account('onBehalfOf', 'For'),
        account('pool', 'Pool'),
        hidden('referralCode'),
      ),
      'withdrawETH(address pool,uint256 amount,address to)': does(
        'Withdraw',
        nativeOrAll('amount', 'Withdraw'),
        account('to', 'To'),
        account('pool', 'Pool'),
      ),
      'borrowETH(address pool,uint256 amount,uint16 referralCode)': does(
        'Borrow',
        native('Borrow', 'amount'),
        account('pool', 'Pool'),
        hidden('referralCode'),
      ),
      'repayETH(address pool,uint256 amount,address onBehalfOf)': does(
        'Repay',
        nativeOrAll('amount', 'Repay', 'The whole debt in'),
        native('Sent for it'),
        account('onBehalfOf', 'For'),
        account('pool', 'Pool'),
      ),
    },
  ),
  contractFile(
    { owner: 'Aave', contractName: 'Rewards' },
    {
      1: '0x8164Cc65827dcFe994AB23944CBC90e0aa80bFcb',
      10: '0x929EC64c34a17401F460460D4B9390518E5B473e',
      56: '0xC206C2764A9dBF27d599613b8F9A63ACd1160ab4',
      100: '0xaD4F91D26254B6B0C6346b390dDA2991FDE2F20d',
      137: '0x929EC64c34a17401F460460D4B9390518E5B473e',
      324: '0x37c972C9dDfC2138EBe33eC19dba063AB9f8966e',
      8453: '0xf9cc4F0D883F1a1eb2c253bdb46c254Ca51E1F44',
      42161: '0x929EC64c34a17401F460460D4B9390518E5B473e',
      42220: '0x4725A0FdbEB14A77964bC1C221eE3a7982263103',
      43114: '0x929EC64c34a17401F460460D4B9390518E5B473e',
    },
    {
      'claimRewards(address[] assets,uint256 amount,address to,address reward)': does(
        'Claim rewards',
        amountOrAll('amount', 'At most', 'reward'),
        account('to', 'To'),
        ticker('assets', 'Earned on'),
      ),
      'claimAllRewards(address[] assets,address to)': does(
        'Claim all rewards',
        account('to', 'To'),
        ticker('assets', 'Earned on'),
      ),
      'claimAllRewardsToSelf(address[] assets)': does(
        'Claim all rewards',
        ticker('assets', 'Earned on'),
      ),
    },
  ),
  contractFile(
    { owner: 'Aave', contractName: 'Staked AAVE' },
    { 1: '0x4da27a545c0c5B758a6BA100e3a049001de870f5' },
    {
      'stake(address to,uint256 amount)': says(
        'Stake',
        'Stake {amount} for {to}',
        amount('amount', 'Stake', '0x7Fc66500c84A76Ad7e9c93437bFc5Ac33E2DDaE9'),
        account('to', 'For'),
      ),
      'redeem(address to,uint256 amount)': does(
        'End staking',
        amountOrAll('amount', 'Redeem', '@.to'),
        account('to', 'To'),
      ),
      'cooldown()': does('Start the wait before staking can end'),
      'claimRewards(address to,uint256 amount)': does(
        'Claim rewards',
        amountOrAll('amount', 'At most', '0x7Fc66500c84A76Ad7e9c93437bFc5Ac33E2DDaE9'),
        account('to', 'To'),
      ),
    },
  ),
]
