import { type Case, text } from '../cases.ts'
import { me } from '../names.ts'

const signIn = (domain: string, statement: string, nonce: string) =>
  text(
    `a sign-in to ${domain}: ${statement}`,
    `app.example wants you to sign in with your Ethereum account:\n${me}\n\n${statement}\n\nURI: https://app.example\nVersion: 1\nChain ID: 1\nNonce: ${nonce}\nIssued At: 2026-11-01T00:00:00.000Z`,
  )
/** Texts that pages have signed. */
export const texts: readonly Case[] = [
  signIn('a forum', 'Welcome to the forum.', 'abcdef0123456789'),
  signIn('a market', 'I accept the Terms of Service: https://app.example/tos', '12345678'),
  signIn('an exchange', 'Sign in with Ethereum to the app.', 'k3Jd82hsK1Ls'),
  text(
    'a sign-in of OpenSea',
    `Welcome to OpenSea!\n\nClick to sign in and accept the OpenSea Terms of Service (https://opensea.io/tos) and Privacy Policy (https://opensea.io/privacy).\n\nThis request will not trigger a blockchain transaction or cost any gas fees.\n\nWallet address:\n${me.toLowerCase()}\n\nNonce:\n3bf2c1d4-7f51-4a53-9d5e-2d0d3d1e7a11`,
  ),
  text('a sign-in of Blur', `Sign in to Blur\n\nChallenge: 5d8b0c9f5a4b3c2d1e0f`),
  text('a sign-in of Galxe', 'galxe.com wants you to log in.\n\nNonce: abcdefgh'),
  text('a sign-in with a nonce', 'I am signing my one-time nonce: 581293'),
  text('a proof of an account', 'I own this account. Time: 2026-11-02T10:00:00Z'),
  text(
    'terms of use',
    'I have read and accept the Terms of Use at https://app.example/terms, version 3.',
  ),
  text(
    'a key of an exchange',
    'Derive the key of dYdX Chain.\n\nOnly sign this message on dydx.trade.',
  ),
  text(
    'a claim of a role',
    'Guild.xyz: Please sign this message\n\nNonce: 7Rk1\nTimestamp: 1798900000000',
  ),
  text('a greeting', 'Hello! This is a test.'),
]
