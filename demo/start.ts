import { runUntilStopped } from './services/runUntilStopped.ts'

// `npm start`. With WALLET_MODAL_NO_BUILD=1 it serves what has been built before.
await runUntilStopped({ build: process.env.WALLET_MODAL_NO_BUILD !== '1' })
