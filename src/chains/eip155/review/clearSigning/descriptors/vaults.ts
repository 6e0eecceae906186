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
const usde = '0x4c9EDD5852cd905f086C759E8383e09bff1E68B3'

/**
 * Savings vaults. Functions are those of ERC-4626 and of the repository ethena-labs/bbp-public-assets
 * (`StakedUSDeV2`).
 */
export const vaults = [
  contractFile(
    { owner: 'Sky', contractName: 'sDAI' },
    { 1: '0x83F20F44975D03b1b09e64809B757c47f942BEeA' },
    vault('0x6B175474E89094C44Da98b954EedeAC495271d0F'),
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
