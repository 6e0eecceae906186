import type { WalletModalAttributes, WalletModalReflectedAttributes } from '../types/attributes.ts'
import type { WalletModalEventDetails } from '../types/events.ts'

/** What editors and documentation say of the elements: one short text for everything that is public. */

export const elements = {
  'wallet-modal':
    'Connects crypto wallets. Configured by attributes, driven by `walletcommand` events or by buttons with `commandfor`, heard by events.',
  'wallet-button':
    'Connects when nobody is connected, else shows the account and opens it. The slot holds the label for connecting.',
  'wallet-network-button':
    'Shows the active network and opens the list to switch. The slot holds the label while there is none.',
} satisfies Record<string, string>

export const attributes = {
  'project-id':
    'Id of the project at the hosted services. Without it, email, socials, swap, on-ramp, the list of all wallets and the public WalletConnect relay are off; installed wallets work.',
  metadata:
    'What wallets are told of the page, as JSON: name, description, url, icons. Taken from the page where left out.',
  networks:
    'Networks to offer: slugs or CAIP-2 ids between spaces, or a JSON array of those and of whole networks.',
  'default-network':
    'Network to start on, by slug or CAIP-2 id. The first of `networks` if absent.',
  'custom-rpc-urls':
    'Node URLs to prefer over the default ones, as JSON: a list for each CAIP-2 id.',
  'allow-unsupported-chain': 'Lets visitors stay on a network that is not configured.',
  'enable-network-switch': 'Whether visitors may switch networks.',
  'enable-reconnect': 'Whether the last connection is restored when the page loads.',
  'enable-injected': 'Whether a wallet that is there without announcing itself is offered.',
  'enable-eip6963': 'Whether wallets that announce themselves by EIP-6963 are offered.',
  'enable-walletconnect': 'Whether wallets are reached over WalletConnect.',
  'enable-coinbase': 'Whether Coinbase Wallet is offered.',
  'enable-wallet-guide': 'Whether there is a hint for people who have no wallet yet.',
  features:
    'Switches and orders of what the modal shows, as JSON. What is left out keeps its default.',
  'featured-wallet-ids': 'Wallets to list first, by directory id, between spaces or as JSON.',
  'include-wallet-ids': 'The only wallets to list from the directory, by id.',
  'exclude-wallet-ids': 'Wallets never to list, by directory id.',
  'custom-wallets': 'Wallets that the directory does not know, as a JSON array.',
  'all-wallets': 'When the row that leads to all wallets is there.',
  tokens:
    'The token whose balance the account button shows instead of the native one, as JSON: address and image for each CAIP-2 id.',
  'default-account-types': 'The account type to show first, as JSON: one for each namespace.',
  'terms-url': 'Terms of service that the modal links to.',
  'privacy-url': 'Privacy policy that the modal links to.',
  announce:
    'Announces the connected wallet to the page in the standard of its family, so that other libraries find it.',
  'services-url': 'Base URL of the wallet directory.',
  'blockchain-api-url': 'Base URL of the blockchain API.',
  'analytics-url': 'Base URL that analytics events are sent to.',
  'relay-url': 'URL of the WalletConnect relay.',
  'frame-url':
    'Base URL of the embedded wallet’s page, whose origin is the only one it is heard from.',
  debug: 'Logs everything, checks attributes at once and shows alerts in the modal.',
  'theme-mode': 'Colour scheme; `auto` follows the visitor’s system.',
  'theme-variables': 'CSS custom properties to set on the modal, as JSON.',
  lang: 'Language of the texts. The nearest `lang` of the page, then the browser’s, if absent.',
  embedded: 'Shows the views inline where the element stands, without an overlay.',
  open: 'Whether the modal is open. Setting it opens, removing it closes.',
} satisfies Record<keyof WalletModalAttributes, string>

/** Attributes that the element writes. */
export const reflected = {
  view: 'The view in sight while open.',
  namespace: 'The active chain family.',
  status: 'Whether an account of the active family is connected.',
  address: 'The connected address.',
  'caip-address': 'The connected account as a CAIP-10 id.',
  'caip-network-id': 'The active network as a CAIP-2 id.',
  loading: 'Whether the open modal waits for something.',
} satisfies Record<keyof WalletModalReflectedAttributes, string>

export const events = {
  ready: 'Once for each element, when attributes are read and commands accepted.',
  open: 'The modal opened.',
  close: 'The modal closed; the view is the one that was in sight.',
  viewchange: 'Another view is in sight.',
  statechange: 'Something in the state changed; the detail is all of it.',
  connect:
    'A wallet connected, or was restored. The provider is what the family’s libraries take, and stays the same object.',
  disconnect: 'A connection ended, and why.',
  accountchange: 'The wallet switched to another account.',
  networkchange: 'Another network is active.',
  pairinguri: 'A WalletConnect URI for a QR code of your own; again at each renewal.',
  analytics: 'Something worth counting happened, whether or not it is sent anywhere.',
  error:
    'Something failed: an attribute, a command, a wallet or a service. The code is one of the catalogue’s.',
} satisfies Record<keyof WalletModalEventDetails, string>

export const cssProperties = {
  '--wm-accent': 'Colour of primary buttons, links and focus rings.',
  '--wm-accent-contrast': 'Text on the accent colour.',
  '--wm-background': 'Background of the card.',
  '--wm-foreground': 'Text.',
  '--wm-muted': 'Secondary text.',
  '--wm-border': 'Borders and separators.',
  '--wm-error': 'Failures.',
  '--wm-success': 'Successes.',
  '--wm-font-family': 'Font; `inherit` takes the page’s.',
  '--wm-font-size': 'Size of body text.',
  '--wm-radius': 'Corner radius of the card; smaller corners follow it.',
  '--wm-width': 'Width of the card.',
  '--wm-z-index': 'Stacking order of the dialog wherever it is not in the browser’s top layer.',
} satisfies Record<`--wm-${string}`, string>

export const cssParts = {
  overlay: 'What dims the page behind the card.',
  dialog: 'The card.',
  header: 'The bar with the title.',
  title: 'The name of the view.',
  content: 'What is below the header.',
  footer: 'What stays below the content.',
  button: 'Every button but rows of a list.',
  'button-primary': 'The main button of a view.',
  list: 'A list of wallets, networks or tokens.',
  'list-item': 'A row or tile of a list.',
  input: 'A text field.',
  qr: 'The QR code.',
  toast: 'The short message at the bottom of the card.',
} satisfies Record<string, string>
