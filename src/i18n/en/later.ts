import type { Part } from '../part.ts'

/** Texts of a few views each. This list loads with that of the views. */
export const later = {
  account: () => import('./account.ts').then((module) => module.account),
  swap: () => import('./swap.ts').then((module) => module.swap),
  onramp: () => import('./onramp.ts').then((module) => module.onramp),
  calls: () => import('./calls.ts').then((module) => module.calls),
  smartSessions: () => import('./smartSessions.ts').then((module) => module.smartSessions),
  signIn: () => import('./signIn.ts').then((module) => module.signInTexts),
} satisfies Partial<Record<Part, () => Promise<object>>>
