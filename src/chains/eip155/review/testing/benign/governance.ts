import { type Case, call, free } from '../cases.ts'
import { encode } from '../encode.ts'
import { me, safe } from '../names.ts'

const nothing = '0x0000000000000000000000000000000000000000'
const uni = '0x1f9840a85d5aF5bf1D1762F925BDADdC4201F984'
const delegate = '0x8787FC2De4De95c53e5E3a4e5459247D9773ea52'
const factory = '0x4e1DCf7AD4e460CfD30791CCC4F9c8a4f820ec67'
const setup = encode(
  'setup(address[],uint256,address,bytes,address,address,uint256,address)',
  [me],
  1n,
  nothing,
  '0x',
  nothing,
  nothing,
  0n,
  nothing,
)
const votes = [
  ['Uniswap', '0x408ED6354d4973f66138C91495F2f2FCbd8724C3'],
  ['Compound', '0x309a862bbC1A00e45506cB8A802D1ff10004c8C0'],
  ['ENS', '0x323A76393544d5ecca80cd6ef2A560C6a395b7E3'],
].flatMap(([place, at = '']): Case[] => [
  free(`a vote in ${place}’s governor`, at, 'castVote(uint256,uint8)', [70n, 1]),
  free(
    `a vote with a reason in ${place}’s governor`,
    at,
    'castVoteWithReason(uint256,uint8,string)',
    [70n, 1, 'because'],
  ),
])

/** Votes, and accounts of Safe. */
export const governance: readonly Case[] = [
  ...votes,
  free('votes of UNI kept', uni, 'delegate(address)', [me]),
  call('votes of UNI given to a delegate', uni, 'delegate(address)', [delegate], {
    own: [delegate],
  }),
  free(
    'weights of a gauge',
    '0x2F50D538606Fa9EDD2B11E2446BEb18C9D5846bB',
    'vote_for_gauge_weights(address,uint256)',
    ['0xbFcF63294aD7105dEa65aA58F8AE5BE2D9d0952A', 10_000n],
  ),
  free('a Safe created', factory, 'createProxyWithNonce(address,bytes,uint256)', [
    '0x41675C099F32341bf84BFc5382aF534df5C7461a',
    setup,
    1n,
  ]),
  free('a hash approved for a Safe', safe, 'approveHash(bytes32)', [`0x${'12'.repeat(32)}`]),
  free(
    'a delegate of Snapshot',
    '0x469788fE6E9E9681C6ebF3bF78e7Fd26Fc015446',
    'setDelegate(bytes32,address)',
    [`0x${'12'.repeat(32)}`, delegate],
  ),
]
