import type { TextsOf } from '../catalogue.ts'

export const signIn: TextsOf<'signIn'> = {
  'title.ConnectingSiwe': 'S’identifier',
  'title.SIWXSignMessage': 'S’identifier',
  'signIn.checking': 'Vérification de votre identification…',
  'signIn.asks': '{app} vous demande de vous identifier',
  'signIn.prove':
    'Signez un message pour prouver que ce compte est à vous. Cela ne coûte rien et ne déplace rien.',
  'signIn.site': 'Site',
  'signIn.account': 'Compte',
  'signIn.network': 'Réseau',
  'signIn.statement': 'Ce que vous acceptez',
  'signIn.otherSite': 'Ce message est destiné à un autre site que celui où vous êtes ({here}).',
  'signIn.cancelDisconnects':
    'Sans vous identifier, vous ne pouvez pas utiliser {app} : « Annuler » déconnecte votre portefeuille.',
  'signIn.later': 'Vous pouvez continuer sans vous identifier.',
  'signIn.stay': 'Identifiez-vous ou annulez d’abord.',
  'signIn.sign': 'Signer',
  'signIn.signing': 'Signature…',
  'signIn.cancel': 'Annuler',
  'signIn.cancelling': 'Annulation…',
  'signIn.authenticating': 'Identification…',
  'signIn.declined': 'Signature refusée',
  'signIn.smartAccount':
    'Cette application ne prend peut-être pas en charge les comptes intelligents',
  'signIn.cannotSign':
    'Ce compte ne signe pas de messages. Choisissez un autre compte dans votre portefeuille, ou annulez et connectez un autre portefeuille.',
  'signIn.formFirst': 'Identifiez-vous d’abord, puis envoyez le formulaire.',
  'failure.SIWX_NO_ACCOUNT':
    'Aucun compte n’est connecté pour l’identification. Reconnectez votre portefeuille.',
  'failure.SIWX_INIT_FAILED':
    'L’identification n’a pas pu commencer. Vérifiez votre connexion, puis reconnectez-vous.',
  'failure.SIWX_FAILED': 'L’identification a échoué. Réessayez.',
  'failure.SIWX_UNVERIFIED':
    'Votre signature ne peut pas être vérifiée pour l’instant. Réessayez dans un moment.',
  'failure.SIWX_INVALID_SIGNATURE':
    'La signature ne correspond pas à ce compte. Signez à nouveau avec le compte affiché ici.',
  'failure.SIWX_SIGN_OUT_FAILED':
    'Le site n’a pas pu mettre fin à votre identification. Réessayez.',
}
