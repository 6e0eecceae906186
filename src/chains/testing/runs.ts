/**
 * For tests: number of generated cases, times that of `SIMULATED_FACTOR`. `SIMULATED_FACTOR=7 npx vitest run --project unit
 * simulateChanges` compares more than 1,000 transactions of each family that simulates with what lands.
 */
export const runsOf = (usual: number): number => usual * Number(process.env.SIMULATED_FACTOR ?? 1)
