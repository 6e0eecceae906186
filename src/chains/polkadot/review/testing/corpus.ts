import { bytesToHex } from '@noble/hashes/utils'
import { type GenericCall, GenericExtrinsicPayload } from '@polkadot/types'
import { encodeSs58 } from '../../ss58.ts'
import { accountAt, chainAt, evmAccount, relay, some, tokenAt } from './locations.ts'
import { call, me, payloadOf, registry, to } from './read.ts'

interface CorpusRequest {
  name: string
  method: 'signPayload' | 'signRaw'
  params: object
}

const sign = (name: string, one: GenericCall, more: object = {}): CorpusRequest => ({
  name,
  method: 'signPayload',
  params: payloadOf(one.toHex(), more),
})
const raw = (name: string, data: string, type = 'bytes'): CorpusRequest => ({
  name,
  method: 'signRaw',
  params: { address: me, data, type },
})
const built = ([name, one]: readonly [string, GenericCall]) => sign(name, one)

const weight = { refTime: 1, proofSize: 1 }
const hash = `0x${'12'.repeat(32)}`
const pay = call('balances.transferKeepAlive', to, 5)
const friend = encodeSs58({ prefix: 0, accountId: new Uint8Array(32).fill(41) })
const payFriend = call('balances.transferKeepAlive', friend, 5)
const everything = call('balances.transferAll', to, false)
const payout = call('staking.payoutStakers', to, 1_500)
const proxy = call('proxy.addProxy', to, 'Any', 0)
const unlock = call('convictionVoting.unlock', 0, me)
const claim = call('nominationPools.claimPayout')
const vote = (aye: boolean) =>
  call('convictionVoting.vote', 812, {
    Standard: { vote: { aye, conviction: 'Locked1x' }, balance: 50 },
  })
const send = (
  receiver: object,
  dest: object = chainAt(2034),
  name = 'limitedReserveTransferAssets',
) =>
  call(
    `polkadotXcm.${name}`,
    ...[{ V4: dest }, { V4: receiver }, { V4: [some(relay, 5)] }, 0, 'Unlimited'],
  )
const swap = (least: number, receiver: string) =>
  call(
    'assetConversion.swapExactTokensForTokens',
    ...[[relay, tokenAt(1984)], 9, least, receiver, true],
  )
const batch = (...calls: GenericCall[]) => call('utility.batch', calls)
const batchAll = (...calls: GenericCall[]) => call('utility.batchAll', calls)
const payloadBytes = new GenericExtrinsicPayload(registry, payloadOf(pay.toHex()), { version: 4 })
const payload = `0x${bytesToHex(payloadBytes.toU8a({ method: true }))}`

/** For tests: requests that take what the user has or hide what they do. Each is reviewed and marked. */
export const hostile: readonly CorpusRequest[] = [
  ...(
    [
      ['a transfer of everything', everything],
      ['a transfer of all of a token', call('assets.transferAll', 1984, to, false)],
      ['a transfer of everything by a proxy', call('proxy.proxy', to, null, everything)],
      ['a transfer of everything behind a payout', batch(payout, everything)],
      [
        'a transfer of everything by several',
        call('multisig.asMulti', 2, [to], null, everything, weight),
      ],
      [
        'a transfer of everything if another call fails',
        call('utility.ifElse', payout, everything),
      ],
      ['a transfer of another’s', call('balances.forceTransfer', me, to, 5)],
      ['a burn', call('balances.burn', 5, false)],
      ['an allowance of a token', call('assets.approveTransfer', 1984, to, 5)],
      ['an allowance behind a payment', batchAll(pay, call('assets.approveTransfer', 1984, to, 5))],
      [
        'an allowance of an asset of another network',
        call('foreignAssets.approveTransfer', chainAt(2004), to, 5),
      ],
      ['a token that another owns', call('assets.transferOwnership', 1984, to)],
      ['an NFT that is sent', call('nfts.transfer', 1, 2, to)],
      ['a proxy', proxy],
      ['a proxy that cannot transfer', call('proxy.addProxy', to, 'NonTransfer', 0)],
      ['a proxy for staking', call('proxy.addProxy', to, 'Staking', 0)],
      ['a proxy behind a vote', batch(vote(true), proxy)],
      ['a proxy of a derived account', call('utility.asDerivative', 3, proxy)],
      ['a proxy five batches deep', batch(batch(batch(batch(batch(proxy)))))],
      ['an account that is given up', call('proxy.killPure', me, 'Any', 0, 1, 1)],
      ['an announced hash', call('proxy.announce', to, hash)],
      ['an approved hash', call('multisig.approveAsMulti', 2, [to], null, hash, weight)],
      ['a stake whose rewards another gets', call('staking.bond', 9, { Account: to })],
      ['rewards that another gets', call('staking.setPayee', { Account: to })],
      [
        'rewards that another gets, behind a stake',
        batch(call('staking.bondExtra', 5), call('staking.setPayee', { Account: to })),
      ],
      ['votes that another gets', call('convictionVoting.delegate', 0, to, 'Locked6x', 5)],
      [
        'a claim that anyone may make',
        call('nominationPools.setClaimPermission', 'PermissionlessAll'),
      ],
      ['a transfer to another’s account on another network', send(accountAt(to))],
      ['a teleport to another’s account', send(accountAt(to), relay, 'limitedTeleportAssets')],
      [
        'a transfer to an account of an EVM',
        send(evmAccount(`0x${'ab'.repeat(20)}`), chainAt(2004), 'transferAssets'),
      ],
      ['a message to another network', call('polkadotXcm.send', { V4: relay }, { V4: [] })],
      ['a program of XCM', call('polkadotXcm.execute', { V4: [] }, weight)],
      ['an alias of another', call('polkadotXcm.addAuthorizedAlias', { V4: accountAt(to) }, null)],
      ['a swap whose tokens another gets', swap(7, to)],
      ['a swap without a least amount', swap(0, me)],
      [
        'liquidity that another gets',
        call('assetConversion.removeLiquidity', ...[relay, tokenAt(1984), 5, 1, 1, to]),
      ],
      ['a call with another’s rights', call('utility.dispatchAs', { system: { Signed: to } }, pay)],
      ['a call with the network’s rights', call('utility.withWeight', pay, weight)],
      [
        'vested funds of another',
        call('vesting.forceVestedTransfer', me, to, { locked: 9, perBlock: 1, startingBlock: 1 }),
      ],
      ['an index that is given away', call('indices.transfer', to, 5)],
      ['150 payments', batch(...Array.from({ length: 150 }, () => pay))],
      ['a note that is no text', call('system.remark', '0xff00')],
    ] as const
  ).map(built),
  sign('a payment that does not expire', pay, { era: '0x00' }),
  sign('a tip', pay, { tip: '0x0000000000000000000000000000000a' }),
  sign('a payment on another network', pay, { genesisHash: `0x${'77'.repeat(32)}` }),
  sign('a payment with few checks', pay, { signedExtensions: ['CheckGenesis'] }),
  sign('a fee in a token', pay, { assetId: '0x010203' }),
  sign('a payment with a byte at its end', pay, { method: `${pay.toHex()}00` }),
  raw('a transaction as bytes', payload, 'payload'),
  raw('a transaction as a message', payload),
  raw('a hash', hash),
  raw('a text without its wrapping', 'Hello', 'payload'),
]

