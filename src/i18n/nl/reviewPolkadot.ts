import type { TextsOf } from '../catalogue.ts'

export const reviewPolkadot: TextsOf<'reviewPolkadot'> = {
  'review.polkadot.loading':
    'Er wordt opgezocht wat dit doet. Tot nu toe is het hier niet te lezen',
  'review.polkadot.unproved': 'Een node zegt wat dit betekent. De transactie bewijst het niet',
  'review.polkadot.payload': 'Een transactie ondertekenen die als bytes is doorgegeven',
  'review.polkadot.checks': 'Hier ontbreken controles van het netwerk, of er zijn er toegevoegd',
  'review.polkadot.tip': 'Een fooi van {value} betalen boven op de kosten',
  'review.polkadot.nonce': 'Transactienummer',
  'review.polkadot.era': 'Kan worden verzonden',
  'review.polkadot.immortal': 'Op elk later moment',
  'review.polkadot.blocks': 'Blokken waarin het kan worden verzonden',
  'review.polkadot.call': 'Aanroep',
  'review.polkadot.unknown': '{name} aanroepen: wat dit doet is hier niet te lezen',
  'review.polkadot.more': {
    one: 'Nog {count} aanroep die niet wordt getoond',
    other: 'Nog {count} aanroepen die niet worden getoond',
  },
  'review.polkadot.all': 'Al uw {symbol} verzenden naar {to}',
  'review.polkadot.burn': '{amount} vernietigen',
  'review.polkadot.note': 'Een notitie in de blockchain schrijven: {text}',
  'review.polkadot.batch': 'Deze aanroepen doen, waarvan sommige kunnen mislukken',
  'review.polkadot.batchAll': 'Al deze aanroepen doen, of geen',
  'review.polkadot.derivative': 'Vanaf een account dat door het uwe wordt beheerd',
  'review.polkadot.as': 'Voor het account {account}',
  'review.polkadot.multisig':
    'Deze aanroep goedkeuren van een account dat door meerdere partijen wordt beheerd',
  'review.polkadot.multisig.hash':
    'Een aanroep goedkeuren van een account dat door meerdere partijen wordt beheerd. Wat die doet is hier niet te lezen: {hash}',
  'review.polkadot.root': 'Met de rechten van het netwerk zelf',
  'review.polkadot.control': 'Het beheer geven aan {owner}',
  'review.polkadot.proxy':
    '{delegate} voor uw account laten handelen zonder het u te vragen, met rechten van de soort {kind}',
  'review.polkadot.proxy.none': '{delegate} niet langer voor uw account laten handelen',
  'review.polkadot.proxy.removed': 'Niemand meer voor uw account laten handelen',
  'review.polkadot.kill': 'Een account voorgoed opgeven, met alles wat erop staat',
  'review.polkadot.announce': 'Een aanroep aankondigen die hier niet te lezen is: {hash}',
  'review.polkadot.stake': '{value} staken',
  'review.polkadot.unstake': 'Stoppen met het staken van {value}',
  'review.polkadot.withdraw': 'Terugkrijgen wat niet langer wordt gestaket',
  'review.polkadot.chill': 'Stoppen met het kiezen van validators',
  'review.polkadot.nominate': {
    one: '{count} validator kiezen',
    other: '{count} validators kiezen',
  },
  'review.polkadot.rewards': 'Uw beloningen betalen aan {account}',
  'review.polkadot.rewards.own': 'Uw beloningen blijven bij u',
  'review.polkadot.controller.own': 'Uw inzet beheren met dit account',
  'review.polkadot.pool': '{value} staken via de pool {pool}',
  'review.polkadot.claim': 'Uw beloningen ophalen',
  'review.polkadot.votes': 'Uw stemmen aan {delegate} geven',
  'review.polkadot.votes.none': 'Uw stemmen terugnemen',
}
