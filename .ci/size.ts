import { measureBudgets } from './budgets.ts'
import { Bundle } from './bundle.ts'
import { ensureBuilt } from './ensureBuilt.ts'

// `npm run size` prints one JSON line for each budget, and fails if a budget is exceeded.
await ensureBuilt()
for (const budget of measureBudgets(new Bundle())) {
  console.log(JSON.stringify(budget))
  if (budget.measured > budget.limit) process.exitCode = 1
}
