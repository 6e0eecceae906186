import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{src,elements,demo,.ci}/**/*.test.{ts,tsx}'],
    // Some tests talk to a chain or a relay that they start; machines differ.
    retry: process.env.CI ? 2 : 0,
    // These end what hangs; a machine under load gets the time it needs.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Where both sides end a session at once, WalletConnect's client rejects a promise that it gives to nobody.
    onUnhandledError: ({ message }) => !/Record was recently deleted - session/.test(message),
  },
})
