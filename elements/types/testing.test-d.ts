import type { Page } from '@playwright/test'
import type { InstallWallet, TestWallet } from './testing.ts'

declare const installWallet: InstallWallet
declare const page: Page

/** Playwright's own page is accepted without a cast. */
export const wallet: Promise<TestWallet> = installWallet(page, { family: 'eip155' })
