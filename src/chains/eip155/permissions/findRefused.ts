import type { PermissionReader } from '../../../types/permission.ts'
import { isExcessive } from './excessiveGas.ts'
import { simulateRevocation } from './revoke.ts'

/** Simulates revocations together and, if one of them is refused, each by itself. */
export const findRefused: NonNullable<PermissionReader['findRefused']> = async (
  permissions,
  context,
) => {
  const isFit = await simulateRevocation(permissions, context).then(
    () => true,
    () => false,
  )
  if (isFit) return []
  const simulated = await Promise.all(
    permissions.map((one) =>
      simulateRevocation([one], context).then(
        ({ gasLimit }) => ({ gasLimit, isRefused: false }),
        () => ({ gasLimit: null, isRefused: true }),
      ),
    ),
  )
  const gas = simulated.map(({ gasLimit }) => gasLimit)
  return permissions.flatMap(({ id }, index) =>
    simulated[index]?.isRefused || isExcessive(index, gas) ? [id] : [],
  )
}
