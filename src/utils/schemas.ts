import * as z from 'zod/mini'
import type { AccountType } from '../types/account.ts'
import type { Namespace } from '../types/caip.ts'
import { isNamespace } from './caip.ts'

/** Schemas that more than one door uses. Checks are refinements: each kind of zod check costs bytes at load. */

export const text = z.string()
export const nonEmptyText = text.check(z.refine((value) => value.length > 0, 'empty'))
export const namespace = z.custom<Namespace>(isNamespace, 'not a namespace')
const accountType: z.ZodMiniType<AccountType> = z.enum([
  'eoa',
  'smartAccount',
  'payment',
  'ordinal',
  'stx',
])
export const accountTypes = z.record(namespace, accountType)
