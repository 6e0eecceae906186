import type { TextsOf } from '../catalogue.ts'

export const permissions: TextsOf<'permissions'> = {
  'permissions.about':
    'Was andere auf {network} aus diesem Konto nehmen dürfen, ohne Sie noch einmal zu fragen.',
  'permissions.list': 'Genehmigungen auf {network}',
  'permissions.search': 'Durchsuchung des Netzwerks',
  'permissions.searching': '{network} wird durchsucht, die neuesten Blöcke zuerst',
  'permissions.reading': 'Genehmigungen auf {network} werden gelesen',
  'permissions.done': 'Alle {all} Blöcke von {network} wurden durchsucht.',
  'permissions.whole': 'Alle Genehmigungen auf {network} wurden gelesen.',
  'permissions.back': 'Durchsucht bis zurück zum {date}: {covered} von {all} Blöcken.',
  'permissions.backTo': 'Durchsucht bis zurück zu Block {block}: {covered} von {all} Blöcken.',
  'permissions.unread': 'Kein Knoten hat diese Blöcke durchsucht: {ranges}.',
  'permissions.stop': 'Anhalten',
  'permissions.continue': 'Weitersuchen',
  'permissions.empty': 'Niemand darf auf {network} etwas aus diesem Konto nehmen.',
  'permissions.failed': 'Das Netzwerk konnte nicht weiter durchsucht werden.',
  'permissions.amount': 'Bis zu {amount} nehmen',
  'permissions.amount.unit': 'Bis zu {amount} der kleinsten Einheit eines Tokens nehmen',
  'permissions.amount.unlimited': '{symbol} ohne Limit nehmen',
  'permissions.amount.any': 'Ein Token ohne Limit nehmen',
  'permissions.item': 'Das Sammlerstück #{item} nehmen',
  'permissions.collection': 'Jedes Sammlerstück einer Sammlung nehmen, auch spätere',
  'permissions.close':
    'Ein Tokenkonto von Ihnen schließen, sobald es leer ist, und die Einlage erhalten',
  'permissions.close.all':
    'Ein Tokenkonto von Ihnen schließen und die {amount} erhalten, die darauf liegen',
  'permissions.close.end':
    'Sie können das nicht widerrufen. Übertragen Sie den Inhalt dieses Kontos auf ein anderes.',
  'permissions.account': 'Tokenkonto',
  'permissions.until': 'Bis {date}',
  'permissions.permit2': 'Über Permit2',
  'permissions.spender': 'Wer',
  'permissions.token': 'Token',
  'permissions.collectible': 'Sammlung',
  'permissions.revoke': 'Widerrufen',
  'permissions.revokeOf': 'Widerrufen: {token} für {spender}',
  'permissions.asked': 'In {wallet} bestätigen',
  'permissions.sent': 'Wird widerrufen …',
  'permissions.select': '{token} für {spender} auswählen',
  'permissions.revokeAll': {
    one: '{count} ausgewählte widerrufen',
    other: '{count} ausgewählte widerrufen',
  },
  'permissions.oneRequest': '{wallet} fragt einmal für alle.',
  'permissions.eachRequest': '{wallet} fragt für jede einzeln.',
  'permissions.grants': 'Dieser Seite von Ihrer Wallet gewährt',
  'permissions.delegations': 'Code dieses Kontos',
  'permissions.delegated': 'Auf {network} führt dieses Konto den Code eines Contracts aus',
  'permissions.undelegate':
    'Ein solcher Contract kann alles bewegen, was das Konto enthält. Nur {wallet} kann das rückgängig machen: Suchen Sie dort in den Einstellungen nach Smart-Konto (smart account) oder EIP-7702.',
  'permissions.delegationUnread':
    'Die Knoten haben nicht gemeldet, ob es auf {networks} Code ausführt.',
  'permissions.searched.eip155':
    'Durchsucht: Freigaben von Token und Sammlerstücken (Approval, ApprovalForAll) und Permit2. Nicht durchsucht: Rechte in Morpho und Balancer, Kreditdelegation von Aave, Operatoren von ERC-6909-Token.',
  'permissions.searched.solana':
    'Durchsucht: Bevollmächtigte deiner Token-Konten und wer sie schließen darf.',
  'permissions.notHeld': 'Du hältst keine',
  'permissions.more': '{count} weitere von {token}',
  'permissions.showMore': '{count} weitere anzeigen',
  'permissions.skipped':
    'Diese Verträge nennen mehr Berechtigungen, als gelesen werden können: {tokens}.',
  'permissions.leftOut':
    'Ausgelassen, weil der Vertrag ablehnt oder viel zu viel Gas verlangt: {tokens}.',
}
