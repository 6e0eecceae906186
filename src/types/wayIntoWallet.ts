/**
 * A way from a page into a wallet: on a phone its app, by a link of the wallet's own kind (`own`) or over WalletConnect (`app`); the
 * browser in its app, which opens the page (`inApp`); or a code for a wallet on another device. On other devices `own` is a
 * code, too.
 */
export type WayIntoWallet = 'own' | 'app' | 'inApp' | 'qrcode'
