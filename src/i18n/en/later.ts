import type { Catalogue, File } from '../catalogue.ts'

/** Loaders of texts that only a few views need. This list is in the chunk of the texts of views. */
export const later = {
  laterErrors: () => import('./laterErrors.ts').then((module) => module.laterErrors),
  account: () => import('./account.ts').then((module) => module.account),
  swap: () => import('./swap.ts').then((module) => module.swap),
  onramp: () => import('./onramp.ts').then((module) => module.onramp),
  reviewDescriptor: () => import('./reviewDescriptor.ts').then((module) => module.reviewDescriptor),
  reviewEip155: () => import('./reviewEip155.ts').then((module) => module.reviewEip155),
  reviewSolana: () => import('./reviewSolana.ts').then((module) => module.reviewSolana),
  reviewBitcoin: () => import('./reviewBitcoin.ts').then((module) => module.reviewBitcoin),
  reviewPolkadot: () => import('./reviewPolkadot.ts').then((module) => module.reviewPolkadot),
  review: () => import('./review.ts').then((module) => module.review),
  smartSessions: () => import('./smartSessions.ts').then((module) => module.smartSessions),
  permissions: () => import('./permissions.ts').then((module) => module.permissions),
  signIn: () => import('./signIn.ts').then((module) => module.signIn),
} satisfies Partial<Record<File, () => Promise<Catalogue>>>
