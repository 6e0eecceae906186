import type { Language } from '../catalogue.ts'
import { common } from './common.ts'
import { logins } from './logins.ts'

/**
 * German. Machine-made in November 2026, and checked by a second reading against `glossary.md`. No native speaker has
 * reviewed it.
 */
export const loaders: Language = {
  common: async () => common,
  logins: async () => logins,
  views: () => import('./views.ts').then((module) => module.views),
  errors: () => import('./errors.ts').then((module) => module.errors),
  laterErrors: () => import('./laterErrors.ts').then((module) => module.laterErrors),
  account: () => import('./account.ts').then((module) => module.account),
  swap: () => import('./swap.ts').then((module) => module.swap),
  onramp: () => import('./onramp.ts').then((module) => module.onramp),
  signIn: () => import('./signIn.ts').then((module) => module.signIn),
  review: () => import('./review.ts').then((module) => module.review),
  reviewEip155: () => import('./reviewEip155.ts').then((module) => module.reviewEip155),
  reviewSolana: () => import('./reviewSolana.ts').then((module) => module.reviewSolana),
  reviewBitcoin: () => import('./reviewBitcoin.ts').then((module) => module.reviewBitcoin),
  reviewPolkadot: () => import('./reviewPolkadot.ts').then((module) => module.reviewPolkadot),
  reviewDescriptor: () => import('./reviewDescriptor.ts').then((module) => module.reviewDescriptor),
  smartSessions: () => import('./smartSessions.ts').then((module) => module.smartSessions),
  permissions: () => import('./permissions.ts').then((module) => module.permissions),
}
