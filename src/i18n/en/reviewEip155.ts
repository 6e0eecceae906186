/** Sentences on requests of EVM pages. Those that families share are in `review`. */
export const reviewEip155 = {
  'review.heading.transaction': '{app} asks for a transaction',
  'review.moveItem': 'Move item {item} of a collection from {owner} to {receiver}',
  'review.moveItems': 'Move items of a collection from {owner} to {receiver}',
  'review.itemCount': 'Item {item}: {count}',
  'review.newOwner': 'Make {owner} the owner of this contract',
  'review.inner': 'Call a contract that makes these calls',
  'review.delegateCall': 'Let another contract’s code act as this one',
  'review.hidden':
    'Call a contract: what this does can’t be read here, but it holds something like an allowance or a transfer',
  'review.odd': 'A call in an unusual form: what this does can’t be read here',
  'review.creates': 'Create a contract: what this does can’t be read here',
  'review.delegate':
    'Let the code of {delegate} act as your account (EIP-7702), with everything that the account has',
  'review.delegate.none': 'End the code that acts as your account (EIP-7702)',
  'review.everyChain': 'On every network.',
  'review.onChain': 'On the network {chain}.',
  'review.digest.calldata': 'Calldata digest (ERC-8213 draft)',
} as const
