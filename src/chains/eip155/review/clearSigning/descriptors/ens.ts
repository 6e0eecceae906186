import {
  account,
  contractFile,
  date,
  does,
  duration,
  gravely,
  hidden,
  named,
  native,
  raw,
  says,
} from './parts.ts'

const name = raw('name', 'Name (.eth)')
const time = duration('duration', 'For')
const node = raw('node', 'Name (hash)')
const yes = { enums: { yes: { true: 'yes', false: 'no' } } }
const registry = '0x00000000000C2E074eC69A0dFb2997BA6C7d2e1e'

/** The Ethereum Name Service. Functions are those of the package `@ensdomains/ensjs`. */
export const ens = [
  contractFile(
    { owner: 'ENS', contractName: 'Registrar', metadata: yes },
    { 1: '0x253553366Da8546fC250F225fe3d25d0C782303b' },
    {
      'commit(bytes32 commitment)': does(
        'Announce that a name will be registered',
        hidden('commitment'),
      ),
      'register(string name,address owner,uint256 duration,bytes32 secret,address resolver,bytes[] data,bool reverseRecord,uint16 ownerControlledFuses)':
        says(
          'Register a name',
          'Register {name}.eth for {owner}',
          name,
          account('owner', 'For'),
          time,
          native('Pay at most'),
          named('reverseRecord', 'Show the name for this account', 'yes'),
          account('resolver', 'Resolver'),
          hidden('secret'),
        ),
      'renew(string name,uint256 duration)': says(
        'Renew a name',
        'Renew {name}.eth',
        name,
        time,
        native('Pay at most'),
      ),
    },
  ),
  contractFile(
    { owner: 'ENS', contractName: 'Public resolver' },
    { 1: '0x231b0Ee14048e9dCcD1d247744d114a4EB5E8E63' },
    {
      'setAddr(bytes32 node,address a)': does(
        'Set the address of a name',
        account('a', 'Address'),
        node,
      ),
      'setAddr(bytes32 node,uint256 coinType,bytes a)': does(
        'Set the address of a name on another chain',
        raw('coinType', 'Coin type (SLIP-44)'),
        raw('a', 'Address'),
        node,
      ),
      'setText(bytes32 node,string key,string value)': does(
        'Set a text record of a name',
        raw('key', 'Record'),
        raw('value', 'Text'),
        node,
      ),
      'setContenthash(bytes32 node,bytes hash)': does(
        'Set the website of a name',
        raw('hash', 'Content hash'),
        node,
      ),
      'clearRecords(bytes32 node)': does('Remove all records of a name', node),
    },
  ),
  contractFile(
    { owner: 'ENS', contractName: 'Reverse registrar' },
    { 1: '0xa58E81fe9b61B5c3fE2AFD33CF304c454AbFc7Cb' },
    {
      'setName(string name)': says(
        'Set the name of this account',
        'Set {name} as the name of this account',
        raw('name', 'Name'),
      ),
    },
  ),
  contractFile(
    { owner: 'ENS', contractName: 'Registry' },
    { 1: registry },
    {
      'setResolver(bytes32 node,address resolver)': does(
        'Set the resolver of a name',
        account('resolver', 'Resolver'),
        node,
      ),
      'setOwner(bytes32 node,address owner)': gravely(
        'Give a name away',
        account('owner', 'To'),
        node,
      ),
      'setSubnodeOwner(bytes32 node,bytes32 label,address owner)': gravely(
        'Give a subname away',
        account('owner', 'To'),
        node,
        raw('label', 'Subname (hash)'),
      ),
    },
  ),
  contractFile(
    { owner: 'ENS', contractName: '.eth names' },
    { 1: '0x57f1887a8BF19b14fC0dF6Fd9B2acc9Af147eA85' },
    {
      'reclaim(uint256 id,address owner)': gravely(
        'Set who manages a name',
        account('owner', 'Manager'),
        raw('id', 'Name (hash)'),
      ),
    },
  ),
  contractFile(
    { owner: 'ENS', contractName: 'Name wrapper' },
    { 1: '0xD4416b13d2b3a9aBae7AcD5D6C2BbDBE25686401' },
    {
      'unwrapETH2LD(bytes32 labelhash,address registrant,address controller)': does(
        'Unwrap a name',
        account('registrant', 'Owner'),
        account('controller', 'Manager'),
        raw('labelhash', 'Name (hash)'),
      ),
      'setFuses(bytes32 node,uint16 ownerControlledFuses)': gravely(
        'Give up rights of a name for good',
        raw('ownerControlledFuses', 'Fuses to burn'),
        node,
      ),
      'setSubnodeOwner(bytes32 parentNode,string label,address owner,uint32 fuses,uint64 expiry)':
        gravely(
          'Create or give away a subname',
          raw('label', 'Subname'),
          account('owner', 'To'),
          raw('fuses', 'Fuses to burn'),
          date('expiry', 'Until'),
          raw('parentNode', 'Of the name (hash)'),
        ),
    },
  ),
]
