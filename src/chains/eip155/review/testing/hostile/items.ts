import { type Case, call, free } from '../cases.ts'
import { apes, me, bob as thief, usdc } from '../names.ts'

const most = 2n ** 256n - 1n
const node = `0x${'ab'.repeat(32)}`
const punks = '0xb47e3cd837dDF8e4c57F05d70Ab865de6e193BBB'
const ensNames = '0x57f1887a8BF19b14fC0dF6Fd9B2acc9Af147eA85'
const registry = '0x00000000000C2E074eC69A0dFb2997BA6C7d2e1e'

const ofCollection = (name: string, at: string): Case[] => [
  call(`an operator of ${name}`, at, 'setApprovalForAll(address,bool)', [thief, true]),
  call(`an item of ${name} moved`, at, 'transferFrom(address,address,uint256)', [me, thief, 5n]),
  call(`an item of ${name} moved safely`, at, 'safeTransferFrom(address,address,uint256)', [
    me,
    thief,
    5n,
  ]),
  call(
    `an item of ${name} moved with data`,
    at,
    'safeTransferFrom(address,address,uint256,bytes)',
    [me, thief, 5n, '0x12'],
  ),
  call(`copies of ${name} moved`, at, 'safeTransferFrom(address,address,uint256,uint256,bytes)', [
    me,
    thief,
    5n,
    2n,
    '0x',
  ]),
  call(
    `several of ${name} moved`,
    at,
    'safeBatchTransferFrom(address,address,uint256[],uint256[],bytes)',
    [me, thief, [5n, 6n], [1n, 1n], '0x'],
  ),
  call(`an item of ${name} approved`, at, 'approve(address,uint256)', [thief, 5n]),
]

/** Items that a call takes, and managers of positions. */
export const itemDrains: readonly Case[] = [
  ...ofCollection('BAYC', apes),
  ...ofCollection('ENS names', ensNames),
  ...ofCollection('positions', '0xC36442b4a4522E871399CD717aBDD847Ab11FE88'),
  ...ofCollection('editions', '0x495f947276749Ce646f68AC8c248420045cb7b5e'),
  free(
    'a punk sold to one for nothing',
    punks,
    'offerPunkForSaleToAddress(uint256,uint256,address)',
    [5n, 0n, thief],
  ),
  free('a punk offered for nothing', punks, 'offerPunkForSale(uint256,uint256)', [5n, 0n]),
  call('a bid for a punk accepted at nothing', punks, 'acceptBidForPunk(uint256,uint256)', [
    5n,
    0n,
  ]),
  call('a punk transferred', punks, 'transferPunk(address,uint256)', [thief, 5n]),
  call(
    'a kitty transferred',
    '0x06012c8cf97BEaD5deAe237070F9587f8E7A266d',
    'transfer(address,uint256)',
    [thief, 5n],
  ),
  call('a name’s registrant given away', ensNames, 'reclaim(uint256,address)', [5n, thief]),
  call('a name given away', registry, 'setOwner(bytes32,address)', [node, thief]),
  call('a name below a name given away', registry, 'setSubnodeOwner(bytes32,bytes32,address)', [
    node,
    node,
    thief,
  ]),
  call(
    'an address of a name set to another',
    '0x231b0Ee14048e9dCcD1d247744d114a4EB5E8E63',
    'setAddr(bytes32,address)',
    [node, thief],
  ),
  call('ERC-777 sent', usdc, 'send(address,uint256,bytes)', [thief, 1n, '0x']),
  call(
    'credit of Aave given',
    '0x72E95b8931767C79bA4EeE721354d6E99a61D004',
    'approveDelegation(address,uint256)',
    [thief, most],
  ),
  call(
    'a manager of Compound',
    '0xc3d688B66703497DAA19211EEdff47f25384cdc3',
    'allow(address,bool)',
    [thief, true],
  ),
  call(
    'a manager of Morpho',
    '0xBBBBBbbBBb9cC5e90e3b3Af64bdAF62C37EEFFCb',
    'setAuthorization(address,bool)',
    [thief, true],
  ),
  call('a manager of Maker', '0x35D1b3F3D7966A1DFe207aa4514C12a259A0492B', 'hope(address)', [
    thief,
  ]),
  call(
    'a relayer of Balancer',
    '0xBA12222222228d8Ba445958a75a0704d566BF2C8',
    'setRelayerApproval(address,address,bool)',
    [me, thief, true],
  ),
  call('a plugin of GMX', '0xaBBc5F99639c9B6bCb58544ddf04EFA6802F4064', 'approvePlugin(address)', [
    thief,
  ]),
  call('an operator of ERC-6909', usdc, 'setOperator(address,bool)', [thief, true]),
]
