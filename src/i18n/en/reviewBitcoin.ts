/** Sentences on requests of Bitcoin pages. Those that families share are in `review`. */
export const reviewBitcoin = {
  'review.bitcoin.fee': 'Network fee',
  'review.bitcoin.feeOfWallet': 'Your wallet says',
  'review.bitcoin.feeHigh': 'The fee is more than a tenth of what is sent',
  'review.bitcoin.spent': 'Coins of yours',
  'review.bitcoin.others': 'Coins of others',
  'review.bitcoin.sender': 'Sent by',
  'review.bitcoin.byWallet': 'Your wallet',
  'review.bitcoin.byPage': 'This site or others, at any later time',
  'review.bitcoin.noValue': 'What this spends isn’t proven, so the fee can’t be read here',
  'review.bitcoin.short': 'This pays more than it has, so others have to add coins',
  'review.bitcoin.notSigner': 'This spends no coins of the connected account',
  'review.bitcoin.otherCoin': 'You sign for coins that aren’t those of the account it names',
  'review.bitcoin.unasked':
    'Spend {value} of {account}, although the request doesn’t ask for that signature',
  'review.bitcoin.ordinals':
    'Spend coins of {account} that may carry ordinals (inscriptions). Their {value} may be worth much more',
  'review.bitcoin.back': 'Get {value} at your address {to}',
  'review.bitcoin.goes': '{value} goes to {to}, from all who take part',
  'review.bitcoin.more': {
    one: '{count} more payment, of {value}, that isn’t shown',
    other: '{count} more payments, of {value} together, that aren’t shown',
  },
  'review.bitcoin.script': 'Send {value} to a script that can’t be read here: {script}',
  'review.bitcoin.burn': 'Destroy {value}',
  'review.bitcoin.note': 'Write a note into the chain: {text}',
  'review.bitcoin.data':
    'Write data into the chain that can’t be read here. They may move tokens (such as runes)',
  'review.bitcoin.sighash.none':
    'Let whoever has the signature decide where your coins go: it covers no payment',
  'review.bitcoin.sighash.single':
    'Let others change everything but one payment: {value} to {to}. The rest of your coins can go anywhere',
  'review.bitcoin.sighash.anyone': 'Let others add coins to this after you sign',
  'review.bitcoin.sighash.unknown':
    'Sign in an unusual way: what others can change afterwards can’t be read here',
} as const
