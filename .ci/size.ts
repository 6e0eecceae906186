import { measureBudgets } from './budgets.ts'
import { Bundle } from './bundle.ts'
import { ensureBuilt } from './ensureBuilt.ts'

// `npm run size`: one JSON line a budget; the exit code says whether all are kept.
await ensureBuilt()
for (const budget of measureBudgets(new Bundle())) {
  console.log(JSON.stringify(budget))
  if (budget.gzipBytes > budget.limit) process.exitCode = 1
}
