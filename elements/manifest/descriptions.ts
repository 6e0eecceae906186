/**
 * Public descriptions of elements, parts and other names that have no type. Attributes and events are described in
 * `elements/types/attributes.ts` and `src/types/host.ts`.
 */

export const elements = {
  'wallet-modal':
    'Connects crypto wallets. Configured by attributes, driven by `walletcommand` events or by buttons with `commandfor`, heard by events.',
  'wallet-button':
    'Connects while disconnected, else shows the account and opens it. The slot holds the label for connecting.',
  'wallet-network-button':
    'Shows the active network and opens the list to switch. The slot holds the label while there is none.',
} satisfies Record<string, string>

export const cssProperties = {
  '--wm-accent': 'Colour of primary buttons, links and focus rings.',
  '--wm-accent-contrast': 'Text on the accent colour.',
  '--wm-background': 'Background of the card.',
  '--wm-foreground': 'Text.',
  '--wm-muted': 'Secondary text.',
  '--wm-border': 'Borders and separators.',
  '--wm-error': 'Failures.',
  '--wm-success': 'Successes.',
  '--wm-font-family':
    'Font: a name or a custom property of the page. `inherit` would inherit the custom property, not the page’s font.',
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
