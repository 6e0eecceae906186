import type { PartLoaders } from '../messages.ts'

/** Where the texts are that some views alone need. It loads with the list of views. */
export const later: PartLoaders = {
  account: () => import('./account.ts').then((module) => module.account),
  swap: () => import('./swap.ts').then((module) => module.swap),
  onramp: () => import('./onramp.ts').then((module) => module.onramp),
  calls: () => import('./calls.ts').then((module) => module.calls),
  smartSessions: () => import('./smartSessions.ts').then((module) => module.smartSessions),
  signIn: () => import('./signIn.ts').then((module) => module.signIn),
}
