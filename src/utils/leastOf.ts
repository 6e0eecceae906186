export function leastOf(one: bigint, other: bigint): bigint {
  return one < other ? one : other
}
