import { bytesToHex } from '@noble/hashes/utils'
import type { GenericCall } from '@polkadot/types'
import type { Codec } from '@polkadot/types/types'
import { createKeyDerived } from '@polkadot/util-crypto/address/keyDerived'
import { createKeyMulti } from '@polkadot/util-crypto/address/keyMulti'
import type { Statement } from '../../../types/review.ts'
import { toWords } from '../../words.ts'
import { encodeSs58 } from '../ss58.ts'
import {
  type Arguments,
  actorOf,
  type CallContext,
  isSame,
  type Reader,
  type Readers,
  risky,
} from './callArguments.ts'

const batch =
  (text: Statement['text']): Reader =>
  ({ list }, { inside }) =>
    toWords(text, {}, { parts: inside(list<GenericCall>('calls')) })

/** Calls with the rights of the network, which name no account that they act for. */
const asRoot: Reader = ({ call }, { inside }) =>
  toWords('review.polkadot.root', {}, { ...risky, parts: inside([call('call')], null) })

const asProxy: Reader = ({ account, address, call }, { inside }) =>
  toWords(
    'review.polkadot.as',
    { account: address('real') },
    { parts: inside([call('call')], account('real')) },
  )

const derivative: Reader = ({ call, integer }, context) => {
  const accountId = createKeyDerived(actorOf(context), integer('index'))
  const actor = encodeSs58({ prefix: context.prefix, accountId })
  return toWords('review.polkadot.derivative', {}, { parts: context.inside([call('call')], actor) })
}

function multisigOf({ list, accountIn }: Arguments, context: CallContext, threshold: bigint) {
  const others = list<Codec>('otherSignatories').map(accountIn)
  const accountId = createKeyMulti([...others, actorOf(context)], threshold)
  return encodeSs58({ prefix: context.prefix, accountId })
}

const multisig: Reader = (given, context) => {
  const threshold = given.has('threshold') ? given.integer('threshold') : 1n
  const parts = context.inside([given.call('call')], multisigOf(given, context, threshold))
  return toWords('review.polkadot.multisig', {}, { parts })
}

const hash =
  (text: Statement['text']): Reader =>
  (given) =>
    toWords(
      text,
      { hash: { kind: 'text', text: bytesToHex(given.find('callHash').toU8a(true)) } },
      risky,
    )

/** Readers of calls that make other calls, or let others make them. */
export const wrappedReaders: Readers = {
  'utility.batch': batch('review.polkadot.batch'),
  'utility.forceBatch': batch('review.polkadot.batch'),
  'utility.batchAll': batch('review.polkadot.batchAll'),
  'utility.asDerivative': derivative,
  'utility.withWeight': asRoot,
  'utility.dispatchAs': asRoot,
  'utility.dispatchAsFallible': asRoot,

  'proxy.proxy': asProxy,
  'proxy.proxyAnnounced': asProxy,
  // Under another account, the sentence on the user's own would name the wrong one.
  'proxy.addProxy': ({ address, text }, { actor, signer }) =>
    isSame(signer, actor)
      ? toWords(
          'review.polkadot.proxy',
          { delegate: address('delegate'), kind: text('proxyType') },
          risky,
        )
      : toWords('review.polkadot.control', { owner: address('delegate') }, risky),
  'proxy.removeProxy': ({ address }) =>
    toWords('review.polkadot.proxy.none', { delegate: address('delegate') }),
  'proxy.removeProxies': () => toWords('review.polkadot.proxy.removed'),
  'proxy.killPure': () => toWords('review.polkadot.kill', {}, risky),
  'proxy.announce': hash('review.polkadot.announce'),

  'multisig.asMulti': multisig,
  'multisig.asMultiThreshold1': multisig,
  'multisig.approveAsMulti': hash('review.polkadot.multisig.hash'),

  'sudo.sudo': asRoot,
  'sudo.sudoUncheckedWeight': asRoot,
  'sudo.sudoAs': asRoot,
  'sudo.setKey': ({ address }) =>
    toWords('review.polkadot.control', { owner: address('new') }, risky),
}
