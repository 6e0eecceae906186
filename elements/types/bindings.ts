/** Types that the declarations for several frameworks share. */

/** Camel-case name of an attribute: `projectId` of `project-id`. */
export type CamelCase<Name> = Name extends `${infer First}-${infer Rest}`
  ? `${First}${Capitalize<CamelCase<Rest>>}`
  : Name

/**
 * Attribute types for frameworks that write `false` as a text, which HTML treats as present. Bind `value || null`
 * there.
 */
export type TextBindings<Map> = {
  [Name in keyof Map]?: (Map[Name] extends boolean ? true | '' : Map[Name]) | null | undefined
}

/** Handler properties by event name, with the prefix `on`, `on:` or another. */
export type Handlers<Map, Prefix extends string> = {
  [Name in keyof Map & string as `${Prefix}${Name}`]?: ((event: Map[Name]) => void) | undefined
}

/** The attributes that the framework defines for every element, except those that `<wallet-modal>` defines itself. */
export type Extend<Base, Own> = Omit<Base, keyof Own> & Own
