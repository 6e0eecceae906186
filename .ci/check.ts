import { runChecks } from './checks.ts'

// `npm run check`: every check runs, whatever the others say.
const { passed, failed } = await runChecks()
console.log(`${passed} passed, ${failed} failed`)
if (failed > 0) process.exitCode = 1
