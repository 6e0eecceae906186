import { runChecks } from './checks.ts'

// `npm run check`: runs all checks, even after one has failed.
const { passed, failed } = await runChecks()
console.log(`${passed} passed, ${failed.length} failed`)
if (failed.length > 0) process.exitCode = 1
