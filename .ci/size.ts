import { measureBudgets } from './budgets.ts'
import { Bundle } from './bundle.ts'
import { ensureBuilt } from './ensureBuilt.ts'

// `npm run size`: prints one JSON line for each budget; fails if one is exceeded.
await ensureBuilt()
for (const budget of measureBudgets(new Bundle())) {
  console.log(JSON.stringify(budget))
  if (budget.gzipBytes > budget.limit) process.exitCode = 1
}
