import { runChecks } from './checks.ts'

// `npm run check`: runs all checks, also after a failure.
const { passed, failed } = await runChecks()
console.log(`${passed} passed, ${failed} failed`)
if (failed > 0) process.exitCode = 1
