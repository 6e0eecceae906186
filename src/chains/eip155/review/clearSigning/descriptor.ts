import * as z from 'zod/mini'
import { bool, finiteNumber, record, text } from '../../../../utils/schemas.ts'
import { Misfit } from './paths.ts'

/** Maximum size of a descriptor as JSON, and of a text that is shown. */
const maxJson = 1_000_000
const maxText = 300
const maxKey = 4_000

const short = text.check(z.refine((value) => value.length <= maxText, 'too long'))
const address = text.check(z.refine((value) => /^0x[\da-f]{40}$/i.test(value), 'not an address'))
const deployments = z.optional(z.array(z.object({ chainId: finiteNumber, address })))
const constants = record(text, z.unknown())

/** One text, or a few texts by name. */
const intent = z.custom<string | Record<string, string>>(
  (value) => short.safeParse(value).success || record(short, short).safeParse(value).success,
  'no intent',
)

/** How a function's call or a message is described. Fields are parsed by `parseField`, since they nest. */
const format = z.object({
  intent: z.optional(intent),
  interpolatedIntent: z.optional(
    text.check(z.refine((value) => value.length <= 2_000, 'too long')),
  ),
  fields: z.optional(z.array(z.unknown())),
  /** Only in hand-written descriptors, see `descriptors/parts.ts`. Others are marked as dangerous without it. */
  isGrave: z.optional(bool),
  /** Version 1: paths of fields that are not shown. */
  excluded: z.optional(z.array(text)),
})

const schema = z.object({
  context: z.object({
    contract: z.optional(z.looseObject({ deployments, abi: z.optional(z.unknown()) })),
    eip712: z.optional(
      z.looseObject({
        deployments,
        domain: z.optional(constants),
        domainSeparator: z.optional(text),
        schemas: z.optional(z.unknown()),
      }),
    ),
  }),
  metadata: z.optional(
    z.looseObject({
      owner: z.optional(short),
      contractName: z.optional(short),
      constants: z.optional(constants),
      enums: z.optional(constants),
      maps: z.optional(constants),
    }),
  ),
  display: z.object({
    definitions: z.optional(constants),
    formats: record(text.check(z.refine((key) => key.length <= maxKey, 'too long')), format),
  }),
})

const field = z.object({
  path: z.optional(text),
  value: z.optional(z.unknown()),
  label: z.optional(short),
  format: z.optional(short),
  params: z.optional(constants),
  $ref: z.optional(text),
  visible: z.optional(z.unknown()),
  fields: z.optional(z.array(z.unknown())),
  iteration: z.optional(text),
  encryption: z.optional(z.unknown()),
})

/** A descriptor of ERC-7730, version 1 or 2, whose includes are resolved. */
export type Descriptor = z.output<typeof schema>
export type Format = z.output<typeof format>
export type Field = z.output<typeof field>
export type Deployments = z.output<typeof deployments>

/** Treats null members as absent, because published files have some. */
const nullToUndefined = (_: string, value: unknown) => (value === null ? undefined : value)

/**
 * @param budget characters of JSON that the page's descriptors may still have together
 * @throws ZodError if the value is no descriptor; Misfit if it is too large
 */
export function parseDescriptor(value: unknown, budget = { characters: maxJson }): Descriptor {
  if (budget.characters <= 0) throw new Misfit('the descriptors are too large together')
  const json = JSON.stringify(value) ?? ''
  budget.characters -= json.length
  if (json.length > maxJson) throw new Misfit('the descriptor is too large')
  return schema.parse(JSON.parse(json, nullToUndefined))
}

/** A descriptor, and its origin: hand-written, of the public registry, or of the page whose request is read. */
export interface Source {
  descriptor: Descriptor
  origin: 'own' | 'registry' | 'page'
}

/** @throws ZodError */
export const parseField = (value: unknown): Field => field.parse(value)

/** True if one of the deployments is this contract. A descriptor without deployments is bound to none. */
export const isDeployedAt = (all: Deployments, chainId: number | null, contract: string): boolean =>
  all?.some(
    (one) => one.chainId === chainId && one.address.toLowerCase() === contract.toLowerCase(),
  ) ?? false
