import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{src,elements,demo,.ci}/**/*.test.{ts,tsx}'],
    // Some tests talk to a chain or a relay that they start; machines differ.
    retry: process.env.CI ? 2 : 0,
    testTimeout: 15_000,
    hookTimeout: 30_000,
  },
})
