import { amount, contractFile, type DescribedField, date, does, raw } from './parts.ts'

const crv = '0xD533a949740bb3306d119CC777fa900bA034cd52'
const threeCrv = '0x6c3F90f043a72FA612cbac8115EE7e52BDe6E490'
/** The pool's contract names its tokens by their place. */
const coin = (path: string, label: string): DescribedField => ({
  path,
  label,
  format: 'enum',
  params: { $ref: '$.metadata.enums.coins' },
})
const coins = { enums: { coins: { 0: 'DAI', 1: 'USDC', 2: 'USDT' } } }

/**
 * Curve: the pool of DAI, USDC and USDT, its gauge, and locked CRV. Functions are those of the repositories
 * curvefi/curve-contract (`StableSwap3Pool`) and curvefi/curve-dao-contracts (`LiquidityGauge`, `VotingEscrow`).
 */
export const curve = [
  contractFile(
    { owner: 'Curve', contractName: '3pool', metadata: coins },
    { 1: '0xbEbc44782C7dB0a1A60Cb6fe97d0b483032FF1C7' },
    {
      'exchange(int128 i,int128 j,uint256 dx,uint256 min_dy)': does(
        'Swap',
        coin('i', 'Give'),
        raw('dx', 'Amount (smallest unit)'),
        coin('j', 'Get'),
        raw('min_dy', 'At least (smallest unit)'),
      ),
      'add_liquidity(uint256[3] amounts,uint256 min_mint_amount)': does(
        'Add liquidity',
        raw('amounts.[0]', 'DAI (smallest unit)'),
        raw('amounts.[1]', 'USDC (smallest unit)'),
        raw('amounts.[2]', 'USDT (smallest unit)'),
        amount('min_mint_amount', 'Get at least', threeCrv),
      ),
      'remove_liquidity_one_coin(uint256 _token_amount,int128 i,uint256 min_amount)': does(
        'Remove liquidity',
        amount('_token_amount', 'Give', threeCrv),
        coin('i', 'Get'),
        raw('min_amount', 'At least (smallest unit)'),
      ),
    },
  ),
  contractFile(
    { owner: 'Curve', contractName: 'Gauge of 3pool' },
    { 1: '0xbFcF63294aD7105dEa65aA58F8AE5BE2D9d0952A' },
    {
      'deposit(uint256 _value)': does('Deposit', amount('_value', 'Give', threeCrv)),
      'withdraw(uint256 _value)': does('Withdraw', amount('_value', 'Get', threeCrv)),
    },
  ),
  contractFile(
    { owner: 'Curve', contractName: 'Locked CRV' },
    { 1: '0x5f3b5DfEb7B28CDbD7FAba78963EE202a494e2A2' },
    {
      'create_lock(uint256 _value,uint256 _unlock_time)': does(
        'Lock',
        amount('_value', 'Lock', crv),
        date('_unlock_time', 'Until'),
      ),
      'increase_amount(uint256 _value)': does('Lock more', amount('_value', 'Lock', crv)),
      'increase_unlock_time(uint256 _unlock_time)': does(
        'Lock for longer',
        date('_unlock_time', 'Until'),
      ),
      'withdraw()': does('Withdraw what is no longer locked'),
    },
  ),
]
