/**
 * A way from a page on a phone into a wallet: its app, which pairs over WalletConnect; the browser in its app, which opens the
 * page (`inApp`); or a code for a wallet on another device.
 */
export type WayIntoWallet = 'app' | 'inApp' | 'qrcode'
