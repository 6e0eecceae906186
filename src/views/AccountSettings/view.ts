import type { ViewDefinitions } from '../viewDefinition.ts'

export const accountSettings = {
  /** Settings of the account: email address, account type, name, network. */
  AccountSettings: {
    load: () => import('./AccountSettingsView.tsx'),
    needsAccount: true,
  },
} satisfies ViewDefinitions