/** For tests: a receiver, and calls that are not read, which the pages of the benign requests would declare. */
export const declared: readonly string[] = [
  friend,
  'foreignAssets.transfer',
  'assets.touch',
  'proxy.createPure',
]

/** For tests: requests of usual apps. The last three are calls that are not read. */
export const benign: readonly CorpusRequest[] = [
  raw('a text', 'Welcome to app.example!'),
  raw('a sign-in', `app.example wants you to sign in with your Polkadot account:\n${me}\n`),
  ...(
    [
      ['a payment', payFriend],
      ['a payment that may close the account', call('balances.transferAllowDeath', friend, 5)],
      ['a token payment', call('assets.transfer', 1984, friend, 5)],
      ['a token payment that keeps the account', call('assets.transferKeepAlive', 1984, friend, 5)],
      ['two payments', batch(payFriend, call('assets.transfer', 1984, friend, 5))],
      ['an allowance that is taken back', call('assets.cancelApproval', 1984, to)],
      ['a payout', payout],
      ['a payout of a page', call('staking.payoutStakersByPage', to, 1_500, 1)],
      ['payouts', batchAll(payout, payout, payout)],
      ['a stake', call('staking.bond', 9, 'Staked')],
      [
        'a stake with its validators',
        batchAll(call('staking.bond', 9, 'Stash'), call('staking.nominate', [to])),
      ],
      ['more stake', call('staking.bondExtra', 9)],
      ['less stake', call('staking.unbond', 9)],
      ['a stake that stays', call('staking.rebond', 9)],
      ['a stake that is taken back', call('staking.withdrawUnbonded', 0)],
      ['an end of nominating', call('staking.chill')],
      ['validators', call('staking.nominate', [to, me])],
      ['rewards that are staked', call('staking.setPayee', 'Staked')],
      ['a pool', call('nominationPools.join', 9, 3)],
      ['more stake in a pool', call('nominationPools.bondExtra', { FreeBalance: 9 })],
      ['rewards that are staked in a pool', call('nominationPools.bondExtra', 'Rewards')],
      ['rewards of a pool', claim],
      ['less stake in a pool', call('nominationPools.unbond', me, 9)],
      ['a stake that is taken back from a pool', call('nominationPools.withdrawUnbonded', me, 0)],
      ['a vote for', vote(true)],
      ['a vote against', vote(false)],
      [
        'an abstention',
        call('convictionVoting.vote', 812, { SplitAbstain: { aye: 0, nay: 0, abstain: 5 } }),
      ],
      ['votes that are taken back', batchAll(call('convictionVoting.removeVote', 0, 812), unlock)],
      ['votes that are no longer given', batchAll(call('convictionVoting.undelegate', 0), unlock)],
      ['vested funds', call('vesting.vest')],
      ['vested funds of a friend', call('vesting.vestOther', to)],
      [
        'a payment that vests',
        call('vesting.vestedTransfer', friend, { locked: 9, perBlock: 1, startingBlock: 1 }),
      ],
      ['a transfer to the own account on another network', send(accountAt(me))],
      ['a teleport to the relay chain', send(accountAt(me), relay, 'limitedTeleportAssets')],
      ['a swap', swap(7, me)],
      [
        'a swap for an exact amount',
        call(
          'assetConversion.swapTokensForExactTokens',
          ...[[tokenAt(1984), relay], 7, 9, me, true],
        ),
      ],
      ['a payout by a proxy', call('proxy.proxy', to, null, payout)],
      ['rewards by a proxy', call('proxy.proxy', to, null, claim)],
      ['a proxy that ends', call('proxy.removeProxy', to, 'Any', 0)],
      ['a payment of several', call('multisig.asMulti', 2, [to], null, payFriend, weight)],
      ['a note', call('system.remark', 'Order 7')],
      [
        'a payment of an asset of another network',
        call('foreignAssets.transfer', chainAt(2004), friend, 5),
      ],
      ['a place for a token', call('assets.touch', 1984)],
      ['an account of the proxies', call('proxy.createPure', 'Any', 0, 0)],
    ] as const
  ).map(built),
]
