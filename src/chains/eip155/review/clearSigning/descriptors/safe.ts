import { account, contractFile, does, on, raw } from './parts.ts'

const chains = [
  1, 10, 56, 100, 137, 250, 8217, 8453, 42161, 42220, 43114, 84532, 11155111, 1313161554,
]
const create = (what: string) =>
  does(what, account('_singleton', 'Code of the Safe'), raw('saltNonce', 'Number'))

/**
 * Factories of Safes, versions 1.3.0 to 1.5.0. Calls of a Safe itself are read without a descriptor. Functions and
 * addresses are those of the package `@safe-global/safe-deployments`.
 */
export const safe = [
  contractFile(
    { owner: 'Safe', contractName: 'Proxy factory' },
    Object.fromEntries(
      chains.map((chain) => [
        chain,
        [
          ...(chain === 8217 ? [] : ['0xa6B71E26C5e0845f74c812102Ca7114b6a896AB2']),
          '0xC22834581EbC8527d974F8a1c97E1bEA4EF910BC',
          '0x4e1DCf7AD4e460CfD30791CCC4F9c8a4f820ec67',
        ],
      ]),
    ),
    {
      'createProxyWithNonce(address _singleton,bytes initializer,uint256 saltNonce)':
        create('Create a Safe'),
    },
  ),
  contractFile(
    { owner: 'Safe', contractName: 'Proxy factory 1.5.0' },
    on('0x14F2982D601c9458F93bd70B218933A6f8165e7b', 1, 8453, 11155111),
    {
      'createProxyWithNonce(address _singleton,bytes initializer,uint256 saltNonce)':
        create('Create a Safe'),
      'createChainSpecificProxyWithNonce(address _singleton,bytes initializer,uint256 saltNonce)':
        create('Create a Safe for this network'),
    },
  ),
]
