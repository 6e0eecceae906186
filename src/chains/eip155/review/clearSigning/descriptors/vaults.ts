import { account, amount, contractFile, type DescribedFunction, does, says } from './parts.ts'

/** Functions of a vault (ERC-4626) that holds this token. */
const vault = (token: string): Record<string, DescribedFunction> => ({
  'deposit(uint256 assets,address receiver)': says(
    'Deposit',
    'Deposit {assets} for {receiver}',
    amount('assets', 'Give', token),
    account('receiver', 'For'),
  ),
  'mint(uint256 shares,address receiver)': does(
    'Deposit',
    amount('shares', 'Get', '@.to'),
    account('receiver', 'For'),
  ),
  'withdraw(uint256 assets,address receiver,address owner)': says(
    'Withdraw',
    'Withdraw {assets} of {owner} to {receiver}',
    amount('assets', 'Get', token),
    account('receiver', 'To'),
    account('owner', 'Of'),
  ),
  'redeem(uint256 shares,address receiver,address owner)': says(
    'Withdraw',
    'Redeem {shares} of {owner} to {receiver}',
    amount('shares', 'Give', '@.to'),
    account('receiver', 'To'),
    account('owner', 'Of'),
  ),
})
const dai = '0x6B175474E89094C44Da98b954EedeAC495271d0F'
const usds = '0xdC035D45d973E3EC169d2276DDab16f1e407384F'
const usde = '0x4c9EDD5852cd905f086C759E8383e09bff1E68B3'

/**
 * Savings vaults. Functions are those of ERC-4626 and of the repository ethena-labs/bbp-public-assets
 * (`StakedUSDeV2`).
 */
export const vaults = [
  contractFile(
    { owner: 'Sky', contractName: 'sDAI' },
    { 1: '0x83F20F44975D03b1b09e64809B757c47f942BEeA' },
    vault(dai),
  ),
  contractFile(
    { owner: 'Sky', contractName: 'sUSDS' },
    { 1: '0xa3931d71877C0E7a3148CB7Eb4463524FEc27fbD' },
    vault(usds),
  ),
  contractFile(
    { owner: 'Sky', contractName: 'DAI and USDS' },
    { 1: '0x3225737a9Bbb6473CB4a45b7244ACa2BeFdB276A' },
    {
      'daiToUsds(address usr,uint256 wad)': does(
        'Change DAI for USDS',
        amount('wad', 'Give', dai),
        account('usr', 'To'),
      ),
      'usdsToDai(address usr,uint256 wad)': does(
        'Change USDS for DAI',
        amount('wad', 'Give', usds),
        account('usr', 'To'),
      ),
    },
  ),
  contractFile(
    { owner: 'Yearn', contractName: 'yvUSDC-1' },
    { 1: '0xBe53A109B494E5c9f97b9Cd39Fe969BE68BF6204' },
    vault('0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'),
  ),
  contractFile(
    { owner: 'Ethena', contractName: 'sUSDe' },
    { 1: '0x9D39A5DE30e57443BfF2A8307A4256c8797A3497' },
    {
      ...vault(usde),
      'cooldownAssets(uint256 assets)': does(
        'Start the wait before a withdrawal',
        amount('assets', 'To get', usde),
      ),
      'cooldownShares(uint256 shares)': does(
        'Start the wait before a withdrawal',
        amount('shares', 'Give', '@.to'),
      ),
      'unstake(address receiver)': does('Collect what has waited', account('receiver', 'To')),
    },
  ),
]
