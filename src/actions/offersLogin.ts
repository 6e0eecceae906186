import type { Options } from '../controllers/options.ts'

type Settings = Pick<Options, 'projectId'> & {
  readonly features: { readonly email: boolean; readonly socials: readonly unknown[] | false }
}

/** Whether the host wants logins without a wallet. Whether its networks allow them is seen later. */
export function offersLogin({ projectId, features }: Settings): boolean {
  const { email, socials } = features
  return projectId !== null && (email || (socials || []).length > 0)
}
