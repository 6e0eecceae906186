import { type Case, call, end, ether, free } from '../cases.ts'
import { me, usdc } from '../names.ts'

const nothing = '0x0000000000000000000000000000000000000000'
const none = `0x${'00'.repeat(32)}`
const game = '0xb77d0353DC1a4fA2E32e3e4bdD1DCcC3a58fCE53'
/** Calls of games, markets and social protocols. Addresses of games are examples. */
export const games: readonly Case[] = [
  free('a move in a game', game, 'move(uint256,uint256,bytes32)', [7n, 3n, none]),
  free('a fight', game, 'attack(uint256,uint256)', [7n, 8n]),
  free('a harvest', game, 'harvestCrop(uint256[])', [[1n, 2n]]),
  free('a level', game, 'levelUp(uint256)', [7n]),
  free('a result of a round', game, 'reveal(bytes32,uint256)', [none, 5n]),
  free('a daily check-in', game, 'checkIn()'),
  free('a score of a game', game, 'submitScore(uint256,bytes)', [900n, '0x1234']),
  free(
    'a profile of Lens',
    '0xDb46d1Dc155634FbC732f92E853b10B288AD5a1d',
    'post((uint256,string,address,bytes,address,bytes))',
    [[1n, 'ar://x', nothing, '0x', nothing, '0x']],
    { chainId: 137 },
  ),
  free(
    'a follow of Lens',
    '0xDb46d1Dc155634FbC732f92E853b10B288AD5a1d',
    'follow(uint256[],bytes[])',
    [[1n], ['0x']],
    { chainId: 137 },
  ),
  free(
    'a key of Farcaster added',
    '0x00000000Fc1237824fb747aBDE0FF18990E59b7e',
    'add(uint32,bytes,uint8,bytes)',
    [1, `0x${'12'.repeat(32)}`, 1, '0x34'],
    { chainId: 10 },
  ),
  call(
    'storage of Farcaster rented',
    '0x00000000fcCe7f938e7aE6D3c335bD6a1a7c593D',
    'rent(uint256,uint256)',
    [1n, 1n],
    { value: ether / 1_000n, chainId: 10 },
  ),
  free(
    'an attestation',
    '0xA1207F3BBa224E2c9c3c6D5aF63D0eb1582Ce587',
    'attest((bytes32,(address,uint64,bool,bytes32,bytes,uint256)))',
    [[none, [me, 0n, true, none, '0x12', 0n]]],
  ),
  free(
    'an attestation revoked',
    '0xA1207F3BBa224E2c9c3c6D5aF63D0eb1582Ce587',
    'revoke((bytes32,(bytes32,uint256)))',
    [[none, [none, 0n]]],
  ),
  call('a bet of ether', '0x0Bb2A1D5F2c8CC1F1c7CC1fd1B3f8CE3B5A6F3D1', 'betBull(uint256)', [7n], {
    value: ether / 100n,
    chainId: 56,
  }),
  free(
    'winnings of a bet',
    '0x18B2A687610328590Bc8F2e5fEdDe3b582A49cdA',
    'claim(uint256[])',
    [[7n]],
    { chainId: 56 },
  ),
  free(
    'positions of a market redeemed',
    '0x4D97DCd97eC945f40cF65F87097ACe5EA0476045',
    'redeemPositions(address,bytes32,bytes32,uint256[])',
    [usdc, none, none, [1n, 2n]],
    { chainId: 137 },
  ),
  free('a contract’s counter', '0xd9145CCE52D386f254917e481eB44e9943F39138', 'increment()'),
  free('a greeting set', '0xd9145CCE52D386f254917e481eB44e9943F39138', 'setGreeting(string)', [
    'Hello',
  ]),
  free(
    'a proposal of a DAO',
    '0x323A76393544d5ecca80cd6ef2A560C6a395b7E3',
    'propose(address[],uint256[],bytes[],string)',
    [[usdc], [0n], ['0x'], 'A proposal'],
  ),
  free(
    'an allocation of votes',
    '0x16613524e02ad97eDfeF371bC883F2F5d6C480A5',
    'vote(uint256,address[],uint256[])',
    [7n, [game], [100n]],
    { chainId: 8453 },
  ),
  free(
    'a lock of votes enlarged in time',
    '0x5f3b5DfEb7B28CDbD7FAba78963EE202a494e2A2',
    'increase_unlock_time(uint256)',
    [end],
  ),
]
